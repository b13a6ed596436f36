import type { Member, Owner } from '@folia/contracts/access';
import { actingForId, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { listJobStates } from '@folia/contracts/job/questions';
import { isOwnModelPaying } from '@folia/contracts/own-model/questions';
import { type Meter, meters } from '@folia/contracts/plans';
import { importDiscarded } from '@folia/contracts/resume-import/events';
import { getPortfolioUsage, getScreeningUsage } from '@folia/contracts/usage/questions';
import type { MeterUsage, UsageView } from '@folia/contracts/usage/shapes';
import { Every, On } from '@folia/platform/discovery';
import { counter } from '@folia/platform/metrics';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { answerMeters } from '../deep-talk/answer-unit.repository';
import { type HeldState, type Period, periodStart, UsageRepository } from './usage.repository';

const sweeps = counter('usage_sweeps_total', 'Looks for units that are held although their job is over');
const swept = counter('usage_swept_units_total', 'Units that only a sweep settled', ['outcome']);

type JobOver = { jobId: string };
type Terms = { until?: 'done' | 'saved'; planned?: boolean };

const held: HeldState[] = ['reserved', 'until-saved'];

/** The same job asked before, or asks at the same moment. */
const unlessTwice = (error: { constraint?: string }): 'twice' => {
  if (error.constraint === 'usage_pkey') return 'twice';
  throw error;
};

/** Reserves a unit before a job, commits it when the job is done, releases it when the job fails: a person never pays for our failure (DESIGN section 1.4). */
@Injectable()
export class UsageService {
  constructor(
    private readonly usage: UsageRepository,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** `until`: what settles the unit, the end of the job or the saving of its review. `planned`: the job waited for it. */
  async reserve(
    { id: userId, accountId }: Member,
    jobId: string,
    meter: Meter,
    { until = 'done', planned = false }: Terms = {},
  ): Promise<{ reserved: boolean }> {
    const state = until === 'saved' ? 'until-saved' : 'reserved';
    const take = async (manager: EntityManager) => {
      // A job may have waited for its unit for weeks.
      if (accountId !== userId && !(await this.usage.isMember(manager, accountId, userId))) throw new AppError('NOT_FOUND');
      const period = await this.usage.holdPeriod(manager, accountId);
      const { limit, per } = period.terms.meters[meter];
      const start = periodStart(period, per);
      if (await this.usage.take(manager, { jobId, meter, userId, accountId, start, limit, state, planned })) return null;
      const resetsAt = per === 'month' ? period.monthEnd.toISOString() : null;
      return { meter, limit, used: await this.usage.used(accountId, meter, start, manager), resetsAt, upgradeUrl: '/pricing' };
    };
    const spent = await this.database.transaction(take).catch(unlessTwice);
    if (spent === null || (await this.usage.isReserved(jobId, meter))) return { reserved: true };
    throw spent === 'twice' ? new AppError('JOB_OVER') : new AppError('QUOTA_EXCEEDED', spent);
  }

  async release(jobId: string): Promise<void> {
    await this.database.transaction((manager) => this.usage.release(manager, jobId, held));
  }

  async view({ id, caller }: Owner): Promise<UsageView> {
    const accountId = actingForId(caller) ?? id;
    const [period, own] = await Promise.all([this.usage.period(accountId), this.usage.period(id)]);
    const { terms, today } = own;
    const [metersOfPeriod, answers, portfolio, ofCandidates, ownModel] = await Promise.all([
      this.metersIn(period, accountId),
      this.usage.used(id, answerMeters.given, today),
      this.rpc.call(getPortfolioUsage, systemCaller('usage'), { ownerId: id }).catch(() => null),
      this.bytesOfCandidates(id),
      this.rpc.call(isOwnModelPaying, systemCaller('usage'), { accountId: id }).catch(() => null),
    ]);
    const storedBytes = portfolio && ofCandidates !== null ? portfolio.storedBytes + ofCandidates : null;
    const tomorrow = new Date(today.getTime() + 24 * 3_600_000).toISOString();
    return {
      plan: period.plan,
      meters: metersOfPeriod,
      ownModel: ownModel?.isPaying ?? false,
      allowances: [
        { allowance: 'answers', used: answers, limit: terms.answersPerDay, per: 'day', resetsAt: tomorrow },
        { allowance: 'profiles', used: portfolio?.profiles ?? null, limit: terms.profiles, per: 'now', resetsAt: null },
        { allowance: 'storage', used: storedBytes, limit: terms.storageBytes, per: 'now', resetsAt: null },
      ],
    };
  }

  /** The meters of any account; the caller checks who may see them. */
  async metersOf(accountId: string): Promise<MeterUsage[]> {
    return this.metersIn(await this.usage.period(accountId), accountId);
  }

  /** What an organisation keeps, which has no portfolio: the files of its candidates. */
  async storageOf(accountId: string): Promise<{ used: number | null; limit: number | null }> {
    const [{ terms }, used] = await Promise.all([this.usage.period(accountId), this.bytesOfCandidates(accountId)]);
    return { used, limit: terms.storageBytes };
  }

  /** Null while screening cannot be asked. */
  private async bytesOfCandidates(accountId: string): Promise<number | null> {
    const found = await this.rpc.call(getScreeningUsage, systemCaller('usage'), { accountId }).catch(() => null);
    return found?.storedBytes ?? null;
  }

  private async metersIn(period: Period, accountId: string): Promise<MeterUsage[]> {
    const rows = meters.map(async (meter) => {
      const { limit, per } = period.terms.meters[meter];
      const used = await this.usage.used(accountId, meter, periodStart(period, per));
      return { meter, used, limit, per, resetsAt: per === 'month' ? period.monthEnd.toISOString() : null };
    });
    return Promise.all(rows);
  }

  async noteSpared({ id: userId }: Owner, jobId: string, meter: Meter): Promise<void> {
    await this.usage.noteSpared({ jobId, meter, userId });
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
