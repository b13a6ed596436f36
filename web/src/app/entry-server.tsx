import { pagedKinds } from '@folia/contracts/item/page-routes';
import type { Page, PageApi, PageRequest, RenderPage } from '@folia/contracts/page';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import { itemMeta } from '../features/portfolio/item-page/item-meta';
import type { ItemPageData } from '../features/portfolio/item-page/load-item-page';
import type { PortfolioData } from '../features/portfolio/load-portfolio';
import { portfolioMeta } from '../features/portfolio/portfolio-meta';
import { ApiError, ConnectionError } from '../lib/api-error';
import { buildHead, headMarkup, type PageMeta, robotsOf, scriptJson } from '../lib/build-head';
import { setWebConfig } from '../lib/config';
import type { LoaderContext } from '../lib/loader-context';
import { type PageHandle, siteMeta } from '../lib/page-head';
import { paths } from '../lib/paths';
import { Providers } from './providers';
import { routes } from './router';

export { writeFeed } from '../features/blog/write-feed';
export { listPublicPages } from './list-public-pages';

const handler = createStaticHandler(routes);
const portfolioPaths: readonly (string | undefined)[] = [paths.portfolio.path, paths.portfolioById.path];
const itemPaths: readonly (string | undefined)[] = pagedKinds.map((kind) => paths.itemPage(kind).path);

/** Renders the browser's own routes for the gateway; returns a page whatever happens. */
export const render: RenderPage = async (request, api) => {
  try {
    setWebConfig(request.config);
    const context: LoaderContext = { api: answering(api), requestId: request.requestId };
    const answer = await handler.query(new Request(addressOf(request)), { requestContext: context });
    return answer instanceof Response ? redirected(answer) : await rendered(answer, request);
  } catch (error) {
    console.error('The page could not be rendered', { requestId: request.requestId, error });
    // The browser's own code gets the next try: send an empty body and the head of an error.
    return { status: 500, head: headMarkup(buildHead(errorMeta)), body: '', data: '{}', sheet: 'site', cacheable: false, robots: robotsOf(errorMeta) };
  }
};

/** Concatenated, not resolved: `//elsewhere` is a path of ours and not another host. */
const addressOf = ({ url, config }: PageRequest) => new URL(new URL(config.appUrl || 'http://localhost').origin + (url.startsWith('/') ? url : `/${url}`));

const errorMeta: PageMeta = { title: 'Unexpected Application Error!', noindex: true };

/** A page that includes its owner's own things is drawn in their browser only: nothing private is ever written into a document. */
const shell: Page = {
  status: 200,
  head: headMarkup(buildHead({ noindex: true })),
  body: '',
  data: '{}',
  sheet: 'person',
  cacheable: false,
  robots: robotsOf({ noindex: true }),
};

function redirected(answer: Response): Page {
  const empty = { head: '', body: '', data: '{}', sheet: 'site', cacheable: false } as const;
  return { ...empty, status: answer.status, location: answer.headers.get('location') ?? '/' };
}

/** An API that throws counts as one that cannot be reached. */
const answering =
  (api: PageApi): PageApi =>
  (path) =>
    api(path).catch((error) => {
      console.error('The API did not answer', { path, error });
      return { status: 0, headers: {}, body: '' };
    });

async function rendered(found: StaticHandlerContext, request: PageRequest): Promise<Page> {
  const errors = found.errors && Object.fromEntries(Object.entries(found.errors).map(([id, error]) => [id, plainError(error, request.requestId)]));
  // The browser hydrates with the plain errors, so the markup is made from the same ones.
  const context = { ...found, errors };
  const error = Object.values(errors ?? {})[0];
  const status = error?.status ?? found.statusCode;
  const portfolio = status === 200 ? leafData<PortfolioData>(context, portfolioPaths) : null;
  const item = status === 200 ? leafData<ItemPageData>(context, itemPaths) : null;
  if (portfolio?.view.owner || portfolio?.own || item?.itemView.viewer === 'owner') return shell;
  const body = renderToString(
    <Providers>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  );
  // A part that failed inside a boundary leaves this mark instead of an exception: half a page must not be sent.
  if (body.includes('<!--$!-->')) throw new Error('A part of the page failed');
  const meta = error ? errorMeta : pageMeta(portfolio, item, found, request);
  const version = portfolio?.view.version ?? item?.itemView.version;
  return {
    status,
    head: headMarkup(buildHead(meta)),
    body,
    data: scriptJson({ loaderData: context.loaderData, errors }),
    sheet: portfolio || item ? 'person' : 'site',
    // What a known viewer or a link holder sees may be for them alone.
    cacheable: status === 200 && request.viewer === null && portfolio?.view.viewer !== 'link' && item?.itemView.viewer !== 'link',
    version: version === undefined ? undefined : String(version),
    robots: robotsOf(meta),
    card: error ? undefined : meta.image?.card,
  };
}

const statusTexts: Record<number, string> = { 500: 'Internal Server Error', 502: 'Bad Gateway', 503: 'Service Unavailable' };

/** An error in the shape of a route error, which survives being sent as JSON; no server internals are included. */
function plainError(error: unknown, requestId: string) {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText, data: error.data, internal: false };
  const status = errorStatus(error);
  if (status >= 500) console.error('A route failed', { requestId, error });
  return { status, statusText: statusTexts[status] ?? '', data: { requestId }, internal: false };
}

/** A refusal keeps its status. An API that cannot be reached is 502, and one that fails 503, because the fault is not in this page. */
function errorStatus(error: unknown): number {
  if (error instanceof ConnectionError) return 502;
  if (error instanceof ApiError) return error.status >= 500 ? 503 : error.status;
  return 500;
}

/** What the innermost route has loaded, if it is one of these. */
function leafData<T>(context: StaticHandlerContext, wanted: readonly (string | undefined)[]): T | null {
  const leaf = context.matches.at(-1)?.route;
  return leaf && wanted.includes(leaf.path) ? (context.loaderData[leaf.id] as T) : null;
}

/** Pages without an owner state their title in their route. */
function pageMeta(portfolio: PortfolioData | null, item: ItemPageData | null, found: StaticHandlerContext, request: PageRequest): PageMeta {
  const { config } = request;
  if (portfolio) return portfolioMeta(portfolio.view, config.appUrl);
  if (item) return itemMeta(item.itemView, config.appUrl, item.asOf);
  const leaf = found.matches.at(-1)?.route;
  const head = (leaf?.handle as PageHandle | undefined)?.head;
  return head && leaf ? head(config.appUrl, found.loaderData[leaf.id]) : siteMeta(config.appUrl, addressOf(request).pathname);
}
