import type { Caller } from '@folia/contracts/caller';
import { deleteFile, listKeptFiles, openFile, registerResumeFile, withdrawFile } from '@folia/contracts/file';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ResumeFileService } from './resume-file.service';

@Controller()
export class ResumeFileController {
  constructor(private readonly files: ResumeFileService) {}

  @Handles(registerResumeFile)
  register(caller: Caller, input: z.output<typeof registerResumeFile.input>) {
    return this.files.register(caller, input);
  }

  @Handles(withdrawFile)
  async withdraw(caller: Caller, { id }: { id: string }) {
    await this.files.withdraw(caller, id);
    return {};
  }

  @Handles(openFile)
  open(caller: Caller, { id }: { id: string }) {
    return this.files.open(caller, id);
  }

  @Handles(listKeptFiles)
  async kept(caller: Caller, { ids }: { ids: string[] }) {
    return { ids: await this.files.kept(caller, ids) };
  }

  @Handles(deleteFile)
  async delete(caller: Caller, { id }: { id: string }) {
    await this.files.delete(caller, id);
    return {};
  }
}
