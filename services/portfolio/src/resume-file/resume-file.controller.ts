import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { deleteFile, keepTextFile, listKeptFiles, openFile, registerResumeFile, withdrawFile } from '@folia/contracts/file/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ResumeFileService } from './resume-file.service';

@Controller()
export class ResumeFileController {
  constructor(private readonly files: ResumeFileService) {}

  @Handles(registerResumeFile)
  register(owner: Owner, input: z.output<typeof registerResumeFile.input>) {
    return this.files.register(owner, input);
  }

  @Handles(keepTextFile)
  keepText(_caller: Caller, input: z.output<typeof keepTextFile.input>) {
    return this.files.keepText(input);
  }

  @Handles(withdrawFile)
  async withdraw(owner: Owner, { id }: { id: string }) {
    await this.files.withdraw(owner, id);
    return {};
  }

  @Handles(openFile)
  open(caller: Caller, { id }: { id: string }) {
    return this.files.open(caller, id);
  }

  @Handles(listKeptFiles)
  async kept(owner: Owner, { ids }: { ids: string[] }) {
    return { ids: await this.files.kept(owner, ids) };
  }

  @Handles(deleteFile)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.files.delete(owner, id);
    return {};
  }
}
