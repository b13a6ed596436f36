import type { PageApi } from '@folia/contracts/page';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { api } from './api';
import { ApiError } from './api-error';
import { browserQueries } from './query-client';

/** Ids are 36 characters long: a shorter key is a username, which is the same in any case (spec section 5). */
const usernameLimit = 21;
export const isUsername = (key: string): boolean => key.length < usernameLimit;

type Whose = { viewer: PortfolioView['viewer'] };
type Options = { via?: PageApi; signal: AbortSignal };

async function fetchPage<T extends Whose>(key: string, rest: string, options: Options): Promise<T | null> {
  try {
    const view = await api.get<Partial<T>>(`/portfolios/${encodeURIComponent(key)}${rest}`, options);
    // After a 401 the helper answers with an empty object; the popup is open by then.
    return view.viewer ? (view as T) : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const forgetVisited = (): void => browserQueries.removeQueries({ queryKey: ['visited'] });

/**
 * What a page of somebody shows, null where there is nothing to be seen. In the browser what strangers see is kept for five minutes (spec section 4);
 * what an owner or a link's guest sees is asked for each time. `key` is a username or id, `rest` what follows it in the address.
 */
export async function visitPage<T extends Whose>(key: string, rest: string, options: Options): Promise<T | null> {
  if (options.via) return fetchPage(key, rest, options);
  const queryKey = ['visited', isUsername(key) ? key.toLowerCase() : key, rest];
  const view = await browserQueries.fetchQuery({ queryKey, queryFn: ({ signal }) => fetchPage<T>(key, rest, { signal }) });
  if (view?.viewer !== 'stranger') browserQueries.removeQueries({ queryKey, exact: true });
  return view;
}
