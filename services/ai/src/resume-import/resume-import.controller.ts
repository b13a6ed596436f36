import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { getImportPace } from '@folia/contracts/figures/questions';
import {
  findResumeImport,
  getImportOutcome,
  getResumeImport,
  listResumeImports,
  openPageImage,
  openWordView,
  settleImportedFiles,
  startResumeImport,
} from '@folia/contracts/resume-import/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { ResumeImportService } from './resume-import.service';

@Controller()
export class ResumeImportController {
  constructor(private readonly imports: ResumeImportService) {}

  @Handles(startResumeImport)
  start(owner: Owner, { fileId, tried }: { fileId: string; tried: boolean }) {
    return this.imports.start(owner, fileId, { tried });
  }

  @Handles(findResumeImport)
  find(owner: Owner, { sha256 }: { sha256: string }) {
    return this.imports.find(owner, sha256);
  }

  @Handles(settleImportedFiles)
  settleFiles(_caller: Caller, { fileIds }: { fileIds: string[] }) {
    return this.imports.settleFiles(fileIds);
  }

  @Handles(getResumeImport)
  get(owner: Owner, { id }: { id: string }) {
    return this.imports.get(owner, id);
  }

  @Handles(getImportOutcome)
  outcome(owner: Owner, { id }: { id: string }) {
    return this.imports.outcome(owner, id);
  }

  @Handles(listResumeImports)
  async list(owner: Owner) {
    return { items: await this.imports.list(owner) };
  }

  @Handles(getImportPace)
  async pace() {
    return { importSeconds: await this.imports.medianSeconds() };
  }

  @Handles(openPageImage)
  pageImage(owner: Owner, { id, page }: { id: string; page: number }) {
    return this.imports.pageImage(owner, id, page);
  }

  @Handles(openWordView)
  wordView(owner: Owner, { id }: { id: string }) {
    return this.imports.wordView(owner, id);
  }
}
