import { join } from 'node:path';
import type { Owner } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { openFile } from '@folia/contracts/file/questions';
import type { JobState } from '@folia/contracts/job';
import { importDiscarded } from '@folia/contracts/resume-import/events';
import { resumeImportJob } from '@folia/contracts/resume-import/job';
import type { ResumeImport } from '@folia/contracts/resume-import/shapes';
import { Every, On } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { ProgressWriter } from '@folia/platform/progress';
import { RpcClient } from '@folia/platform/rpc-client';
import type { DocumentView } from '@folia/resume-reading/reader/reader-messages';
import { ReaderPool } from '@folia/resume-reading/reader/reader-pool';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaidJobsService, type PlannedStart } from '../job/paid-jobs.service';
import { type ImportSummary, ResumeImportRepository } from './resume-import.repository';

type Started = { importId: string; jobId: string; reused: boolean };

@Injectable()
export class ResumeImportService {
  constructor(
    private readonly imports: ResumeImportRepository,
    private readonly jobs: PaidJobsService,
    private readonly progress: ProgressWriter,
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly readers: ReaderPool,
  ) {}

  /** `tried`: the file was tried without an account before. */
  async start(owner: Owner, fileId: string, { tried = false, planned }: { tried?: boolean; planned?: PlannedStart } = {}): Promise<Started> {
    const ownerId = owner.id;
    const { file } = await this.rpc.call(openFile, owner.caller, { id: fileId });
    const { id, reused } = await this.jobs.start(owner, {
      job: resumeImportJob,
      ...(tried && { countsWhen: 'saved' as const }),
      about: `${ownerId}:${file.sha256}`,
      planned,
      standing: async (manager) => ({ existing: await this.imports.findBySha(ownerId, file.sha256, manager), isFree: false }),
      insert: (manager, row) => this.imports.insert(manager, { id: row.id, ownerId, fileId, fileName: file.name, sha256: file.sha256 }),
      announce: (job) => this.progress.add(job, { type: 'step', attempt: 0, name: 'stored', percent: 5, facts: { bytes: file.bytes } }),
    });
    return { importId: id, jobId: id, reused };
  }

  async find(owner: Owner, sha256: string): Promise<{ found: { importId: string; jobId: string } | null }> {
    const id = await this.imports.findBySha(owner.id, sha256);
    return { found: id ? { importId: id, jobId: id } : null };
  }

  async settleFiles(fileIds: string[]): Promise<{ fileIds: string[] }> {
    return { fileIds: await this.imports.settleFiles(fileIds) };
  }

  medianSeconds(): Promise<number | null> {
    return this.imports.medianSeconds();
  }

  @Every(3_600_000)
  async forgetRefusedFiles(): Promise<void> {
    await this.imports.forgetRefusedFiles();
  }

  async get(owner: Owner, id: string): Promise<ResumeImport> {
    const found = await this.imports.get(owner.id, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async outcome(owner: Owner, id: string): Promise<{ state: JobState; sha256: string }> {
    const found = await this.imports.findOutcome(owner.id, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async list(owner: Owner): Promise<ImportSummary[]> {
    return this.imports.listByOwner(owner.id);
  }

  /** The key of a page's image, which is drawn when it is first asked for. */
  async pageImage(owner: Owner, id: string, number: number): Promise<{ key: string }> {
    const { result, fileId } = await this.get(owner, id);
    const page = result?.pages.find((one) => one.number === number && one.hasImage);
    if (!page) throw new AppError('NOT_FOUND');
    return { key: await this.shown(fileId, `page-${number}.png`, { show: 'page', page: { number, width: page.width, height: page.height } }) };
  }

  /** The key of a Word document's readable view, which is written when it is first asked for. */
  async wordView(owner: Owner, id: string): Promise<{ key: string }> {
    const { result, fileId } = await this.get(owner, id);
    if (!result?.hasView) throw new AppError('NOT_FOUND');
    const lines = result.pages.flatMap((page) => page.lines.map((line) => line.text));
    return { key: await this.shown(fileId, 'document.html', { show: 'word', lines }) };
  }

  @On(importDiscarded)
  async onDiscarded({ importId }: { importId: string }, manager: EntityManager): Promise<void> {
    await this.imports.discard(manager, importId);
  }

  /** The key of something derived from a file for the review: stored next to the file, and made once. */
  private async shown(fileId: string, name: string, view: DocumentView): Promise<string> {
    const { key: fileKey } = await this.rpc.call(openFile, systemCaller('resume-import-view'), { id: fileId });
    const folder = `${fileKey}-pages`;
    const key = `${folder}/${name}`;
    if ((await this.store.size(key)) === null) {
      await this.store.lend(fileKey, (path) => this.store.fill(folder, (target) => this.readers.show({ path, target: join(target, name), view })));
    }
    return key;
  }
}
