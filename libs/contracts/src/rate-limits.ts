/** `points` requests in `seconds`, for a person, or for an address where nobody is signed in. */
export type RateLimit = { readonly points: number; readonly seconds: number };

/** How often a route may be called; each name is counted by itself. `none`: as often as one likes. */
export const rateLimits = {
  none: null,
  write: { points: 600, seconds: 60 },
  'sign-in': { points: 60, seconds: 60 },
  // A given-up username is held for 90 days: nobody shall collect them.
  rename: { points: 10, seconds: 24 * 3600 },
  username: { points: 30, seconds: 60 },
  'people-search': { points: 120, seconds: 60 },
  import: { points: 30, seconds: 60 },
  'fit-score': { points: 60, seconds: 60 },
  'tailor-made': { points: 60, seconds: 60 },
  // Each is written anew.
  'resume-file': { points: 300, seconds: 60 },
  // Each runs an engine or a reading process.
  'resume-reading': { points: 120, seconds: 60 },
  // Each may hold a connection to somebody else's server for seconds.
  'read-page': { points: 20, seconds: 60 },
  'open-link': { points: 120, seconds: 60 },
  // An account is sent three links an hour at most, whoever asks.
  recover: { points: 30, seconds: 3600 },
  // Behind this stand the finer limits of the service: per address, and by what was confirmed.
  'guest-message': { points: 100, seconds: 3600 },
  export: { points: 20, seconds: 60 },
} as const satisfies Record<string, RateLimit | null>;

export type RateLimitName = keyof typeof rateLimits;
