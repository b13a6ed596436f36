import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api';
import { importsQuery } from '../../lib/resume-imports';

/** What the dashboard knows. The list of items is shared with the item editor under its key. */
export function useDashboard(userId: string, slug: string | null) {
  const client = useQueryClient();
  const key = ['portfolio', userId] as const;
  const portfolio = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/portfolios/{key}', { path: { key: userId }, signal }),
    refetchOnMount: 'always',
  });
  const named = useQuery({
    queryKey: [...key, slug],
    queryFn: ({ signal }) => api.get('/portfolios/{key}', { path: { key: userId }, query: { profile: slug || undefined }, signal }),
    enabled: slug !== null,
    refetchOnMount: 'always',
  });
  const items = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get('/items', { signal }), refetchOnMount: 'always' });
  const usage = useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }), refetchOnMount: 'always' });
  const imports = useQuery(importsQuery());
  const reloadPortfolio = useCallback(() => client.invalidateQueries({ queryKey: ['portfolio', userId] }), [client, userId]);
  /** Name and photo are in the bar too. */
  const reloadProfile = useCallback(
    () => Promise.all([reloadPortfolio(), client.invalidateQueries({ queryKey: ['current-user'] })]),
    [client, reloadPortfolio],
  );
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  return {
    view: portfolio.data?.owner ? portfolio.data : undefined,
    /** The requested named profile; undefined while it is loading, and for one that no longer exists. */
    named: slug !== null && named.data?.owner ? named.data : undefined,
    items: items.data?.items,
    /** Undefined only until the first answer: a list that fails to load is no reason to show nothing. */
    imports: imports.isPending ? undefined : (imports.data ?? []),
    usage: usage.data?.meters ? usage.data : undefined,
    failed: portfolio.isError || items.isError,
    retry: () => Promise.all([portfolio.refetch(), items.refetch()]),
    reloadPortfolio,
    reloadProfile,
  };
}
