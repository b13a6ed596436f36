import type { Member, Person } from '@folia/contracts/access';
import { answerBegun } from '@folia/contracts/deep-talk/events';
import type { AnswerCount } from '@folia/contracts/deep-talk/shapes';
import { AppError } from '@folia/contracts/errors';
import { answersPerAsker } from '@folia/contracts/limits';
import type { TeamAnswerCount } from '@folia/contracts/shortlist/shapes';
import { Every, On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsageRepository } from '../usage/usage.repository';
import { type AnswerUnit, AnswerUnitRepository, answerMeters } from './answer-unit.repository';

/** The units of answers: reserved before the job, spent with the first words, and given back by the ledger when the job ends without any. */
@Injectable()
export class AnswerUnitService {
  constructor(
    private readonly units: AnswerUnitRepository,
    private readonly usage: UsageRepository,
  ) {}

  /** See the contract for what it throws. All units are taken, or none. */
  async reserve({ id: askerId }: Person, jobId: string, ownerId: string): Promise<void> {
    await this.take(jobId, askerId, await this.unitsOf(askerId, ownerId), { perMinute: answersPerAsker.minute, upgradeUrl: null });
  }

  async count({ id: askerId }: Person, ownerId: string): Promise<AnswerCount> {
    const { start, end } = await this.units.today();
    const wanted = await this.unitsOf(askerId, ownerId);
    const counts = await Promise.all(wanted.map(async (unit) => ({ ...unit, used: await this.usage.used(unit.accountId, unit.meter, start) })));
    const left = ({ used, limit }: { used: number; limit: number | null }) => (limit === null ? Number.POSITIVE_INFINITY : limit - used);
    const own = counts.filter(({ userId }) => userId === askerId).sort((a, b) => left(a) - left(b));
    const { used = 0, limit = null } = own[0] ?? {};
    return { used, limit: limit ?? answersPerAsker.day, isSpent: counts.some((one) => left(one) <= 0), resetsAt: end.toISOString() };
  }

  /** One of the account's day, whoever of its members asks. */
  async reserveForTeam({ id: userId, accountId }: Member, jobId: string): Promise<void> {
    const { terms } = await this.usage.period(accountId);
    const unit: AnswerUnit = { meter: answerMeters.given, userId, accountId, limit: terms.answersPerDay };
    await this.take(jobId, userId, [unit], { perMinute: null, upgradeUrl: '/pricing' });
  }

  async countForTeam({ accountId }: Member): Promise<TeamAnswerCount> {
    const [{ terms }, { start, end }] = await Promise.all([this.usage.period(accountId), this.units.today()]);
    return { used: await this.usage.used(accountId, answerMeters.given, start), limit: terms.answersPerDay, resetsAt: end.toISOString() };
  }

  @On(answerBegun)
  async onBegun({ jobId }: { jobId: string }, manager: EntityManager): Promise<void> {
    await this.units.spend(manager, jobId);
  }

  @Every(3_600_000)
  async forget(): Promise<void> {
    await this.units.removeOld();
  }

  private async take(
    jobId: string,
    askerId: string,
    units: readonly AnswerUnit[],
    { perMinute, upgradeUrl }: { perMinute: number | null; upgradeUrl: string | null },
  ): Promise<void> {
    const { refused, secondsLeft, start, end } = await this.units.reserve(jobId, askerId, units, perMinute);
    if (refused === null) return;
    const spent = units.find(({ meter }) => meter === refused);
    if (!spent) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, secondsLeft ?? 1) });
    const { userId, accountId, meter, limit } = spent;
    // What a portfolio gave to others is nobody else's business.
    const used = userId === askerId ? await this.usage.used(accountId, meter, start) : limit;
    throw new AppError('QUOTA_EXCEEDED', { meter: 'deep-talk', limit, used, resetsAt: end.toISOString(), upgradeUrl });
  }

  /** The asker's own counts first, so that everybody waits for the portfolio's in the same order. */
  private async unitsOf(askerId: string, ownerId: string): Promise<AnswerUnit[]> {
    const { plan, terms } = await this.usage.period(ownerId);
    return [
      { meter: answerMeters.asked, userId: askerId, accountId: askerId, limit: answersPerAsker.day },
      ...(plan === 'free' ? [{ meter: answerMeters.askedOf(ownerId), userId: askerId, accountId: askerId, limit: answersPerAsker.dayOfFree }] : []),
      { meter: answerMeters.given, userId: ownerId, accountId: ownerId, limit: terms.answersPerDay },
    ];
  }
}
