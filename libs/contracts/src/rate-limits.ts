/**
 * `points` requests in `seconds`, per person, or per network address when not signed in. `byProcess`: each gateway counts its own, for what comes so often that
 * asking Redis each time would cost more than it takes.
 */
export type RateLimit = { readonly points: number; readonly seconds: number; readonly byProcess?: boolean };

/** How often a route may be called; each name is counted separately. `none`: no limit. */
export const rateLimits = {
  none: null,
  write: { points: 600, seconds: 60 },
  // Of an account, by all its keys.
  api: { points: 600, seconds: 60 },
  // Each makes people and erases others.
  sandbox: { points: 10, seconds: 3600 },
  'sign-in': { points: 60, seconds: 60 },
  // A given-up username is held for 90 days, so nobody should be able to collect them.
  rename: { points: 10, seconds: 24 * 3600 },
  username: { points: 30, seconds: 60 },
  'people-search': { points: 120, seconds: 60 },
  import: { points: 30, seconds: 60 },
  // Guests alone, who are counted by their network.
  'resume-trial': { points: 60, seconds: 3600 },
  'fit-score': { points: 60, seconds: 60 },
  'tailor-made': { points: 60, seconds: 60 },
  // The ledger has the finer limits, which count answers.
  'deep-talk': { points: 60, seconds: 60 },
  // As many as one viewer may ask DeepTalk in a day.
  'shortlist-question': { points: 50, seconds: 24 * 3600 },
  // Each file is written on request.
  'resume-file': { points: 300, seconds: 60 },
  // Each runs an engine or a reading process.
  'resume-reading': { points: 120, seconds: 60 },
  // Each may hold a connection to another site's server for seconds.
  'read-page': { points: 20, seconds: 60 },
  // Each sends something to another site's server.
  'webhook-ping': { points: 30, seconds: 60 },
  // One system asks for all its customers from a few addresses.
  connector: { points: 3_000, seconds: 60 },
  // Offices share an address.
  visit: { points: 1_200, seconds: 60 },
  // The same, and each reader sends one every few seconds.
  beacon: { points: 1_200, seconds: 60, byProcess: true },
  'open-link': { points: 120, seconds: 60 },
  // The service has finer limits of its own: per address, per link and per network.
  'link-code': { points: 30, seconds: 60 },
  // One report per page, sent again when the line was down.
  'link-view': { points: 300, seconds: 60 },
  // Whoever asks, an account is sent at most three links an hour.
  recover: { points: 30, seconds: 3600 },
  // The service has finer limits of its own: per address, and by what was confirmed.
  'guest-message': { points: 100, seconds: 3600 },
  // The same: per person, and per network address of people without an account.
  feedback: { points: 60, seconds: 3600 },
  // Of one network, whatever the job; the service has a limit per address.
  application: { points: 20, seconds: 3600 },
  // A code has its own few tries.
  'application-try': { points: 60, seconds: 3600 },
  // Each is read by a process, and each tells somebody by e-mail; a whole folder is sent at once.
  'candidate-upload': { points: 1_200, seconds: 3600 },
  // Each reads through everybody's pages; crawlers ask a few times a day.
  sitemap: { points: 60, seconds: 60 },
  export: { points: 20, seconds: 60 },
  // Programs on people's machines register at each set-up; a service asks for the tokens of all its people from one address.
  'oauth-authorize': { points: 60, seconds: 60 },
  'oauth-register': { points: 20, seconds: 3600 },
  'oauth-token': { points: 300, seconds: 60 },
} as const satisfies Record<string, RateLimit | null>;

export type RateLimitName = keyof typeof rateLimits;
