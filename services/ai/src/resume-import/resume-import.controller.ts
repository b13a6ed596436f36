import type { Caller } from '@folia/contracts/caller';
import {
  findResumeImport,
  getResumeImport,
  listResumeImports,
  openPageImage,
  openWordView,
  settleImportedFiles,
  startResumeImport,
} from '@folia/contracts/resume-import';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { ResumeImportService } from './resume-import.service';

@Controller()
export class ResumeImportController {
  constructor(private readonly imports: ResumeImportService) {}

  @Handles(startResumeImport)
  start(caller: Caller, { fileId }: { fileId: string }) {
    return this.imports.start(caller, fileId);
  }

  @Handles(findResumeImport)
  find(caller: Caller, { sha256 }: { sha256: string }) {
    return this.imports.find(caller, sha256);
  }

  @Handles(settleImportedFiles)
  settleFiles(caller: Caller, { fileIds }: { fileIds: string[] }) {
    return this.imports.settleFiles(caller, fileIds);
  }

  @Handles(getResumeImport)
  get(caller: Caller, { id }: { id: string }) {
    return this.imports.get(caller, id);
  }

  @Handles(listResumeImports)
  async list(caller: Caller) {
    return { items: await this.imports.list(caller) };
  }

  @Handles(openPageImage)
  pageImage(caller: Caller, { id, page }: { id: string; page: number }) {
    return this.imports.pageImage(caller, id, page);
  }

  @Handles(openWordView)
  wordView(caller: Caller, { id }: { id: string }) {
    return this.imports.wordView(caller, id);
  }
}
