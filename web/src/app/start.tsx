import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { isSignedIn } from '../lib/auth-code';
import { clearTrials } from '../lib/kept-trials';
import { opensPortfolioOf } from '../lib/link-token';
import { ChunkLoadError } from '../lib/load-chunk';
import { homePaths } from '../lib/paths';
import { loadQueries } from '../lib/queries';
import { MissingParts, noteMissing } from '../ui/missing-parts';
import { EarlyPress } from './early-press';
import { Providers } from './providers';
import { reloadOnce } from './reload-once';
import { routes } from './router';

/** A lazy route must be loaded before the first render, or the server's markup would be thrown away. */
async function loadMatchedRoutes() {
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function inlinedData(): HydrationState | undefined {
  const text = document.getElementById('folia-data')?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}

/** The server's page stays readable and its links usable, without the parts that would need scripts. */
function readOnly(root: HTMLElement, error: ChunkLoadError) {
  document.documentElement.classList.add('read-only');
  const strip = document.createElement('div');
  root.before(strip);
  noteMissing(error, () => window.location.reload());
  createRoot(strip).render(<MissingParts />);
}

/** Takes over the server's page, or draws one if the server sent none. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no #root in the document');
  // A stored sign-in whose cookie is gone: the server took its owner for a guest and sent the landing page.
  const isOther = homePaths.includes(window.location.pathname) && isSignedIn();
  const data = inlinedData();
  // The page was refused, but this browser still has a token for it, so it asks again with that.
  const { pathname, search } = window.location;
  const isRefused = Boolean(data?.errors) && opensPortfolioOf(pathname.slice(1), new URLSearchParams(search).get('profile'));
  // A shell contains a note for people without scripts, but no data: there is nothing to hydrate.
  const isRendered = data !== undefined && !isOther && !isRefused;
  try {
    if (isRendered) await loadMatchedRoutes();
  } catch (error) {
    if (!(error instanceof ChunkLoadError)) throw error;
    if (!(await reloadOnce(error))) readOnly(root, error);
    return;
  }
  void clearTrials('over');
  // What members see asks for it, and says so when it does not come.
  if (isSignedIn()) loadQueries().catch(() => {});
  const router = createBrowserRouter(routes, { hydrationData: isRendered ? data : undefined });
  const app = (
    <StrictMode>
      <EarlyPress>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </EarlyPress>
    </StrictMode>
  );
  if (isRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
