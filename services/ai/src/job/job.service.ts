import type { Owner } from '@folia/contracts/access';
import { type AdminJob, adminPageSize, type FailedJobs, type ListJobs } from '@folia/contracts/admin/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { openFile } from '@folia/contracts/file/questions';
import type { JobView } from '@folia/contracts/job';
import { jobCancelled } from '@folia/contracts/job/events';
import { resumeImportJob } from '@folia/contracts/resume-import/job';
import { JobDesk } from '@folia/platform/job-desk';
import { JobRows } from '@folia/platform/job-rows';
import { Outbox } from '@folia/platform/outbox';
import { ProgressWriter } from '@folia/platform/progress';
import { RpcClient } from '@folia/platform/rpc-client';
import { uuid } from '@folia/platform/sql-type';
import { row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';

const findImportedFile = statement('find-file-of-failed-import', {
  text: 'SELECT file_id AS "fileId" FROM resume_import WHERE id = $1',
  takes: { id: uuid },
  gives: { fileId: uuid },
});

@Injectable()
export class JobService {
  constructor(
    private readonly rows: JobRows,
    private readonly outbox: Outbox,
    private readonly progress: ProgressWriter,
    private readonly desk: JobDesk,
    private readonly rpc: RpcClient,
  ) {}

  get(owner: Owner, id: string): Promise<JobView> {
    return this.rows.get(id, owner.id);
  }

  async look(jobs: { id: string; ownerId: string }[]) {
    return { jobs: await this.rows.look(jobs) };
  }

  /** Ends the job; its worker notices within a heartbeat, and the unit comes back. */
  async cancel(owner: Owner, id: string): Promise<JobView> {
    const job = await this.rows.database.transaction(async (manager) => {
      const { view, ownerId } = await this.rows.cancel(manager, id, owner.id);
      await this.outbox.publish(manager, jobCancelled, { jobId: id, kind: view.kind, ownerId });
      return view;
    });
    void this.outbox.relay();
    await this.progress.tellOver(id);
    return job;
  }

  async states(jobIds: string[]) {
    return { states: await this.rows.states(jobIds) };
  }

  async list(filter: ListJobs) {
    const items = await this.desk.list(filter, adminPageSize);
    return { items, nextCursor: items.length === adminPageSize ? (items.at(-1)?.id ?? null) : null };
  }

  async counts() {
    return { counts: await this.desk.counts() };
  }

  async countFailed(filter: FailedJobs) {
    return { count: await this.desk.countFailed(filter) };
  }

  /** Throws NOT_FOUND, CONFLICT, and JOB_INPUT_GONE for what would fail at once. */
  async retry(id: string) {
    const [job] = await this.desk.list({ id }, 1);
    if (job?.state === 'failed' && (await this.isInputGone(job))) throw new AppError('JOB_INPUT_GONE');
    return this.desk.retry(id);
  }

  /** Whether a failed job ended because what it works on was gone, or, for an import, its file has been deleted since. */
  private async isInputGone({ id, kind, error }: AdminJob): Promise<boolean> {
    if (error?.code === 'NOT_FOUND') return true;
    if (kind !== resumeImportJob.name) return false;
    const found = await row(this.rows.database, findImportedFile, { id });
    if (!found) return true;
    return this.rpc.call(openFile, systemCaller('job-desk'), { id: found.fileId }).then(
      () => false,
      (error) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return true;
        throw error;
      },
    );
  }

  async end(id: string) {
    return this.desk.cancel(id);
  }
}
