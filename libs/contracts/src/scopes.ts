/** What the public API is about, in the order in which people choose it for a key. */
export const scopeResources = [
  'candidates',
  'portfolios',
  'files',
  'jobs',
  'applications',
  'fit-scores',
  'resumes',
  'screenings',
  'criteria',
  'links',
  'webhooks',
  'members',
] as const;
export type ScopeResource = (typeof scopeResources)[number];

/** What a key or a token may do: `jobs:read`, `jobs:write`. Writing does not include reading. */
export type Scope = `${ScopeResource}:${'read' | 'write'}`;
export const scopes: readonly Scope[] = scopeResources.flatMap((resource) => [`${resource}:read`, `${resource}:write`] as const);
