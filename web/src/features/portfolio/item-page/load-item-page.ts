import { isPaged, kindSegments, type PagedKind } from '@folia/contracts/item/page-routes';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loaderContext } from '../../../lib/loader-context';
import { paths } from '../../../lib/paths';
import { visitItem } from '../../../lib/visited-pages';
import { loadTexts } from '../view/load-texts';
import type { ItemPageWithTexts } from '../view/with-texts';

/** An item's page in the form in which it is drawn; `asOf` (`YYYY-MM`) is passed along as on the portfolio's page. */
export type ItemPageData = { itemView: ItemPageWithTexts; asOf: string };

/** Unknown, private, of another kind or part of a private portfolio: all get the same 404. */
export const loadItemPage =
  (kind: PagedKind) =>
  async ({ params, request, context }: LoaderFunctionArgs): Promise<ItemPageData> => {
    const { api: via, requestId = null } = loaderContext(context);
    const { username = '', itemId = '' } = params;
    const { pathname, search, searchParams } = new URL(request.url);
    const profile = searchParams.get('profile') || undefined;
    const [itemView, { itemPageWithTexts }] = await Promise.all([visitItem(username, itemId, { profile }, { via, signal: request.signal }), loadTexts()]);
    if (!itemView || itemView.item.kind !== kind || !isPaged(itemView.item.kind)) throw data({ requestId }, { status: 404, statusText: 'Not Found' });
    const address = `/${itemView.uname}/${kindSegments[kind]}/${itemView.item.id}`;
    // Another spelling, an old name or an id redirects to the one address.
    if (pathname !== address) throw redirect(paths.itemPage(kind).href(itemView.uname, itemView.item.id) + search, 301);
    return { itemView: itemPageWithTexts(itemView), asOf: new Date().toISOString().slice(0, 7) };
  };
