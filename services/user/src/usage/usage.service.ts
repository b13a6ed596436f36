import type { Owner } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { listJobStates } from '@folia/contracts/job/questions';
import { type Meter, meters, plans } from '@folia/contracts/plans';
import { importDiscarded, importSaved } from '@folia/contracts/resume-import/events';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { Every, On } from '@folia/platform/discovery';
import { counter } from '@folia/platform/metrics';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type HeldState, periodStart, UsageRepository } from './usage.repository';

const sweeps = counter('usage_sweeps_total', 'Looks for units that are held although their job is over');
const swept = counter('usage_swept_units_total', 'Units that only a sweep settled', ['outcome']);

type JobOver = { jobId: string };
type Terms = { until?: 'done' | 'saved'; planned?: boolean };

const held: HeldState[] = ['reserved', 'until-saved'];

/** Reserves a unit before a job, commits it when the job is done, releases it when the job fails: a person never pays for our failure (DESIGN section 1.4). */
@Injectable()
export class UsageService {
  constructor(
    private readonly usage: UsageRepository,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** `until`: what settles the unit, the end of the job or the saving of its review. `planned`: the job waited for it. */
  async reserve({ id: userId }: Owner, jobId: string, meter: Meter, { until = 'done', planned = false }: Terms = {}): Promise<{ reserved: boolean }> {
    const period = await this.usage.period(userId);
    const allowance = plans[period.plan].meters[meter];
    const start = periodStart(period, allowance);
    const state = until === 'saved' ? 'until-saved' : 'reserved';
    const outcome = await this.usage.reserve({ jobId, meter, userId, accountId: userId, start, limit: allowance.limit, state, planned });
    if (outcome === 'reserved' || (outcome === 'twice' && (await this.usage.isReserved(jobId, meter)))) return { reserved: true };
    const resetsAt = allowance.per === 'month' ? period.monthEnd.toISOString() : null;
    throw new AppError('QUOTA_EXCEEDED', {
      meter,
      limit: allowance.limit,
      used: await this.usage.used(userId, meter, start),
      resetsAt,
      upgradeUrl: '/pricing',
    });
  }

  async release(jobId: string): Promise<void> {
    await this.usage.release(this.database.manager, jobId, held);
  }

  async view(owner: Owner): Promise<UsageView> {
    return this.viewOf(owner.id);
  }

  /** The usage of any person; the caller checks who may see it. */
  async viewOf(userId: string): Promise<UsageView> {
    const period = await this.usage.period(userId);
    const rows = meters.map(async (meter) => {
      const { limit, per } = plans[period.plan].meters[meter];
      const used = await this.usage.used(userId, meter, periodStart(period, { limit, per }));
      return { meter, used, limit, per, resetsAt: per === 'month' ? period.monthEnd.toISOString() : null };
    });
    return { plan: period.plan, meters: await Promise.all(rows) };
  }

  isPlanned(jobId: string, manager: EntityManager): Promise<boolean> {
    return this.usage.isPlanned(manager, jobId);
  }

  async onDone({ jobId }: JobOver, manager: EntityManager): Promise<void> {
    await this.usage.commit(manager, jobId, 'reserved');
  }

  async onFailed({ jobId }: JobOver, manager: EntityManager): Promise<void> {
    await this.usage.release(manager, jobId, held);
  }

  async onCancelled({ jobId }: JobOver, manager: EntityManager): Promise<void> {
    await this.usage.release(manager, jobId, held);
  }

  @On(importSaved)
  async onSaved({ importId }: { importId: string }, manager: EntityManager): Promise<void> {
    await this.usage.commit(manager, importId, 'until-saved');
  }

  @On(importDiscarded)
  async onDiscarded({ importId, ownerId, sha256 }: { importId: string; ownerId: string; sha256: string }, manager: EntityManager): Promise<void> {
    // What did not count yet costs nothing, however often it is discarded.
    if (await this.usage.release(manager, importId, ['until-saved'])) return;
    if (await this.usage.noteGivenBack(manager, ownerId, sha256)) await this.usage.release(manager, importId, ['reserved', 'committed']);
  }

  /** Settles units whose job is over or was never created: the event that should have done it is late or was never written. */
  @Every(15_000)
  async settle(): Promise<void> {
    const units = await this.usage.heldLong();
    sweeps.inc();
    if (units.length === 0) return;
    const { states } = await this.rpc.call(listJobStates, systemCaller('usage-settle'), { jobIds: units.map(({ jobId }) => jobId) });
    for (const { jobId, state } of units) {
      const job = states[jobId];
      const isDone = job === 'done';
      if (!job || job === 'accepted' || job === 'running' || (isDone && state === 'until-saved')) continue;
      await (isDone ? this.usage.commit(this.database.manager, jobId, state) : this.release(jobId));
      swept.inc({ outcome: isDone ? 'committed' : 'released' });
    }
  }
}
