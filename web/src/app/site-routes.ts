import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/load-chunk';
import type { PageHandle, SitePage } from '../lib/page-head';
import { paths } from '../lib/paths';

/** Addresses of one page, the right one first, and the name of its script. */
type Listed = { at: readonly [string, ...string[]]; chunk: string; load: () => Promise<SitePage> };

/** Public pages that belong to no person, beside the start page. */
export const sitePages: readonly Listed[] = [
  { at: [paths.features.path], chunk: 'tour', load: async () => (await import('../features/tour/features-page')).featuresPage },
  { at: [paths.templates.path], chunk: 'tour', load: async () => (await import('../features/tour/templates-page')).templatesPage },
  { at: [paths.stories.path], chunk: 'tour', load: async () => (await import('../features/tour/stories-page')).storiesPage },
  { at: [paths.about.path], chunk: 'company', load: async () => (await import('../features/company/about-page')).aboutPage },
  { at: [paths.careers.path], chunk: 'company', load: async () => (await import('../features/company/careers-page')).careersPage },
  { at: [paths.press.path], chunk: 'company', load: async () => (await import('../features/company/press-page')).pressPage },
  { at: [paths.apiDocs.path], chunk: 'api-docs', load: async () => (await import('../features/api-docs/api-docs-page')).apiDocsPage },
  { at: [paths.pricing.path, '/app/pricing'], chunk: 'pricing', load: async () => (await import('../features/pricing/pricing-page')).pricingPage },
  {
    at: [paths.freePortfolio.path, '/app/free-portfolio'],
    chunk: 'pricing',
    load: async () => (await import('../features/pricing/free-portfolio-page')).freePortfolioPage,
  },
  { at: [paths.help.path], chunk: 'help', load: async () => (await import('../features/help/help-page')).helpPage },
  { at: [paths.blog.path], chunk: 'blog', load: async () => (await import('../features/blog/blog-page')).blogPage },
  { at: [paths.post.path], chunk: 'post', load: async () => (await import('../features/blog/post-page')).postPage },
  { at: [paths.howScoresAreMade.path], chunk: 'help', load: async () => (await import('../features/help/fit-score-page')).fitScoreHelpPage },
  { at: [paths.examples.path], chunk: 'examples', load: async () => (await import('../features/examples/examples-page')).examplesPage },
  { at: [paths.helpArticle.path], chunk: 'help', load: async () => (await import('../features/help/article-page')).helpArticlePage },
  { at: [paths.feedback.path], chunk: 'feedback', load: async () => (await import('../features/feedback/feedback-page')).feedbackPage },
  { at: [paths.privacy.path], chunk: 'legal', load: async () => (await import('../features/legal/privacy-page')).privacyPage },
  { at: [paths.terms.path], chunk: 'legal', load: async () => (await import('../features/legal/terms-page')).termsPage },
  { at: [paths.cookies.path], chunk: 'legal', load: async () => (await import('../features/legal/cookies-page')).cookiesPage },
];

export const loadPage = (chunk: string, load: () => Promise<SitePage>) =>
  loadChunk(chunk, async () => {
    const { head, ...page } = await load();
    return { ...page, handle: { head } satisfies PageHandle };
  });

export const siteRoutes: readonly RouteObject[] = sitePages.flatMap(({ at, chunk, load }) => at.map((path) => ({ path, lazy: () => loadPage(chunk, load) })));
