import { callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { producerRedis } from '@folia/platform/redis';
import { type CanActivate, type ExecutionContext, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import type { CalledRequest } from './request.decorator';

type Rule = { name: string; points: number; seconds: number; matches: (method: string, path: string) => boolean };

/** First match counts. Reads are limited where they cost something. */
const rules: Rule[] = [
  { name: 'sign-in', points: 60, seconds: 60, matches: (_method, path) => path.startsWith('/api/users/signin') },
  // A given-up username is held for 90 days: nobody shall collect them.
  { name: 'rename', points: 10, seconds: 24 * 3600, matches: (method, path) => method === 'PATCH' && path.startsWith('/api/users/uname/') },
  { name: 'username', points: 30, seconds: 60, matches: (_method, path) => path.startsWith('/api/users/uname/') },
  { name: 'people-search', points: 120, seconds: 60, matches: (_method, path) => path === '/api/users/search' },
  { name: 'import', points: 30, seconds: 60, matches: (method, path) => method === 'POST' && path.endsWith('/import-resume') },
  { name: 'fit-score', points: 60, seconds: 60, matches: (method, path) => method === 'POST' && path === '/api/fit-scores' },
  { name: 'tailor-made', points: 60, seconds: 60, matches: (method, path) => method === 'POST' && path === '/api/tailored-resumes' },
  // Each is written anew.
  { name: 'resume-file', points: 300, seconds: 60, matches: (_method, path) => /^\/files\/(?:tailored-resumes|resume)\//.test(path) },
  // Each runs an engine or a reading process.
  {
    name: 'resume-reading',
    points: 120,
    seconds: 60,
    matches: (_method, path) => /^\/api\/(?:me\/resume|tailored-resumes\/[^/]+\/(?:effects|reading))$/.test(path),
  },
  // Each may hold a connection to somebody else's server for seconds.
  { name: 'read-page', points: 20, seconds: 60, matches: (_method, path) => path === '/api/saved-jobs/read-page' || path === '/api/link-previews' },
  { name: 'open-link', points: 120, seconds: 60, matches: (_method, path) => path === '/api/links/open' },
  // An account is sent three links an hour at most, whoever asks.
  { name: 'recover', points: 30, seconds: 3600, matches: (_method, path) => path.startsWith('/api/users/recover') },
  // Behind this stand the finer limits of the service: per address, and by what was confirmed.
  { name: 'guest-message', points: 100, seconds: 3600, matches: (_method, path) => path.startsWith('/api/guest-messages') },
  { name: 'export', points: 20, seconds: 60, matches: (_method, path) => path.startsWith('/api/me/export/') },
  { name: 'write', points: 600, seconds: 60, matches: (method) => method !== 'GET' && method !== 'HEAD' },
];

/** Counts requests per person, or per address for guests, in Redis; in this process while Redis is away. */
@Injectable()
export class RateLimitGuard implements CanActivate, OnApplicationShutdown {
  private readonly redis = producerRedis(env.REDIS_URL);
  private readonly limiters = new Map(
    rules.map(({ name, points, seconds }) => {
      const options = { points, duration: seconds, keyPrefix: `${env.REDIS_PREFIX}:limit-${name}` };
      return [
        name,
        new RateLimiterRedis({ ...options, storeClient: this.redis, rejectIfRedisNotReady: true, insuranceLimiter: new RateLimiterMemory(options) }),
      ];
    }),
  );

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const rule = rules.find((one) => one.matches(request.method, request.url.split('?')[0] ?? ''));
    if (!rule) return true;
    const who = (request.caller && callerUserId(request.caller)) ?? request.ip;
    const outcome = await this.limiters
      .get(rule.name)
      ?.consume(who)
      .catch((refused) => refused);
    if (!(outcome instanceof RateLimiterRes)) return true;
    const seconds = Math.ceil(outcome.msBeforeNext / 1000);
    reply.header('ratelimit-policy', `"${rule.name}";q=${rule.points};w=${rule.seconds}`);
    reply.header('ratelimit', `"${rule.name}";r=${Math.max(0, outcome.remainingPoints)};t=${seconds}`);
    if (outcome.consumedPoints > rule.points) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds });
    return true;
  }

  onApplicationShutdown() {
    this.redis.disconnect();
  }
}
