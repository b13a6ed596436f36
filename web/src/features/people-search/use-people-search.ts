import type { FoundPerson } from '@folia/contracts/people-search/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { isLongEnough, useAsked } from '../../lib/use-asked';

export type PeopleSearch = { state: 'empty' | 'too-short' | 'searching' | 'failed' } | { state: 'found'; people: FoundPerson[] };

async function ask(text: string, signal: AbortSignal): Promise<FoundPerson[]> {
  try {
    const { items = [] } = await api.get('/users/search', { query: { text }, signal });
    return items.map(({ userInfo }) => userInfo);
  } catch (error) {
    // spec section 8: a failed search is only logged.
    if (!signal.aborted) console.error('The search failed', error);
    throw error;
  }
}

/** The people found for the typed text; below two characters no request is sent. */
export function usePeopleSearch(typed: string): PeopleSearch {
  const text = typed.trim();
  const asked = useAsked(text);
  const query = useQuery({
    queryKey: ['people-search', asked.toLowerCase()],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: asked !== '',
    retry: false,
  });
  if (text === '') return { state: 'empty' };
  if (!isLongEnough(text)) return { state: 'too-short' };
  if (asked !== text || query.isFetching) return { state: 'searching' };
  if (query.isError || !query.data) return { state: 'failed' };
  return { state: 'found', people: query.data };
}
