import type { CreateLinkInput, Link, LinkPage, UpdateLinkInput } from '@folia/contracts/link/shapes';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api';

const key = ['links'] as const;
const limit = 100;

/**
 * All links of the owner: the filters count them, and a search looks through all. Views come from outside, so they are requested again whenever the screen
 * opens.
 */
export function useLinks() {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => api.get('/links', { query: { limit, cursor: pageParam || undefined }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { ...query, links: query.data?.pages.flatMap((page) => page.items ?? []) };
}

const once = (idempotencyKey: string) => ({ headers: { 'Idempotency-Key': idempotencyKey } });

/** What can be done to a link; the list is updated. */
export function useLinkActions() {
  const client = useQueryClient();
  const put = (link: Link | undefined) =>
    // Empty after a 401.
    link?.id &&
    client.setQueryData<InfiniteData<LinkPage>>(
      key,
      (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, items: page.items.map((old) => (old.id === link.id ? link : old)) })) },
    );
  const kept = (link: Link) => {
    put(link);
    return link;
  };
  const reload = () => client.invalidateQueries({ queryKey: key });
  const post = (what: 'restore' | 'unlock') => async (id: string) => kept(await api.post(`/links/{id}/${what}`, { path: { id } }));
  return {
    reload,
    create: async (input: CreateLinkInput, idempotencyKey: string) => {
      const made = await api.post('/links', { body: input, ...once(idempotencyKey) });
      void reload();
      return made;
    },
    duplicate: async (id: string, idempotencyKey: string) => {
      const made = await api.post('/links/{id}/duplicate', { path: { id }, ...once(idempotencyKey) });
      void reload();
      return made;
    },
    update: async (id: string, input: UpdateLinkInput) => kept(await api.patch('/links/{id}', { path: { id }, body: input })),
    rotate: async (id: string, idempotencyKey: string) => {
      const made = await api.post('/links/{id}/rotate', { path: { id }, ...once(idempotencyKey) });
      put(made.link);
      return made;
    },
    restore: post('restore'),
    unlock: post('unlock'),
    remove: async (id: string) => {
      await api.delete('/links/{id}', { path: { id } });
      await reload();
    },
  };
}
export type LinkActions = ReturnType<typeof useLinkActions>;
