import type { PageApi } from '@folia/contracts/page';
import type { PortfolioView, ViewAs } from '@folia/contracts/portfolio/shapes';
import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { clearLinkToken, keepLinkToken, linkTokenOf, opensPortfolioOf, tokenIn } from '../../lib/link-token';
import { loaderContext } from '../../lib/loader-context';
import { openLink } from '../../lib/open-link';
import { paths } from '../../lib/paths';
import { isUsername, visitPortfolio } from '../../lib/visited-pages';
import { loadTexts } from './view/load-texts';
import type { PortfolioWithTexts } from './view/with-texts';

/**
 * A portfolio in the form its page needs. `asOf` (`YYYY-MM`) is passed along, so that server and browser calculate the same durations. `own` is what the owner
 * knows while viewing the page as someone else, `as` says who.
 */
export type PortfolioData = { view: PortfolioWithTexts; asOf: string; own: NonNullable<PortfolioView['owner']> | null; as: ViewAs | null };

type Options = { via?: PageApi; signal: AbortSignal };

const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 410;

/**
 * A visitor session has ended, or an owner closed the link: the token that opened this portfolio is tried again, once and invisibly. If that fails, the gate
 * says why.
 */
async function fetchByLink(key: string, slug: string | null, options: Options): Promise<PortfolioView | null> {
  const token = opensPortfolioOf(key, slug) ? linkTokenOf('') : null;
  const query = { profile: slug || undefined };
  if (!token) return visitPortfolio(key, query, options);
  const view = await visitPortfolio(key, query, options).catch((error) => {
    if (!isGone(error)) throw error;
    return null;
  });
  if (view && view.viewer !== 'stranger') return view;
  try {
    await openLink({ token });
  } catch (error) {
    if (!view) throw replace(paths.gate.href());
    if (error instanceof ApiError) clearLinkToken();
    return view;
  }
  return visitPortfolio(key, query, options);
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
  const asked = fetchByLink(key, slug, options).catch((error) => {
    if (!isGone(error)) throw error;
    throw data({ requestId, message: error.message }, { status: 410, statusText: 'Gone' });
  });
  const [view, { portfolioWithTexts }] = await Promise.all([asked, loadTexts()]);
  // Unknown, private and deleted portfolios get the same page (spec section 14).
  if (!view) throw notFound();
  if (isUsername(key) && key !== view.uname) throw redirect(paths.portfolio.href(view.uname) + address.search, 301);
  const asOf = new Date().toISOString().slice(0, 7);
  const wanted = address.searchParams.get('as');
  const as = wanted === 'visitor' || (wanted === 'link' && !slug) ? wanted : null;
  if (!as || !view.owner) return { view: portfolioWithTexts(view), asOf, own: null, as: null };
  // For a private page, the owner sees what publishing would show.
  const linkId = (as === 'link' && address.searchParams.get('link')) || undefined;
  const visible = await visitPortfolio(key, { as, linkId, profile: slug || undefined }, options);
  if (!visible) throw notFound();
  return { view: portfolioWithTexts(visible), asOf, own: view.owner, as };
}
