import { createHash } from 'node:crypto';
import { isAction } from '@folia/contracts/access';
import { actingForId, callerOwnerId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Redis } from 'ioredis';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { env } from '../env';
import { declaredRoute } from './declared-routes';
import { matchedRoute } from './matched-route';
import type { CalledRequest } from './request.decorator';
import { openAnswer, sealAnswer } from './sealed-answer';

const keptForS = 24 * 3600;
/** A twin that never answers must not block its key for a day. */
const inFlightForS = 120;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const keyShape = /^[\x21-\x7e]{8,255}$/;

/** Keys of an account share what is kept for it; a person's own things are theirs. */
const holderOf = (request: CalledRequest) =>
  request.key && isAction(declaredRoute(request)?.access ?? 'owner') ? request.key.accountId : request.caller && callerOwnerId(request.caller);
const reading = new Set(['GET', 'HEAD']);
const isRepeatable = (request: CalledRequest) => (request.key ? !reading.has(request.method) : request.method === 'POST');

/** `answer` is sealed with the key it is kept for. */
type Kept = { body: string; status?: number; answer?: string };

/**
 * Answers a repeated POST, or any repeated write of a key, with what the first one got, for 24 h per caller, their account, route and `Idempotency-Key`: another body is 422, a twin in flight 409
 * (DESIGN section 8). Answers may hold what is shown once, so Redis holds neither them nor the key in the clear. Failures are not kept, so that they can be tried again. Rows that spend carry their own guard; without Redis this one rests.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly redis: Redis) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const key = request.headers['idempotency-key'];
    const holder = holderOf(request);
    if (!isRepeatable(request) || key === undefined || !holder || request.isMultipart()) return next.handle();
    if (typeof key !== 'string' || !keyShape.test(key))
      throw new AppError('BODY_INVALID', { issues: [{ path: 'Idempotency-Key', message: 'is 8 to 255 visible characters' }] });
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const asked = hashOf(JSON.stringify([request.method, matchedRoute(request), request.params, request.query, key, actingForId(request.caller)]));
    const name = `${env.REDIS_PREFIX}:idempotency:${holder}:${asked}`;
    const body = hashOf(JSON.stringify(request.body ?? null));
    const isFirst = await this.redis.set(name, JSON.stringify({ body } satisfies Kept), 'EX', inFlightForS, 'NX').catch(() => 'OK');
    if (!isFirst) return from(this.repeat(name, key, body, reply));
    return from(this.first(name, key, body, next, reply));
  }

  private async first(name: string, key: string, body: string, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    try {
      const answer = await lastValueFrom(next.handle(), { defaultValue: {} });
      const kept: Kept = { body, status: reply.statusCode, answer: sealAnswer(answer, key) };
      await this.redis.set(name, JSON.stringify(kept), 'EX', keptForS).catch(() => {});
      return answer;
    } catch (error) {
      await this.redis.del(name).catch(() => {});
      throw error;
    }
  }

  private async repeat(name: string, key: string, body: string, reply: FastifyReply): Promise<unknown> {
    const found = await this.redis.get(name).catch(() => {
      throw new AppError('UNAVAILABLE');
    });
    const kept = JSON.parse(found ?? 'null') as Kept | null;
    if (kept && kept.body !== body) throw new AppError('IDEMPOTENCY_MISMATCH');
    if (!kept || kept.status === undefined) throw new AppError('IDEMPOTENCY_IN_FLIGHT');
    reply.status(kept.status).header('idempotent-replayed', 'true');
    return openAnswer(kept.answer ?? '', key);
  }
}
