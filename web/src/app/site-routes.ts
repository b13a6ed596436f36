import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/load-chunk';
import type { PageHandle, SitePage } from '../lib/page-head';
import { paths } from '../lib/paths';

/** Addresses of one page, the right one first, and the name of its script. */
type Listed = { at: readonly [string, ...string[]]; chunk: string; load: () => Promise<SitePage> };

/** Public pages that belong to no person, beside the start page. */
export const sitePages: readonly Listed[] = [
  { at: [paths.help.path], chunk: 'help', load: async () => (await import('../features/help/help-page')).helpPage },
  { at: [paths.howScoresAreMade.path], chunk: 'help', load: async () => (await import('../features/help/fit-score-page')).fitScoreHelpPage },
];

export const loadPage = (chunk: string, load: () => Promise<SitePage>) =>
  loadChunk(chunk, async () => {
    const { head, ...page } = await load();
    return { ...page, handle: { head } satisfies PageHandle };
  });

export const siteRoutes: readonly RouteObject[] = sitePages.flatMap(({ at, chunk, load }) => at.map((path) => ({ path, lazy: () => loadPage(chunk, load) })));
