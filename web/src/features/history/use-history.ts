import type { Revision } from '@folia/contracts/history/shapes';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import type { Scope } from './undo-dialog';

/** The history, page by page, and the way to undo. */
export function useHistory() {
  const client = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const query = useInfiniteQuery({
    queryKey: ['history'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => api.get('/me/history', { query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
    refetchOnMount: 'always',
  });

  const takeBack = async (revision: Revision, scope: Scope): Promise<void> => {
    setBusy(true);
    setNotice('');
    try {
      const { changed = 0 } = await api.post(`/me/history/{id}/${scope === 'one' ? 'undo' : 'restore'}`, { path: { id: revision.id } });
      toast(texts.done[scope](changed));
    } catch (error) {
      setNotice(texts.failed(reasonOf(error)));
    }
    // Everything that shows the portfolio has to be fetched again.
    await Promise.all([['history'], ['items'], ['portfolio'], ['profiles'], ['current-user']].map((queryKey) => client.invalidateQueries({ queryKey })));
    setBusy(false);
  };
  return {
    // After a 401 the request helper answers with an empty object; the popup is open by then.
    revisions: query.data?.pages.flatMap((page) => page.items ?? []),
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    loadingMore: query.isFetchingNextPage,
    failed: query.isError,
    retry: query.refetch,
    takeBack,
    busy,
    notice,
  };
}
