import type { Member } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { jobCancelled } from '@folia/contracts/job/events';
import { screeningRun } from '@folia/contracts/screening/job';
import type { Reading } from '@folia/contracts/screening/shapes';
import { Every } from '@folia/platform/discovery';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { ProgressWriter } from '@folia/platform/progress';
import { Queues } from '@folia/platform/queues';
import { currentTraceparent } from '@folia/platform/trace';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadingRepository } from './reading.repository';
import { ScreeningJobRepository } from './screening-job.repository';

/** Reading of candidates: one run at a time for each job, which goes on until nobody is unread. */
@Injectable()
export class ReadingService {
  constructor(
    private readonly readings: ReadingRepository,
    private readonly jobs: ScreeningJobRepository,
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly outbox: Outbox,
    private readonly progress: ProgressWriter,
  ) {}

  /**
   * Asks for whoever is unread, in the transaction that made them so and that has locked the job; a run that goes on takes them along. Call what it answers once
   * the transaction is committed: the run then begins at once, and otherwise with the next sweep.
   */
  async ask(manager: EntityManager, jobId: string): Promise<() => Promise<void>> {
    const { runId } = await this.readings.count(jobId, manager);
    const unread = runId ? null : await this.readings.findUnread(manager, jobId);
    if (!unread) return async () => {};
    const id = newId();
    await this.rows.insert({ id, job: screeningRun, ownerId: unread.accountId, caller: systemCaller('screening') }, manager);
    await this.readings.insertRun(manager, id, jobId);
    return async () => {
      await this.queues.add(screeningRun.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { turn: await this.rows.turnOf(id) });
    };
  }

  /** The job whose candidates are about to become unread; call {@link ask} in the same transaction. */
  async hold(manager: EntityManager, jobId: string): Promise<void> {
    await this.readings.lock(manager, jobId);
  }

  /** Whoever came to a job, by whatever way, is read within two seconds. */
  @Every(1_000)
  async readNewcomers(): Promise<void> {
    for (const jobId of await this.readings.listNew()) {
      const wake = await this.rows.database.transaction(async (manager) => {
        await this.readings.lock(manager, jobId);
        return this.ask(manager, jobId);
      });
      await wake();
    }
  }

  async get({ accountId }: Member, jobId: string): Promise<Reading> {
    if (!(await this.jobs.find(accountId, jobId))) throw new AppError('NOT_FOUND');
    return this.readings.count(jobId);
  }

  async start(member: Member, jobId: string): Promise<Reading> {
    const wake = await this.rows.database.transaction(async (manager) => {
      if (!(await this.jobs.lock(manager, member.accountId, jobId))) throw new AppError('NOT_FOUND');
      return this.ask(manager, jobId);
    });
    await wake();
    return this.get(member, jobId);
  }

  async cancel(member: Member, jobId: string): Promise<Reading> {
    const { accountId } = member;
    const { runId } = await this.get(member, jobId);
    if (!runId) throw new AppError('JOB_OVER');
    await this.rows.database.transaction(async (manager) => {
      await this.rows.cancel(manager, runId, accountId);
      await this.outbox.publish(manager, jobCancelled, { jobId: runId, kind: screeningRun.name, ownerId: accountId });
    });
    void this.outbox.relay();
    await this.progress.tellOver(runId);
    return this.get(member, jobId);
  }
}
