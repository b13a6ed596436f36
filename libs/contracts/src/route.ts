import { z } from 'zod';
import { type Access, isAction } from './access';
import type { ErrorCode } from './errors';
import { ruleOf } from './organisation/roles';
import type { Meter } from './plans';
import type { RateLimitName } from './rate-limits';
import type { Rpc } from './rpc';
import type { Scope } from './scopes';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One HTTP route: what the gateway mounts, what guards check, and what the OpenAPI document says (DESIGN section 8). */
export type Route = {
  readonly method: Method;
  /** In OpenAPI's notation: `/api/links/{id}`. */
  readonly path: string;
  /** What the gateway asks, with the path parameters, the query and the body. Null if a controller of its own answers. */
  readonly question: Rpc | null;
  readonly access: Access;
  /** What an API key needs to call it; null: no key may, but to ask what it is itself. */
  readonly scope: Scope | null;
  /** Where it stands a second time for keys, below {@link v1Prefix}; null: nowhere. */
  readonly v1: string | null;
  readonly limit: RateLimitName;
  /** The meter that a call may cost a unit of. */
  readonly spends?: Meter;
  /** The caller's opened links count too: for writes about the person behind a page that the caller sees. */
  readonly carriesLinks: boolean;
  readonly summary: string;
  readonly query?: z.ZodObject;
  /** Headers that the route needs beside those of every request, in small letters. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body may also be a file in a multipart form. */
  readonly takesFile: boolean;
  readonly status: 200 | 201 | 202;
  /** Null: a stream of server-sent events, or of the media type that `download` names. */
  readonly answer: z.ZodType | null;
  readonly download?: string;
  readonly errors: readonly ErrorCode[];
  /** Null for a route that stays. */
  readonly deprecated: Deprecation | null;
};

/** From when a route should no longer be used, and from when it is gone (midnights UTC, as dates; null: not decided); `link` says what takes its place. */
export type Deprecation = { readonly since: string; readonly sunset: string | null; readonly link: string };

type Schema = z.ZodType | null;
type Options<Q extends Rpc, Query extends z.ZodObject, Body extends z.ZodType, Answer extends Schema> = Pick<Route, 'limit' | 'summary'> &
  Partial<Pick<Route, 'spends' | 'carriesLinks' | 'takesFile' | 'status' | 'download' | 'errors' | 'headers' | 'deprecated'>> & {
    query?: Query;
    body?: Body;
  } & ({ question: Q; access?: never; answer?: never; scope?: never } | { question?: never; access: Access; answer: Answer; scope?: Scope });

/** The path parameters as types: `'id' | 'key'` for `/api/{id}/{key}`. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A path with the same parameters as another. */
type Alike<Path extends string, Other extends string> = [NamesIn<Path>, NamesIn<Other>] extends [NamesIn<Other>, NamesIn<Path>] ? Path : never;

type None = Record<never, never>;
type Without<T, Names extends PropertyKey> = T extends unknown ? Omit<T, Names> : never;
type RestOf<Q extends Rpc, Address extends string> = [Q] extends [never] ? None : Without<z.input<Q['input']>, NamesIn<Address>>;
type ReadsIn<Address extends string, Reading, Writing> = Address extends `GET ${string}` ? Reading : Writing;

/** A route as its callers see it, with address, input and output known as types. `takes` and `gives` have no values at run time. */
type RouteOf<Address extends string, Query, Body, Answer> = Route & {
  readonly address: Address;
  readonly takes?: { readonly query: Query; readonly body: Body };
  readonly gives?: Answer;
};

/** The path parameters: `id` and `key` for `/api/{id}/{key}`. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * Declares `<METHOD> <path>`. With a question, the route has its access and output; the input fields that are not path parameters become the query of a GET, or
 * the body of a write. `errors` are those of the question; refusals because of the query, the body, the limit and the idempotency key are added automatically.
 */
export function route<
  const Address extends `${Method} /${string}`,
  Q extends Rpc = never,
  Query extends z.ZodObject = never,
  Body extends z.ZodType = never,
  Answer extends Schema = never,
  const V1 extends `/${string}` = never,
>(
  address: Address,
  options: Options<Q, Query, Body, Answer> & { v1?: Alike<V1, Address> },
): RouteOf<
  Address,
  [Query] extends [never] ? ReadsIn<Address, RestOf<Q, Address>, None> : z.input<Query>,
  [Body] extends [never] ? ReadsIn<Address, None, RestOf<Q, Address>> : z.input<Body>,
  [Q] extends [never] ? (Answer extends z.ZodType ? z.output<Answer> : null) : z.output<Q['output']>
> {
  const [method, path] = address.split(' ') as [Method, string];
  const { question = null, carriesLinks = false, takesFile = false, status = 200, errors = [] } = options;
  const rest = question && restOf(question.input, namesIn(path));
  const reads = method === 'GET';
  const query = options.query ?? (reads ? asObject(rest) : undefined);
  const body = options.body ?? (reads ? undefined : (rest ?? undefined));
  // One of the two is always there; were it not, nobody but an admin may ask.
  const access = question?.access ?? options.access ?? 'admin';
  const answer = question?.output ?? options.answer ?? null;
  const scope = question ? ([question.scope ?? []].flat()[0] ?? null) : (options.scope ?? null);
  const shared = { method, path, question, access, scope, v1: options.v1 ?? null, carriesLinks, takesFile, status, answer, query, body };
  const known = errorsOf({ ...shared, limit: options.limit, spends: options.spends });
  return {
    ...shared,
    address,
    limit: options.limit,
    spends: options.spends,
    summary: options.summary,
    download: options.download,
    headers: options.headers,
    deprecated: options.deprecated ?? null,
    errors: [...new Set([...known, ...errors])],
  };
}

/** Where the API for programs stands. */
const v1Prefix = '/api/v1';

/** Whether a route is for keys, and for nobody else. */
export const isV1 = ({ path }: Pick<Route, 'path'>): boolean => path.startsWith(`${v1Prefix}/`);

/** The same route for keys: the same question, input and answer. Null where no key may come. */
export function inV1(known: Route): Route | null {
  if (known.v1 === null) return null;
  const path = `${v1Prefix}${known.v1}`;
  return { ...known, path, v1: null, limit: 'api', errors: [...new Set([...known.errors, ...programErrorsOf({ ...known, path })])] };
}

/** What a program can be refused with wherever it asks: for its key, the shape of its request, its pace, and because something is away. */
const programErrorsOf = ({ method, path }: Pick<Route, 'method' | 'path'>): ErrorCode[] => [
  'SIGN_IN_REQUIRED',
  'KEY_REFUSED',
  'SESSION_EXPIRED',
  'SUSPENDED',
  'FORBIDDEN',
  'UNKNOWN_FIELD',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'TIMEOUT',
  ...(namesIn(path).length > 0 ? (['NOT_FOUND'] as const) : []),
  ...(method === 'GET' ? [] : (['BODY_INVALID', 'UNSUPPORTED_MEDIA_TYPE', 'CONTENT_ENCODED', 'PAYLOAD_TOO_LARGE', ...idempotencyErrors] as const)),
];

/** The part of a question's input that is not in the path; null if there is none. */
function restOf(input: z.ZodType, names: string[]): z.ZodType | null {
  if (!(input instanceof z.ZodObject)) return input;
  const rest = names.length > 0 ? input.omit(Object.fromEntries(names.map((name) => [name, true])) as Record<string, never>) : input;
  return Object.keys(rest.shape).length > 0 ? rest : null;
}

const asObject = (schema: z.ZodType | null): z.ZodObject | undefined => (schema instanceof z.ZodObject ? schema : undefined);

const idempotencyErrors = ['IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'] as const satisfies readonly ErrorCode[];

type Refusing = Pick<Route, 'method' | 'path' | 'access' | 'query' | 'body' | 'takesFile' | 'limit' | 'spends'>;

function errorsOf({ method, path, access, query, body, takesFile, limit, spends }: Refusing): ErrorCode[] {
  return [
    ...(query || body ? (['BODY_INVALID', 'UNKNOWN_FIELD'] as const) : []),
    ...(body || takesFile ? (['UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(spends ? (['QUOTA_EXCEEDED', 'ROLE_NOT_ENOUGH', 'ORGANISATION_READ_ONLY'] as const) : []),
    ...(limit === 'none' ? [] : (['TOO_MANY_REQUESTS'] as const)),
    ...(access === 'admin' ? (['FORBIDDEN'] as const) : []),
    ...(isAction(access) ? (['NOT_FOUND', 'ROLE_NOT_ENOUGH'] as const) : []),
    ...(isAction(access) && ruleOf(access).writes ? (['ORGANISATION_READ_ONLY'] as const) : []),
    ...(method === 'POST' && access !== 'guest' && !takesFile ? idempotencyErrors : []),
    ...(isV1({ path }) ? programErrorsOf({ method, path }) : []),
  ];
}
