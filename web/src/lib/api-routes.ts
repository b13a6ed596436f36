import type { ApiRoute } from '@folia/contracts/features';
import type { NamesIn } from '@folia/contracts/route';

type Routes = { [R in ApiRoute as R['address']]: R };
export type Method = ApiRoute['method'];

/** The paths a method goes to, without `/api`, as the contracts write them: `/links/{id}`. */
export type PathOf<M extends Method> = keyof Routes extends infer Address ? (Address extends `${M} /api${infer Path}` ? Path : never) : never;
type RouteAt<M extends Method, P extends string> = Routes[`${M} /api${P}` & keyof Routes];
type Takes<M extends Method, P extends string> = NonNullable<RouteAt<M, P>['takes']>;

type None = Record<never, never>;
type KeysOf<T> = T extends unknown ? keyof T : never;
/** One part of a request: left out where there is nothing in it, and optional where all of it is. */
type Part<Name extends string, T> = [KeysOf<T>] extends [never] ? None : None extends T ? { [N in Name]?: T } : { [N in Name]: T };

/** What a call gives a route: the names in its path, its query and its body. */
export type Given<M extends Method, P extends string> = Part<'path', Record<NamesIn<P>, string>> &
  Part<'query', Takes<M, P>['query']> &
  Part<'body', Takes<M, P>['body']>;

/** The whole answer of a route; null where it gives no JSON. */
export type AnswerOf<M extends Method, P extends string> = NonNullable<RouteAt<M, P>['gives']>;

/** Any call, as it is sent. */
export type AnyGiven = { path?: Readonly<Record<string, string>>; query?: Readonly<Record<string, unknown>>; body?: unknown };

/** The address of a call: names put into the path, then the query, without what is undefined. */
export function addressOf(path: string, { path: names = {}, query = {} }: AnyGiven): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return said.length > 0 ? `${filled}?${new URLSearchParams(said)}` : filled;
}
