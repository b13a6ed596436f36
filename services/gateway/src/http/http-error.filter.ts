import { applyWithFileRoute, correctFileRoute } from '@folia/contracts/candidacy/routes';
import { AppError, errorStatus } from '@folia/contracts/errors';
import { programApiOf } from '@folia/contracts/oauth/resources';
import { startImportRoute } from '@folia/contracts/resume-import/routes';
import { tryResumeRoute } from '@folia/contracts/resume-trial/routes';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import { declaredRoute } from './declared-routes';
import { matchedRoute } from './matched-route';
import { isPassing, outageRetryS } from './outage-retry';
import { problemOf, refusalOf } from './problem';

/** Adds what a refusal says in headers: how long to wait. */
function waitHeader(reply: FastifyReply, error: AppError): void {
  const seconds = error.details?.retryAfter ?? (isPassing(errorStatus[error.code]) ? outageRetryS : undefined);
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
}

/** Where a program learns of the server that gives tokens, and that the one it came with, if it had one, is no good (RFC 6750 section 3, RFC 9728 section 5.1). */
function challenge(appUrl: string, request: FastifyRequest, reply: FastifyReply): void {
  const api = programApiOf(request.url);
  if (!api) return;
  const refused = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
  reply.header('www-authenticate', `Bearer resource_metadata="${appUrl}/.well-known/oauth-protected-resource${api}"${refused}`);
}

/** The most of a refused body that is read to its end, in bytes. */
const drainedBytes = 64 * 1024 * 1024;

/** A client that is still sending a body that is too large never reads the answer if the connection closes. */
function letFinish(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > drainedBytes) return;
  reply.header('connection', 'keep-alive');
  request.raw.resume();
}

/** A body over the limit of a route that takes a resume is a file over its limit. */
function asFile(request: FastifyRequest, refusal: AppError | null): AppError | null {
  const route = refusal?.code === 'PAYLOAD_TOO_LARGE' && declaredRoute(request);
  if (route === startImportRoute || route === applyWithFileRoute || route === correctFileRoute) return new AppError('FILE_TOO_LARGE');
  return route === tryResumeRoute ? new AppError('FILE_TOO_LARGE', { source: 'resume-trial' }) : refusal;
}

/** The one translator between thrown errors and HTTP answers. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  constructor(
    private readonly log: PinoLogger,
    private readonly appUrl: string,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = refusalOf(thrown);
    if (!refusal || refusal.code === 'DISK_FULL') this.log.error({ err: thrown, route: matchedRoute(request) }, 'a request failed');
    const error = asFile(request, refusal) ?? new AppError('INTERNAL');
    waitHeader(reply, error);
    if (errorStatus[error.code] === 413) letFinish(request, reply);
    const body = problemOf(error, request.id);
    if (body.status === 401) challenge(this.appUrl, request, reply);
    reply.status(body.status).header('content-type', 'application/problem+json; charset=utf-8').header('cache-control', 'no-store').send(JSON.stringify(body));
  }
}
