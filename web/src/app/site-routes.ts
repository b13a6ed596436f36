import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/load-chunk';
import type { PageHandle, SitePage } from '../lib/page-head';
import { paths } from '../lib/paths';
import type { SitePages } from './site-pages';

/** A page and its addresses, the right one first. */
type Listed = readonly [page: keyof SitePages, ...at: [string, ...string[]]];

/** Public pages that belong to no person, beside the start page. */
export const siteAddresses: readonly Listed[] = [
  ['featuresPage', paths.features.path],
  ['templatesPage', paths.templates.path],
  ['storiesPage', paths.stories.path],
  ['aboutPage', paths.about.path],
  ['careersPage', paths.careers.path],
  ['pressPage', paths.press.path],
  ['apiDocsPage', paths.apiDocs.path],
  ['pricingPage', paths.pricing.path, '/app/pricing'],
  ['freePortfolioPage', paths.freePortfolio.path, '/app/free-portfolio'],
  ['helpPage', paths.help.path],
  ['blogPage', paths.blog.path],
  ['postPage', paths.post.path],
  ['fitScoreHelpPage', paths.howScoresAreMade.path],
  ['examplesPage', paths.examples.path],
  ['helpArticlePage', paths.helpArticle.path],
  ['feedbackPage', paths.feedback.path],
  ['privacyPage', paths.privacy.path],
  ['termsPage', paths.terms.path],
  ['cookiesPage', paths.cookies.path],
];

/** What a route needs of such a page, once its script is there. */
export const loadPage = (chunk: string, load: () => Promise<SitePage>) =>
  loadChunk(chunk, async () => {
    const { head, ...page } = await load();
    return { ...page, handle: { head } satisfies PageHandle };
  });

export const siteRoutes: readonly RouteObject[] = siteAddresses.flatMap(([page, ...at]) =>
  at.map((path) => ({ path, lazy: () => loadPage(page, async () => (await import('./site-pages')).sitePages[page]()) })),
);
