import { callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { matchedRoute } from './matched-route';
import { rateLimitOf, rateLimits } from './rate-limits';
import type { CalledRequest } from './request.decorator';

/** Counts requests per person, or per address for guests, in Redis; in this process while Redis is away. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters: Map<string, RateLimiterRedis>;

  constructor(redis: Redis) {
    this.limiters = new Map(
      rateLimits.map(({ name, points, seconds }) => {
        const options = { points, duration: seconds, keyPrefix: `${env.REDIS_PREFIX}:limit-${name}` };
        return [name, new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: new RateLimiterMemory(options) })];
      }),
    );
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const rule = rateLimitOf(request.method, matchedRoute(request));
    if (!rule) return true;
    const who = (request.caller && callerUserId(request.caller)) ?? request.ip;
    const outcome = await this.limiters
      .get(rule.name)
      ?.consume(who)
      .catch((refused) => refused);
    // Whoever left while this was counted, unanswered, must not find it done later.
    if (request.raw.socket.destroyed) throw new AppError('UNAVAILABLE');
    if (!(outcome instanceof RateLimiterRes)) return true;
    const seconds = Math.ceil(outcome.msBeforeNext / 1000);
    reply.header('ratelimit-policy', `"${rule.name}";q=${rule.points};w=${rule.seconds}`);
    reply.header('ratelimit', `"${rule.name}";r=${Math.max(0, outcome.remainingPoints)};t=${seconds}`);
    if (outcome.consumedPoints > rule.points) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds });
    return true;
  }
}
