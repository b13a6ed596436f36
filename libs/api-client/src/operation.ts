import type { components, paths } from './api';

/** How the API is asked, as the typed document names it. */
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** Addresses below `/api/v1` that take a method. */
export type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never }[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = NonNullable<paths[P][M]>;
type ParametersIn<O, Where extends 'path' | 'query'> = O extends { parameters: { [Key in Where]?: infer Found } } ? NonNullable<Found> : never;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;
type AnswerOf<O> = O extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Responses[Status] extends { content: infer Content } ? Content[keyof Content] : never }[keyof Responses]
  : never;

/** A part of a request: not there where the operation has none, and optional where nothing of it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? { [Key in Name]?: never }
  : Record<never, never> extends T
    ? { [Key in Name]?: T }
    : { [Key in Name]: T };

type Common = { signal?: AbortSignal };
type WriteOptions = {
  /** One of the caller's own, so that a request of an earlier process is not done twice. Without it each call has a new one. */
  idempotencyKey?: string;
  /** The `tag` of what is changed, in place of its `version`; null, as of what has no version, is not sent. */
  ifMatch?: string | null;
};

/** What an operation takes: the names in its path, its query and its body. */
export type Asked<M extends Method, P extends PathOf<M>> = Common &
  (M extends 'get' ? unknown : WriteOptions) &
  Part<'path', ParametersIn<Operation<M, P>, 'path'>> &
  Part<'query', ParametersIn<Operation<M, P>, 'query'>> &
  Part<'body', M extends 'get' ? never : M extends 'patch' ? Versioned<BodyOf<Operation<M, P>>> : BodyOf<Operation<M, P>>>;

/** `ifMatch` may name the version in place of the body. */
type Versioned<Body> = Body extends { version: number } ? Omit<Body, 'version'> & { version?: number } : Body;

/** What an operation is answered. An original file comes as bytes. */
export type Data<M extends Method, P extends PathOf<M>> = string extends AnswerOf<Operation<M, P>> ? Uint8Array : AnswerOf<Operation<M, P>>;

/** Lists that go on: those whose answer has a cursor. */
export type PagedPath = { [P in PathOf<'get'>]: Data<'get', P> extends { items: unknown[]; nextCursor: string | null } ? P : never }[PathOf<'get'>];
/** Lists that can be kept as a copy. */
export type SyncedPath = { [P in PagedPath]: Data<'get', P> extends { deleted: unknown[]; syncToken: string | null } ? P : never }[PagedPath];
export type ItemOf<P extends PagedPath> = Data<'get', P> extends { items: (infer Item)[] } ? Item : never;

/** Why something was refused: RFC 9457. */
export type Problem = components['schemas']['Problem'];
