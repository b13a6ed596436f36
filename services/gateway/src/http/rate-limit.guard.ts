import { callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type RateLimit, rateLimits } from '@folia/contracts/rate-limits';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { declaredRoute } from './declared-routes';
import { networkOf } from './network-of';
import type { CalledRequest } from './request.decorator';

/** Counts requests per person, per account for keys, or per network for guests, in Redis; in this process while Redis is away, and what its limit says. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters: Map<string, RateLimiterRedis | RateLimiterMemory>;

  constructor(redis: Redis) {
    this.limiters = new Map(
      Object.entries<RateLimit | null>(rateLimits).flatMap(([name, limit]) => {
        if (!limit) return [];
        const { points, seconds, byProcess } = limit;
        const options = { points, duration: seconds, keyPrefix: `${env.REDIS_PREFIX}:limit-${name}` };
        const own = new RateLimiterMemory(options);
        const shared = { ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: own };
        return [[name, byProcess ? own : new RateLimiterRedis(shared)] as const];
      }),
    );
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const name = declaredRoute(request)?.limit ?? 'none';
    const rule = rateLimits[name];
    if (!rule) return true;
    const who = request.key?.accountId ?? (request.caller && callerUserId(request.caller)) ?? networkOf(request.ip);
    const outcome = await this.limiters
      .get(name)
      ?.consume(who)
      .catch((refused) => refused);
    // A caller who hung up while this was counted must not find it done later.
    if (request.raw.socket.destroyed) throw new AppError('UNAVAILABLE');
    if (!(outcome instanceof RateLimiterRes)) return true;
    const seconds = Math.ceil(outcome.msBeforeNext / 1000);
    reply.header('ratelimit-policy', `"${name}";q=${rule.points};w=${rule.seconds}`);
    reply.header('ratelimit', `"${name}";r=${Math.max(0, outcome.remainingPoints)};t=${seconds}`);
    if (outcome.consumedPoints > rule.points) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds });
    return true;
  }
}
