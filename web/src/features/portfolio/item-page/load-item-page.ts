import { isPaged, kindSegments, type PagedKind } from '@folia/contracts/item-routes';
import type { PageApi } from '@folia/contracts/page';
import type { ItemPageView } from '@folia/contracts/portfolio';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { loaderContext } from '../../../lib/loader-context';
import { paths, profileQuery } from '../../../lib/paths';

/** An item's page as it is drawn; `asOf` (`YYYY-MM`) travels along as on the portfolio's page. */
export type ItemPageData = { itemView: ItemPageView; asOf: string };

async function fetchItem(uname: string, id: string, slug: string | null, options: { via?: PageApi; signal: AbortSignal }): Promise<ItemPageView | null> {
  try {
    const view = await api.get<Partial<ItemPageView>>(`/portfolios/${encodeURIComponent(uname)}/items/${encodeURIComponent(id)}${profileQuery(slug)}`, options);
    // After a 401 the helper answers with an empty object; the popup is open by then.
    return view.item ? (view as ItemPageView) : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Unknown, private, of another kind or of a private portfolio: one and the same 404. */
export const loadItemPage =
  (kind: PagedKind) =>
  async ({ params, request, context }: LoaderFunctionArgs): Promise<ItemPageData> => {
    const { api: via, requestId = null } = loaderContext(context);
    const { username = '', itemId = '' } = params;
    const { pathname, search, searchParams } = new URL(request.url);
    const itemView = await fetchItem(username, itemId, searchParams.get('profile'), { via, signal: request.signal });
    if (!itemView || itemView.item.kind !== kind || !isPaged(itemView.item.kind)) throw data({ requestId }, { status: 404, statusText: 'Not Found' });
    const address = `/${itemView.uname}/${kindSegments[kind]}/${itemView.item.id}`;
    // Another spelling, an old name or an id leads to the one address.
    if (pathname !== address) throw redirect(paths.itemPage(kind).href(itemView.uname, itemView.item.id) + search, 301);
    return { itemView, asOf: new Date().toISOString().slice(0, 7) };
  };
