import { type Caller, systemCaller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import { importDiscarded } from '@folia/contracts/events';
import { openFile } from '@folia/contracts/file';
import { type ResumeImport, resumeImportJob } from '@folia/contracts/resume-import';
import { releaseUsage, reserveUsage } from '@folia/contracts/usage';
import { On } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { ProgressWriter } from '@folia/platform/progress';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { currentTraceparent } from '@folia/platform/trace';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DocumentView } from './reader-messages';
import { ReaderPool } from './reader-pool';
import { type ImportSummary, ResumeImportRepository } from './resume-import.repository';

type Started = { importId: string; jobId: string; reused: boolean };

@Injectable()
export class ResumeImportService {
  constructor(
    private readonly imports: ResumeImportRepository,
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly progress: ProgressWriter,
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly readers: ReaderPool,
  ) {}

  /** Id, then unit, then row, then message: whatever breaks in between costs nothing and loses nothing (DESIGN section 1.4). */
  async start(caller: Caller, fileId: string): Promise<Started> {
    const ownerId = requireUser(caller);
    const { file } = await this.rpc.call(openFile, caller, { id: fileId });
    const earlier = await this.imports.findBySha(ownerId, file.sha256);
    if (earlier) return reused(earlier);
    const id = newId();
    await this.rpc.call(reserveUsage, caller, { jobId: id, meter: 'resume-import' });
    const twin = await this.rows.database
      .transaction(async (manager) => {
        await this.imports.lockFile(manager, ownerId, file.sha256);
        const first = await this.imports.findBySha(ownerId, file.sha256, manager);
        if (first) return first;
        await this.rows.insert({ id, job: resumeImportJob, ownerId, caller }, manager);
        await this.imports.insert(manager, { id, ownerId, fileId, fileName: file.name, sha256: file.sha256 });
        return null;
      })
      .catch(async (error) => {
        await this.giveBack(caller, id);
        throw error;
      });
    if (twin) {
      await this.giveBack(caller, id);
      return reused(twin);
    }
    await this.progress.add(id, { type: 'step', attempt: 0, name: 'stored', percent: 5, facts: { bytes: file.bytes } });
    await this.queues.add(resumeImportJob.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { priority: (await this.rows.unfinished(ownerId)) + 1 });
    return { importId: id, jobId: id, reused: false };
  }

  async find(caller: Caller, sha256: string): Promise<{ found: { importId: string; jobId: string } | null }> {
    const id = await this.imports.findBySha(requireUser(caller), sha256);
    return { found: id ? { importId: id, jobId: id } : null };
  }

  async get(caller: Caller, id: string): Promise<ResumeImport> {
    const found = await this.imports.get(id, caller);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async list(caller: Caller): Promise<ImportSummary[]> {
    return this.imports.listByOwner(requireUser(caller));
  }

  /** Where the image of a page is; drawn when it is first asked for. */
  async pageImage(caller: Caller, id: string, number: number): Promise<{ key: string }> {
    const { result, fileId } = await this.get(caller, id);
    const page = result?.pages.find((one) => one.number === number && one.hasImage);
    if (!page) throw new AppError('NOT_FOUND');
    return { key: await this.shown(fileId, `page-${number}.png`, { show: 'page', page: { number, width: page.width, height: page.height } }) };
  }

  /** Where the readable view of a Word document is; written when it is first asked for. */
  async wordView(caller: Caller, id: string): Promise<{ key: string }> {
    const { result, fileId } = await this.get(caller, id);
    if (!result?.hasView) throw new AppError('NOT_FOUND');
    const lines = result.pages.flatMap((page) => page.lines.map((line) => line.text));
    return { key: await this.shown(fileId, 'document.html', { show: 'word', lines }) };
  }

  @On(importDiscarded)
  async onDiscarded({ importId }: { importId: string }, manager: EntityManager): Promise<void> {
    await this.imports.discard(manager, importId);
  }

  /** The key of something that is made of a file for the review: it stands beside the file in the store, and is made once. */
  private async shown(fileId: string, name: string, view: DocumentView): Promise<string> {
    const { key: fileKey } = await this.rpc.call(openFile, systemCaller('resume-import-view'), { id: fileId });
    const folder = `${fileKey}-pages`;
    const key = `${folder}/${name}`;
    if ((await this.store.size(key)) === null) {
      await this.store.makeFolder(folder);
      await this.readers.show({ path: this.store.path(fileKey), target: this.store.path(key), view });
    }
    return key;
  }

  /** A unit that can't be given back now is settled by the ledger's sweep. */
  private async giveBack(caller: Caller, jobId: string): Promise<void> {
    await this.rpc.call(releaseUsage, caller, { jobId }).catch(() => {});
  }
}

const reused = (id: string): Started => ({ importId: id, jobId: id, reused: true });
