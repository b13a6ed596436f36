/** What a token can be for, as paths below the installation's address: the public API, and the protocol of agents. A token opens one of them and nothing else. */
export const oauthResources = ['/api/v1', '/api/mcp'] as const;
export type OauthResource = (typeof oauthResources)[number];

/** The API for programs that a path, with or without a query, is in: there keys and tokens alone count. Null for every other path. */
export const programApiOf = (path: string): OauthResource | null =>
  oauthResources.find((resource) => path === resource || path.startsWith(`${resource}/`) || path.startsWith(`${resource}?`)) ?? null;

/** For how many days a person can let a program act for them. */
export const grantDays = [7, 30, 90, 365] as const;
export type GrantDays = (typeof grantDays)[number];

/** The largest request to the authorization server, in bytes. */
export const maxOauthBodyBytes = 10_000;
/** How many programs can be registered that nobody uses; the one that waits longest makes room. */
export const maxIdlePrograms = 1_000;
/** The longest name of a program, in characters. */
export const maxProgramName = 60;
