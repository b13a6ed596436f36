import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { openFile } from '@folia/contracts/file/questions';
import { resumeImportJob } from '@folia/contracts/resume-import/job';
import { Processes } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import type { Work } from '@folia/platform/job-runner';
import { RpcClient } from '@folia/platform/rpc-client';
import { ReaderPool } from '@folia/resume-reading/reader/reader-pool';
import { Injectable } from '@nestjs/common';
import { ModelPassService } from './model-pass.service';
import { ResumeImportRepository } from './resume-import.repository';

/** The progress after each step of the reading, in percent; the reading itself is most of the work. */
const percentAt: Record<string, number> = { read: 40, sections: 60, entries: 85 };

/** Reads one stored file into a review. Idempotent: the result is written once, together with the end of the row. */
@Injectable()
export class ResumeImportProcessor {
  constructor(
    private readonly imports: ResumeImportRepository,
    private readonly store: FileStore,
    private readonly rpc: RpcClient,
    private readonly modelPass: ModelPassService,
    private readonly readers: ReaderPool,
  ) {}

  @Processes(resumeImportJob)
  async process(work: Work): Promise<void> {
    const { claim, signal, report, finish } = work;
    const fileId = await this.imports.findFileId(claim.id);
    if (!fileId) throw new AppError('NOT_FOUND');
    const { key, file } = await this.rpc.call(openFile, systemCaller('resume-import'), { id: fileId });
    report({ name: 'stored', percent: 10, facts: { bytes: file.bytes } });
    const asOf = new Date().toISOString().slice(0, 7);
    const read = await this.store.lend(key, (path) =>
      this.readers.read(
        { path, fileName: file.name, kind: file.kind, asOf },
        ({ name, counts }) => report({ name, percent: percentAt[name] ?? 50, facts: counts }),
        signal,
      ),
    );
    const result = await this.modelPass.improve(work, read);
    report({ name: 'ready', percent: 95, facts: { entries: result.entries.length, words: result.words.visible, placed: result.words.placed } });
    await finish((manager) => this.imports.saveResult(manager, claim.id, result));
  }
}
