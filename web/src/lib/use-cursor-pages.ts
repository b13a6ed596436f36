import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api';
import type { AnswerOf, Given, PathOf } from './api-routes';

type CursorPage = { items: readonly unknown[]; nextCursor: string | null };
/** Paths whose answers are lists in pages. */
type PagedPath = { [P in PathOf<'GET'>]: AnswerOf<'GET', P> extends CursorPage ? P : never }[PathOf<'GET'>];
type QueryOf<P extends PagedPath> = Given<'GET', P> extends { query?: infer Query } ? Query : never;
type NamesOf<P extends PagedPath> = Given<'GET', P> extends { path: infer Names } ? Names : never;
type Options<P extends PagedPath> = { query?: QueryOf<P>; path?: NamesOf<P>; refetchInterval?: number; gcTime?: number };

/** A list that the server gives page by page; `query` says which, and `path` has the names in the path. */
export function useCursorPages<P extends PagedPath>(key: readonly unknown[], address: P, { query: asked, path, ...options }: Options<P> = {}) {
  const ask = api.get as (address: P, call: object) => Promise<CursorPage & AnswerOf<'GET', P>>;
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => ask(address, { path, query: { ...(asked as object | undefined), cursor: pageParam || undefined }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchOnMount: 'always',
    ...options,
  });
  type One = AnswerOf<'GET', P> extends { items: readonly (infer T)[] } ? T : never;
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  return { ...query, items: query.data?.pages.flatMap((page) => (page.items ?? []) as One[]) };
}
