import type { PageApi } from '@folia/contracts/page';
import type { ItemPageView, PortfolioView, ViewAs } from '@folia/contracts/portfolio/shapes';
import { api } from './api';
import { ApiError } from './api-error';
import { loadQueries, queries } from './queries';

/** Ids are 36 characters long: a shorter key is a username, which is the same in any case (spec section 5). */
const usernameLimit = 21;
export const isUsername = (key: string): boolean => key.length < usernameLimit;

type Whose = { viewer: PortfolioView['viewer'] };
type Options = { via?: PageApi; signal: AbortSignal };

async function unlessMissing<T extends Whose>(view: Promise<T>): Promise<T | null> {
  try {
    const found = await view;
    // After a 401 the helper answers with an empty object; the popup is open by then.
    return found.viewer ? found : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const forgetVisited = (): void => queries()?.removeQueries({ queryKey: ['visited'] });

/**
 * What a person's page shows; null if there is nothing to see. In the browser what strangers see is kept for five minutes (spec section 4);
 * what an owner or a link's guest sees is asked for each time. `key` is a username or id, `which` what of theirs is asked for.
 */
async function visit<T extends Whose>(key: string, which: readonly unknown[], ask: (options: Options) => Promise<T>, options: Options): Promise<T | null> {
  if (options.via) return unlessMissing(ask(options));
  const queryKey = ['visited', isUsername(key) ? key.toLowerCase() : key, ...which];
  const known = await loadQueries();
  const view = await known.fetchQuery({ queryKey, queryFn: ({ signal }) => unlessMissing(ask({ signal })) });
  if (view?.viewer !== 'stranger') known.removeQueries({ queryKey, exact: true });
  return view;
}

/** A portfolio: the default profile or a named one, and for its owner as others, or the holders of one link, would see it. */
export const visitPortfolio = (key: string, query: { as?: ViewAs; linkId?: string; profile?: string }, options: Options): Promise<PortfolioView | null> =>
  visit(key, [query], (given) => api.get('/portfolios/{key}', { path: { key }, query, ...given }), options);

/** One item's own page. */
export const visitItem = (key: string, id: string, query: { profile?: string }, options: Options): Promise<ItemPageView | null> =>
  visit(key, [id, query], (given) => api.get('/portfolios/{key}/items/{id}', { path: { key, id }, query, ...given }), options);
