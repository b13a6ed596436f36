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

/** What a key needs for something: a scope, or of several one. Null: no key may do it. */
export type NeededScope = Scope | readonly Scope[] | null;

/** Whether somebody with `held` scopes has what is needed. */
export const hasScope = (held: readonly Scope[], needed: NeededScope): boolean => [needed ?? []].flat().some((one) => held.includes(one));

/** What is a person's own: a key of an organisation has nothing to do with it. */
const personal: readonly ScopeResource[] = ['portfolios', 'files', 'fit-scores', 'resumes', 'links'];
const resourceOf = (scope: Scope) => scope.slice(0, scope.indexOf(':')) as ScopeResource;
/** Whether a scope is about things of a person and not of an account. */
export const isPersonal = (scope: Scope): boolean => personal.includes(resourceOf(scope));
/** Whether a key for the sandbox can have it: there are people and jobs in it, and no members. */
export const isInSandbox = (scope: Scope): boolean => resourceOf(scope) !== 'members';
