import type { Owner } from '@folia/contracts/access';
import { planChanged } from '@folia/contracts/billing/events';
import { AppError } from '@folia/contracts/errors';
import { openFile, withdrawFile } from '@folia/contracts/file/questions';
import { ownModelSaved } from '@folia/contracts/own-model/events';
import { plannedJobFailed } from '@folia/contracts/planned-job/events';
import { mostPlannedJobs, type PlanJob, type PlannedJob, type PlannedUntil } from '@folia/contracts/planned-job/shapes';
import type { Meter } from '@folia/contracts/plans';
import { getUsage } from '@folia/contracts/usage/questions';
import { Every, On } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FitScoreService } from '../fit-score/fit-score.service';
import type { PlannedStart } from '../job/paid-jobs.service';
import { PostingService } from '../posting/posting.service';
import { ResumeImportService } from '../resume-import/resume-import.service';
import { StartTailoringService } from '../tailored-resume/start-tailoring.service';
import { type DueJob, type NewPlannedJob, PlannedJobRepository } from './planned-job.repository';

type Wish = Pick<NewPlannedJob, 'postingId' | 'profileId' | 'fileId' | 'fileName'> & { kind: Meter };

/** What ends the wait for good: what was to be done is not there any more, or its meter will not start again. */
const endings = ['NOT_FOUND', 'NOT_A_JOB', 'NEVER_RESETS'] as const;

/**
 * Jobs that wait for units. The row of a wait goes in the transaction that makes the job, so that whatever breaks off between two steps, a wish becomes one job;
 * a unit that was reserved for a job that never came to be is given back by the ledger's sweep.
 */
@Injectable()
export class PlannedJobService {
  constructor(
    private readonly planned: PlannedJobRepository,
    private readonly postings: PostingService,
    private readonly scores: FitScoreService,
    private readonly tailoring: StartTailoringService,
    private readonly imports: ResumeImportService,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    private readonly database: DataSource,
  ) {}

  async plan(owner: Owner, { kind, start, until }: PlanJob): Promise<PlannedJob> {
    const { postingId, text, url } = start;
    if (postingId) await this.postings.getWithText(owner.id, postingId);
    const dueAt = await this.nextStart(owner, kind, until);
    const kept = postingId ?? (await this.postings.keep(owner.id, text ?? '', url ?? null));
    const profileId = 'profileId' in start ? (start.profileId ?? null) : null;
    return this.keep(owner, { kind, postingId: kept, profileId, fileId: null, fileName: null }, dueAt);
  }

  async planImport(owner: Owner, fileId: string, until?: PlannedUntil): Promise<PlannedJob> {
    const { file } = await this.rpc.call(openFile, owner.caller, { id: fileId });
    const dueAt = await this.nextStart(owner, 'resume-import', until);
    return this.keep(owner, { kind: 'resume-import', postingId: null, profileId: null, fileId, fileName: file.name }, dueAt);
  }

  async list(owner: Owner): Promise<PlannedJob[]> {
    return this.planned.list(owner.id);
  }

  async cancel(owner: Owner, id: string): Promise<void> {
    const gone = await this.planned.delete(owner.id, id);
    if (!gone) throw new AppError('NOT_FOUND');
    // A file that can't be withdrawn now is found by portfolio's sweep.
    if (gone.fileId) await this.rpc.call(withdrawFile, owner.caller, { id: gone.fileId }).catch(() => {});
  }

  /** A bigger plan may have room now; what has none waits on. */
  @On(planChanged)
  async onPlanChanged({ accountId }: { accountId: string }, manager: EntityManager): Promise<void> {
    await this.planned.makeDue(manager, accountId);
  }

  /** Who brings a model along needs no units any more. */
  @On(ownModelSaved)
  async onOwnModelSaved({ accountId }: { accountId: string }, manager: EntityManager): Promise<void> {
    await this.planned.makeDue(manager, accountId);
  }

  /** Starts what is due. Several processes may do so at once. */
  @Every(5_000)
  async startDue(): Promise<void> {
    for (const due of await this.planned.claimDue()) await this.tryToStart(due);
  }

  private async tryToStart(due: DueJob): Promise<void> {
    const owner = { id: due.ownerId, caller: due.caller };
    try {
      const { reused } = await this.start(owner, due, async (manager) => {
        // Cancelled while it was about to start.
        if (!(await this.planned.delete(due.ownerId, due.id, manager))) throw new AppError('JOB_OVER');
      });
      // Its owner was faster: what they waited for is there.
      if (reused) await this.planned.delete(due.ownerId, due.id);
    } catch (error) {
      await this.settle(owner, due, error);
    }
  }

  private async start(owner: Owner, { kind, postingId, profileId, fileId }: DueJob, planned: PlannedStart): Promise<{ reused: boolean }> {
    if (kind === 'resume-import') return this.imports.start(owner, fileId ?? '', { planned });
    const about = { postingId: postingId ?? '' };
    return kind === 'fit-score' ? this.scores.start(owner, { ...about, profileId }, planned) : this.tailoring.start(owner, about, planned);
  }

  /** Anything but an ending is a passing trouble: it is tried again after a minute. */
  private async settle(owner: Owner, { id, kind }: DueJob, error: unknown): Promise<void> {
    if (!(error instanceof AppError) || error.code === 'JOB_OVER') return;
    const reason = error.code === 'QUOTA_EXCEEDED' ? await this.putOff(owner, id, kind) : endings.find((code) => code === error.code);
    if (!reason) return;
    await this.database.transaction(async (manager) => {
      if (await this.planned.noteProblem(manager, id, reason)) await this.outbox.publish(manager, plannedJobFailed, { plannedJobId: id, ownerId: owner.id });
    });
    void this.outbox.relay();
  }

  /** To the next beginning of the meter, or the reason why there is none. */
  private async putOff(owner: Owner, id: string, meter: Meter): Promise<'NEVER_RESETS' | undefined> {
    try {
      await this.planned.putOff(id, await this.nextStart(owner, meter));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NEVER_RESETS') return error.code;
    }
    return undefined;
  }

  /** When the meter starts again; now, if there are units left; null, if it waits for a bigger plan alone. */
  private async nextStart(owner: Owner, wanted: Meter, until: PlannedUntil = 'reset'): Promise<Date | null> {
    const { meters } = await this.rpc.call(getUsage, owner.caller, {});
    const found = meters.find(({ meter }) => meter === wanted);
    if (!found || found.limit === null || found.used < found.limit) return new Date();
    if (until === 'plan') return null;
    if (!found.resetsAt) throw new AppError('NEVER_RESETS', { meter: wanted, upgradeUrl: '/pricing' });
    return new Date(found.resetsAt);
  }

  private async keep(owner: Owner, wish: Wish, dueAt: Date | null): Promise<PlannedJob> {
    const id = await this.planned.insert({ id: newId(), ownerId: owner.id, caller: owner.caller, ...wish, dueAt }, mostPlannedJobs);
    const kept = id && (await this.planned.find(owner.id, id));
    if (!kept) throw new AppError('PLANNED_JOBS_FULL', { limit: mostPlannedJobs });
    return kept;
  }
}
