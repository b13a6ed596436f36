import { AppError } from '@folia/contracts/errors';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { env } from '../env';
import { VisitSaltService } from '../visit/visit-salt.service';

const dayMs = 86_400_000;
/** A turn is held for so long without a sign of life; that of a killed process is soon free again. */
const heldForMs = 6_000;
const renewedEveryMs = 2_000;
const held = 'held';
const spent = 'spent';

/** Somebody's only try of a day while it is under way: it counts from `spend` on, and `giveBack` frees it again. */
export type TrialTurn = { spend(): Promise<void>; giveBack(): Promise<void> };

/** One try a day for each visitor, by the hash of the day: what is kept names nobody, and ends with the day (UTC). */
@Injectable()
export class TrialTurnsService {
  constructor(
    private readonly redis: Redis,
    private readonly salts: VisitSaltService,
  ) {}

  /** Throws TRIAL_USED after today's try, READERS_BUSY while one is under way, UNAVAILABLE where neither can be known. */
  async take(who: { address: string; userAgent: string }, now = Date.now()): Promise<TrialTurn> {
    const visitor = await this.salts.visitorOf({ userId: null, ...who }, now);
    if (!visitor) throw new AppError('UNAVAILABLE');
    const key = `${env.REDIS_PREFIX}:resume-trial:${visitor}`;
    const found = await this.redis.set(key, held, 'PX', heldForMs, 'NX', 'GET').catch(() => {
      throw new AppError('UNAVAILABLE');
    });
    const midnight = (Math.floor(now / dayMs) + 1) * dayMs;
    if (found === spent) throw new AppError('TRIAL_USED', { retryAfter: Math.ceil((midnight - now) / 1000) });
    if (found === held) throw new AppError('READERS_BUSY', { retryAfter: heldForMs / 1000 });
    const renew = setInterval(() => void this.redis.pexpire(key, heldForMs).catch(() => {}), renewedEveryMs);
    return {
      spend: async () => {
        clearInterval(renew);
        await this.redis.set(key, spent, 'PXAT', midnight).catch(() => {});
      },
      // Where this fails the turn ends by itself.
      giveBack: async () => {
        clearInterval(renew);
        await this.redis.del(key).catch(() => {});
      },
    };
  }
}
