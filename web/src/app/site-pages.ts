import type { SitePage } from '../lib/page-head';

/** Every public page that belongs to no person, beside the start page: a list of scripts, fetched with the first of them. */
export const sitePages = {
  featuresPage: async () => (await import('../features/tour/features-page')).featuresPage,
  templatesPage: async () => (await import('../features/tour/templates-page')).templatesPage,
  storiesPage: async () => (await import('../features/tour/stories-page')).storiesPage,
  aboutPage: async () => (await import('../features/company/about-page')).aboutPage,
  careersPage: async () => (await import('../features/company/careers-page')).careersPage,
  pressPage: async () => (await import('../features/company/press-page')).pressPage,
  apiDocsPage: async () => (await import('../features/api-docs/api-docs-page')).apiDocsPage,
  pricingPage: async () => (await import('../features/pricing/pricing-page')).pricingPage,
  freePortfolioPage: async () => (await import('../features/pricing/free-portfolio-page')).freePortfolioPage,
  helpPage: async () => (await import('../features/help/help-page')).helpPage,
  blogPage: async () => (await import('../features/blog/blog-page')).blogPage,
  postPage: async () => (await import('../features/blog/post-page')).postPage,
  fitScoreHelpPage: async () => (await import('../features/help/fit-score-page')).fitScoreHelpPage,
  examplesPage: async () => (await import('../features/examples/examples-page')).examplesPage,
  helpArticlePage: async () => (await import('../features/help/article-page')).helpArticlePage,
  feedbackPage: async () => (await import('../features/feedback/feedback-page')).feedbackPage,
  privacyPage: async () => (await import('../features/legal/privacy-page')).privacyPage,
  termsPage: async () => (await import('../features/legal/terms-page')).termsPage,
  cookiesPage: async () => (await import('../features/legal/cookies-page')).cookiesPage,
} satisfies Record<string, () => Promise<SitePage>>;
export type SitePages = typeof sitePages;
