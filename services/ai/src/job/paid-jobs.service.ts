import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { Job, JobState } from '@folia/contracts/job';
import { jobCancelled } from '@folia/contracts/job/events';
import type { Meter } from '@folia/contracts/plans';
import { noteSparedUnit, releaseUsage, reserveUsage } from '@folia/contracts/usage/questions';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { text } from '@folia/platform/sql-type';
import { affected, statement } from '@folia/platform/statement';
import { currentTraceparent } from '@folia/platform/trace';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OwnModelService } from '../llm/own-model.service';

/** What a request finds: a job that already exists for the same thing, and whether another one is free. */
export type Standing = { existing: string | null; isFree: boolean };

/** Runs in the transaction that makes a job which waited for units; what it throws ends the start. */
export type PlannedStart = (manager: EntityManager) => Promise<void>;

/** A request for a job that costs a unit of a meter. */
export type PaidJob = {
  job: Job & { readonly meter: Meter };
  /** When the unit counts; without it, when the job is done. */
  countsWhen?: 'saved';
  planned?: PlannedStart;
  /** Requests with the same value run one at a time. */
  about: string;
  /** Null: the subject does not exist or belongs to another person. */
  standing: (manager: EntityManager) => Promise<Standing | null>;
  /** Writes what belongs to the job, in the transaction of its row. */
  insert: (manager: EntityManager, row: { id: string; isFree: boolean }) => Promise<void>;
  /** Announces the job before a worker can see it. */
  announce?: (id: string) => Promise<void>;
};

const lockWish = statement('lock-wish-for-paid-job', { text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', takes: { wish: text } });

/** Jobs that cost a unit: a concurrent duplicate request gets the first one's job, and a request that comes to nothing gives its unit back. */
@Injectable()
export class PaidJobsService {
  constructor(
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    private readonly ownModels: OwnModelService,
  ) {}

  /**
   * Id, then unit (none where an own model pays), then row, then message: wherever this breaks off, nothing is charged and nothing is lost (DESIGN section 1.4). Throws NOT_FOUND,
   * QUOTA_EXCEEDED.
   */
  async start(owner: Owner, wish: PaidJob): Promise<{ id: string; free: boolean; reused: boolean }> {
    const ownerId = owner.id;
    const standing = await wish.standing(this.rows.database.manager);
    if (!standing) throw new AppError('NOT_FOUND');
    const { existing, isFree } = standing;
    if (existing) return { id: existing, free: isFree, reused: true };
    const id = newId();
    const costs = !isFree && !(await this.ownModels.isPaying(ownerId));
    if (costs)
      await this.rpc.call(reserveUsage, owner.caller, { jobId: id, meter: wish.job.meter, until: wish.countsWhen, planned: wish.planned !== undefined });
    else if (wish.planned && !isFree) await this.rpc.call(noteSparedUnit, owner.caller, { jobId: id, meter: wish.job.meter });
    const isMade = await this.rows.database
      .transaction(async (manager) => {
        await affected(manager, lockWish, { wish: `${wish.job.name}:${wish.about}` });
        const now = await wish.standing(manager);
        // Meanwhile the subject was deleted, or a concurrent request started or paid for the job.
        if (!now || now.existing || now.isFree !== isFree) return false;
        await this.rows.insert({ id, job: wish.job, ownerId, caller: owner.caller }, manager);
        await wish.insert(manager, { id, isFree: !costs });
        await wish.planned?.(manager);
        return true;
      })
      .catch(async (error) => {
        if (costs) await this.giveBack(owner, id);
        throw error;
      });
    if (!isMade) {
      if (costs) await this.giveBack(owner, id);
      return this.start(owner, wish);
    }
    await wish.announce?.(id);
    await this.queues.add(wish.job.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { turn: await this.rows.turnOf(id) });
    return { id, free: !costs, reused: false };
  }

  /**
   * Deletes what belongs to a job; if the job is in progress it ends, and its unit comes back. Throws NOT_FOUND when `remove` finds nothing of this owner's.
   */
  async delete(
    { id: ownerId }: Owner,
    job: Job,
    id: string,
    remove: (manager: EntityManager, ownerId: string) => Promise<{ state: JobState } | null>,
  ): Promise<void> {
    await this.rows.database.transaction(async (manager) => {
      const gone = await remove(manager, ownerId);
      if (!gone) throw new AppError('NOT_FOUND');
      if (gone.state === 'accepted' || gone.state === 'running') await this.outbox.publish(manager, jobCancelled, { jobId: id, kind: job.name, ownerId });
    });
    void this.outbox.relay();
  }

  /** If a unit can't be given back now, the ledger's sweep settles it. */
  private async giveBack(owner: Owner, jobId: string): Promise<void> {
    await this.rpc.call(releaseUsage, owner.caller, { jobId }).catch(() => {});
  }
}
