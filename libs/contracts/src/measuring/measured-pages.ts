/**
 * Every page that may be measured, as the router's pattern. What is not listed is not measured: protected links and their gate, messages, conversations with
 * the assistant, administration, and addresses that e-mails and providers lead to. The first pattern that fits is the page's name.
 */
export const measuredPages = [
  '/',
  '/pricing',
  '/free-portfolio',
  '/feed-preview',
  '/app/landing-v2',
  '/app/pricing',
  '/app/free-portfolio',
  '/app/features',
  '/app/templates',
  '/app/stories',
  '/app/blog',
  '/app/blog/:slug',
  '/app/about',
  '/app/careers',
  '/app/press',
  '/app/help',
  '/app/help/fit-score',
  '/app/help/:slug',
  '/app/feedback',
  '/app/api-docs',
  '/app/privacy',
  '/app/terms',
  '/app/cookies',
  '/app/dashboard',
  '/app/tailormade',
  '/app/tailormade/resume/new',
  '/app/tailormade/resume/general',
  '/app/tailormade/resume/:resumeId',
  '/app/tailormade/analysis/:resumeId',
  '/app/job-match/calculator',
  '/app/job-match/:matchId',
  '/app/analytics',
  '/app/billing',
  '/app/notifications',
  '/app/settings',
  '/app/settings/resume-import',
  '/app/settings/history',
  '/app/settings/sharing',
  '/app/settings/:tab',
  '/:idParam',
  '/:username/projects/:itemId',
  '/:username/publications/:itemId',
  '/:username/patents/:itemId',
  '/:username/talks/:itemId',
] as const;

export type MeasuredPage = (typeof measuredPages)[number];

// A parameter at the root is a person's name, and no first segment of ours is one (reserved-names.ts).
const somebody = '(?!(?:app|dashboard|home|portfolio|protected)(?:/|$))[^/.]+';
const expressionOf = (page: string) => new RegExp(`^${page.replace(/:\w+/g, (_, at: number) => (at === 1 ? somebody : '[^/]+'))}$`);
const expressions = measuredPages.map((page) => [page, expressionOf(page)] as const);

/** The page at a path (without query), by its pattern alone, so that no name and no number is left of it; null: nothing may be measured there. */
export function measuredPageOf(path: string): MeasuredPage | null {
  return expressions.find(([, expression]) => expression.test(path))?.[0] ?? null;
}
