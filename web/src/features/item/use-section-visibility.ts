import type { ItemKind } from '@folia/contracts/item/fields';
import type { Visibility } from '@folia/contracts/item/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Who sees a whole section; the dashboard reads the same data under the same key. */
export function useSectionVisibility(userId: string, kind: ItemKind): Visibility {
  const { data } = useQuery({ queryKey: ['portfolio', userId], queryFn: ({ signal }) => api.get('/portfolios/{key}', { path: { key: userId }, signal }) });
  return data?.owner?.sections?.[kind] ?? 'public';
}
