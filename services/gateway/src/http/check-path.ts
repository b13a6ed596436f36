import { AppError } from '@folia/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath } from './canonical-path';

const forPrograms = /^\/(?:api|files)(?:\/|$)/;
const reading = new Set(['GET', 'HEAD']);

/**
 * Runs before anything else looks at a request: a path that is not in its one spelling is refused. The router decodes, so any other spelling would be a
 * second name of the same thing. People follow addresses that others have mangled on the way: they are led to the plain one. True when that was the answer.
 */
export function checkPath(request: FastifyRequest, reply: FastifyReply): boolean {
  const [path = '', ...query] = request.url.split('?');
  const spelled = canonicalPath(path);
  if (spelled === path) return false;
  if (spelled === null || forPrograms.test(spelled) || !reading.has(request.method))
    throw new AppError('PATH_NOT_CANONICAL', spelled ? { path: spelled } : undefined);
  reply.header('cache-control', 'no-store').redirect([spelled, ...query].join('?'), 308);
  return true;
}
