import type { Item } from '@folia/contracts/item';
import { type ItemKind, itemHeading } from '@folia/contracts/item-fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api';

export type ItemHeadings = ReadonlyMap<string, { kind: ItemKind; heading: string }> | undefined;

/** What the entries of the portfolio are called now; undefined until it is known. The list is shared with the item editor under its key. */
export function useItemHeadings(): ItemHeadings {
  const { data } = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get<{ items?: Item[] }>('/items', { signal }), staleTime: 0 });
  return useMemo(() => data?.items && new Map(data.items.map(({ id, kind, fields }) => [id, { kind, heading: itemHeading(kind, fields) }])), [data]);
}
