import { ticketHeader } from '@folia/contracts/candidacy/limits';
import { programApiOf } from '@folia/contracts/oauth/resources';
import { accountHeader } from '@folia/contracts/organisation/account-header';
import type { FastifyRequest } from 'fastify';
import { env } from '../env';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const exposedHeaders = ['etag', 'retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id'];

/** For the web, which comes with cookies. */
const forWeb = {
  origin: [new URL(env.APP_URL).origin, ...env.ALLOWED_ORIGINS],
  credentials: true,
  methods,
  allowedHeaders: [
    'authorization',
    accountHeader,
    ticketHeader,
    'content-type',
    'x-requested-with',
    'idempotency-key',
    'last-event-id',
    'traceparent',
    'x-request-id',
  ],
  exposedHeaders,
  maxAge: 600,
};

/** For programs anywhere: a key in a header is all that counts, so no origin is better than another, and cookies are not sent. */
const forKeys = {
  origin: '*',
  methods,
  allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match', 'mcp-protocol-version', 'traceparent', 'x-request-id'],
  exposedHeaders: [...exposedHeaders, 'deprecation', 'link', 'sunset', 'idempotent-replayed', 'www-authenticate'],
  maxAge: 600,
};

/** Which origins may ask for this, as @fastify/cors wants to be told. */
export const corsOf = (request: FastifyRequest, done: (error: null, options: object) => void): void => done(null, programApiOf(request.url) ? forKeys : forWeb);
