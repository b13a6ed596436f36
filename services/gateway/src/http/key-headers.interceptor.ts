import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { declaredRoute } from './declared-routes';
import { namesTag } from './names-tag';
import type { CalledRequest } from './request.decorator';
import { tagOf } from './with-version';

/** What programs read in headers: the entity tag of what has a version (RFC 9110), and where a list goes on (RFC 8288). */
@Injectable()
export class KeyHeadersInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    if (!request.key) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((answer) => withHeaders(request, reply, answer)));
  }
}

function withHeaders(request: CalledRequest, reply: FastifyReply, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { version, nextCursor } = answer as { version?: unknown; nextCursor?: unknown };
  if (typeof nextCursor === 'string' && declaredRoute(request)?.query?.shape.cursor) {
    const others = reply.getHeader('link');
    reply.header('link', [`<${nextPage(request, nextCursor)}>; rel="next"`, ...(others ? [others] : [])].join(', '));
  }
  if (typeof version !== 'number') return answer;
  const tag = tagOf(version, createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16));
  reply.header('etag', tag);
  if (!['GET', 'HEAD'].includes(request.method) || !namesTag(request.headers['if-none-match'], tag)) return answer;
  reply.status(304);
  return undefined;
}

function nextPage(request: CalledRequest, cursor: string): string {
  const [path = '', query] = request.url.split('?');
  const asked = new URLSearchParams(query);
  asked.set('cursor', cursor);
  return `${path}?${asked}`;
}
