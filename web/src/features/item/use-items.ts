import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api';

type Items = { items: Item[] };
/** The dashboard reads the same data under the same key, so a change here shows there at once. */
const key = ['items'] as const;

/** The person's items and the ways to update what the screen knows about them; sending is up to the caller. */
export function useItems() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => api.get('/items', { signal }) });
  const change = useMemo(() => {
    const set = (make: (items: Item[]) => Item[]) => client.setQueryData<Items>(key, (now) => (now?.items ? { items: make(now.items) } : now));
    return {
      put: (item: Item) => set((items) => (items.some(({ id }) => id === item.id) ? items.map((old) => (old.id === item.id ? item : old)) : [...items, item])),
      remove: (id: string) => set((items) => items.filter((item) => item.id !== id)),
      order: (kind: ItemKind, ids: readonly string[]) => {
        const places = new Map(ids.map((id, place) => [id, place]));
        set((items) => items.map((item) => (item.kind === kind ? { ...item, position: places.get(item.id) ?? item.position } : item)));
      },
    };
  }, [client]);
  return { items: query.data?.items, error: query.error, retry: query.refetch, change };
}

export type ItemsChange = ReturnType<typeof useItems>['change'];

export const ofKind = (items: readonly Item[], kind: ItemKind) => items.filter((item) => item.kind === kind).sort((a, b) => a.position - b.position);
