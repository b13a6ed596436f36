import { type AnyFields, type ItemKind, itemHeading } from '@folia/contracts/item/fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api';

/** What kind an entry is, its name, and its last month if it has one: YYYY-MM, or `now`, which is later than any. */
export type ItemHeading = { kind: ItemKind; heading: string; until: string };
export type ItemHeadings = ReadonlyMap<string, ItemHeading> | undefined;

const untilOf = ({ current, endDate, startDate }: AnyFields) => (current === true ? 'now' : String(endDate ?? startDate ?? ''));

/** The current names of the portfolio's entries; undefined until they are known. The list is shared with the item editor under its key. */
export function useItemHeadings(): ItemHeadings {
  const { data } = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get('/items', { signal }), staleTime: 0 });
  return useMemo(
    () => data?.items && new Map(data.items.map(({ id, kind, fields }) => [id, { kind, heading: itemHeading(kind, fields), until: untilOf(fields) }])),
    [data],
  );
}
