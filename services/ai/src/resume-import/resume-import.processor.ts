import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { openFile } from '@folia/contracts/file';
import { resumeImportJob } from '@folia/contracts/resume-import';
import { Processes } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import type { Work } from '@folia/platform/job-runner';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ModelPassService } from './model-pass.service';
import { ReaderPool } from './reader-pool';
import { ResumeImportRepository } from './resume-import.repository';
import { pagesKey } from './resume-import.service';

/** Documents read at once by one worker: each has a process of its own. */
const atOnce = 3;

/** How far along each step of the reading is, in percent; the reading itself is most of it. */
const percentAt: Record<string, number> = { read: 40, sections: 60, entries: 85 };

/** Reads one stored file into a review: idempotent, since the result is written once, with the end of the row. */
@Injectable()
export class ResumeImportProcessor implements OnApplicationShutdown {
  private readonly readers = new ReaderPool(atOnce);

  constructor(
    private readonly imports: ResumeImportRepository,
    private readonly store: FileStore,
    private readonly rpc: RpcClient,
    private readonly modelPass: ModelPassService,
  ) {}

  @Processes(resumeImportJob, { concurrency: atOnce })
  async process(work: Work): Promise<void> {
    const { claim, signal, report, finish } = work;
    const fileId = await this.imports.findFileId(claim.id);
    if (!fileId) throw new AppError('NOT_FOUND');
    const { key, file } = await this.rpc.call(openFile, systemCaller('resume-import'), { id: fileId });
    report({ name: 'stored', percent: 10, facts: { bytes: file.bytes } });
    const read = await this.readers.read(
      {
        path: this.store.path(key),
        fileName: file.name,
        kind: file.kind,
        asOf: new Date().toISOString().slice(0, 7),
        imageDirectory: await this.store.makeFolder(pagesKey(key)),
      },
      ({ name, counts }) => report({ name, percent: percentAt[name] ?? 50, facts: counts }),
      signal,
    );
    const result = await this.modelPass.improve(work, read);
    report({ name: 'ready', percent: 95, facts: { entries: result.entries.length, words: result.words.visible, placed: result.words.placed } });
    await finish((manager) => this.imports.saveResult(manager, claim.id, result));
  }

  async onApplicationShutdown() {
    await this.readers.close();
  }
}
