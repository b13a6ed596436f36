import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api';

type CursorPage<T> = { items: T[]; nextCursor: string | null };

/** A list that the server gives page by page. `path` has its query already; the cursor is added. */
export function useCursorPages<T>(key: readonly unknown[], path: string, options: { refetchInterval?: number; gcTime?: number } = {}) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? `${path.includes('?') ? '&' : '?'}cursor=${pageParam}` : '';
      return api.get<Partial<CursorPage<T>>>(path + cursor, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchOnMount: 'always',
    ...options,
  });
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  return { ...query, items: query.data?.pages.flatMap((page) => page.items ?? []) };
}
export type CursorPages<T> = ReturnType<typeof useCursorPages<T>>;
