import type { PageApi } from '@folia/contracts/page';
import type { PortfolioView, ViewAs } from '@folia/contracts/portfolio/shapes';
import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { clearLinkToken, keepLinkToken, linkTokenOf, opensPortfolioOf, tokenIn } from '../../lib/link-token';
import { loaderContext } from '../../lib/loader-context';
import { openLink } from '../../lib/open-link';
import { paths } from '../../lib/paths';
import { isUsername, visitPortfolio } from '../../lib/visited-pages';

/**
 * A portfolio as its page needs it. `asOf` (`YYYY-MM`) travels along, so that server and browser count the same durations.
 * `own` is what the owner knows while they look at it as somebody else, `as` says who.
 */
export type PortfolioData = { view: PortfolioView; asOf: string; own: NonNullable<PortfolioView['owner']> | null; as: ViewAs | null };

type Options = { via?: PageApi; signal: AbortSignal };

const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 410;

/**
 * A visitor session that ended, or an owner who closed the link: the token that opened this portfolio is tried again, once and unseen. What then keeps
 * it shut is the gate's to say.
 */
async function fetchByLink(key: string, options: Options): Promise<PortfolioView | null> {
  const token = opensPortfolioOf(key) ? linkTokenOf('') : null;
  if (!token) return visitPortfolio(key, {}, options);
  const view = await visitPortfolio(key, {}, options).catch((error) => {
    if (!isGone(error)) throw error;
    return null;
  });
  if (view && view.viewer !== 'stranger') return view;
  try {
    await openLink(token);
  } catch (error) {
    if (!view) throw replace(paths.gate.href());
    if (error instanceof ApiError) clearLinkToken();
    return view;
  }
  return visitPortfolio(key, {}, options);
}

export async function loadPortfolio({ params, request, context }: LoaderFunctionArgs): Promise<PortfolioData> {
  const key = params.idParam ?? '';
  const { api: via, requestId = null } = loaderContext(context);
  const address = new URL(request.url);
  const slug = address.searchParams.get('profile');
  const token = via ? null : tokenIn(address.search);
  if (token) {
    keepLinkToken(token);
    throw replace(paths.gate.href());
  }
  const options = { via, signal: request.signal };
  const notFound = () => data({ requestId }, { status: 404, statusText: 'Not Found' });
  // Links open the default profile only.
  const view = await (slug ? visitPortfolio(key, { profile: slug }, options) : fetchByLink(key, options)).catch((error) => {
    if (!isGone(error)) throw error;
    throw data({ requestId, message: error.message }, { status: 410, statusText: 'Gone' });
  });
  // Unknown, private and deleted are the same page (spec section 14).
  if (!view) throw notFound();
  if (isUsername(key) && key !== view.uname) throw redirect(paths.portfolio.href(view.uname) + address.search, 301);
  const asOf = new Date().toISOString().slice(0, 7);
  const wanted = address.searchParams.get('as');
  const as = wanted === 'visitor' || (wanted === 'link' && !slug) ? wanted : null;
  if (!as || !view.owner) return { view, asOf, own: null, as: null };
  // Of a private page the owner is shown what publishing would show.
  const visible = await visitPortfolio(key, { as, profile: slug || undefined }, options);
  if (!visible) throw notFound();
  return { view: visible, asOf, own: view.owner, as };
}
