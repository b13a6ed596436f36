/** What an owner is told of their visitors. */
export const visitNewsKinds = ['link-first-view', 'long-visit', 'link-ending', 'visits-day', 'visits-week'] as const;
