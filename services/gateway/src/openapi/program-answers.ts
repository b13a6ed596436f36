import { type ErrorCode, errorStatus } from '@folia/contracts/errors';
import type { Route } from '@folia/contracts/route';
import { z } from 'zod';

const header = (description: string, pattern: string, required = true) => ({ description, required, schema: { type: 'string', pattern } });

/** The headers of answers to programs; `http/key-headers.interceptor.ts`, the limits and the translator of errors send them. */
export const programHeaders = {
  'X-Request-Id': header('Names this request in what you write to us', '^[A-Za-z0-9-]{8,64}$'),
  RateLimit: header('How many requests of the account are left, and for how many seconds', '^"api";r=\\d+;t=\\d+$'),
  'RateLimit-Policy': header('How many requests an account has, in how many seconds', '^"api";q=\\d+;w=\\d+$'),
  'Retry-After': header('Seconds after which to ask again', '^\\d+$'),
  'WWW-Authenticate': header(
    'Where a token is had (RFC 9728), and whether the one that came was refused (RFC 6750)',
    '^Bearer resource_metadata="[^"]+"(, error="invalid_token")?$',
  ),
  ETag: header('The version of what is answered, for `If-None-Match` and `If-Match`', '^"\\d+-[\\w-]+"$'),
  Link: header('Where the list goes on, but on its last page; and where one reads about a deprecation', '^<[^>]+>; rel="(next|deprecation)"', false),
  Deprecation: header('Since when this should no longer be used (RFC 9745)', '^@\\d+$'),
  Sunset: header('When this is gone (RFC 8594)', '^[A-Z][a-z]{2}, \\d\\d [A-Z][a-z]{2} \\d{4} 00:00:00 GMT$'),
  'Idempotent-Replayed': header('`true`: what the first request with this `Idempotency-Key` was answered', '^true$', false),
};

type Name = keyof typeof programHeaders;
const named = (...names: Name[]) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Whether answers of a route carry an entity tag for programs: those of a question about something with a version. */
const hasTag = ({ question, answer }: Route) => question !== null && answer instanceof z.ZodObject && answer.shape.version instanceof z.ZodNumber;

/** What a done request of a program is answered in headers. */
export const headersOfDone = (route: Route) =>
  named(
    'X-Request-Id',
    'RateLimit',
    'RateLimit-Policy',
    ...(hasTag(route) ? (['ETag'] as const) : []),
    ...(route.query?.shape.cursor ? (['Link'] as const) : []),
    ...(route.method === 'GET' ? [] : (['Idempotent-Replayed'] as const)),
  );

/** What each answer of a route that will go says about that. */
export const headersOfDeprecated = ({ deprecated }: Route) =>
  deprecated ? named('Deprecation', 'Link', ...(deprecated.sunset === null ? [] : (['Sunset'] as const))) : {};

/** Nothing new since the entity tag that a program named. */
export const unchangedOf = (route: Route) =>
  route.method === 'GET' && hasTag(route)
    ? {
        304: {
          description: 'It is as `If-None-Match` says',
          headers: { ...named('X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'ETag'), ...headersOfDeprecated(route) },
        },
      }
    : {};

const waiting: readonly number[] = [429, 503, 504];

/** What a refusal of a program is answered in headers. */
export const headersOfRefusal = (status: number) =>
  named('X-Request-Id', ...(status === 401 ? (['WWW-Authenticate'] as const) : []), ...(waiting.includes(status) ? (['Retry-After'] as const) : []));

/** The problem of a refusal with one of these codes alone. */
export const problemWith = (problem: object, codes: readonly ErrorCode[]) => {
  const status = codes[0] && errorStatus[codes[0]];
  return { allOf: [problem, { type: 'object', properties: { status: { const: status }, code: { enum: codes } } }] };
};
