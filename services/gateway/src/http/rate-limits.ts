/** `routes`: `<method> <path>` in the router's form; without a method, any. Without routes, every write. */
export type RateLimit = { name: string; points: number; seconds: number; routes?: readonly string[] };

/** First match counts. Reads are limited where they cost something. */
export const rateLimits: readonly RateLimit[] = [
  { name: 'sign-in', points: 60, seconds: 60, routes: ['/api/users/signin', '/api/users/signin/options'] },
  // A given-up username is held for 90 days: nobody shall collect them.
  { name: 'rename', points: 10, seconds: 24 * 3600, routes: ['PATCH /api/users/uname/:old/:new'] },
  { name: 'username', points: 30, seconds: 60, routes: ['/api/users/uname/:uname'] },
  { name: 'people-search', points: 120, seconds: 60, routes: ['/api/users/search'] },
  { name: 'import', points: 30, seconds: 60, routes: ['POST /api/users/:id/import-resume'] },
  { name: 'fit-score', points: 60, seconds: 60, routes: ['POST /api/fit-scores'] },
  { name: 'tailor-made', points: 60, seconds: 60, routes: ['POST /api/tailored-resumes'] },
  // Each is written anew.
  { name: 'resume-file', points: 300, seconds: 60, routes: ['/files/tailored-resumes/:id/:name', '/files/resume/:name'] },
  // Each runs an engine or a reading process.
  {
    name: 'resume-reading',
    points: 120,
    seconds: 60,
    routes: ['/api/me/resume', '/api/tailored-resumes/:id/effects', '/api/tailored-resumes/:id/reading'],
  },
  // Each may hold a connection to somebody else's server for seconds.
  { name: 'read-page', points: 20, seconds: 60, routes: ['/api/saved-jobs/read-page', '/api/link-previews'] },
  { name: 'open-link', points: 120, seconds: 60, routes: ['/api/links/open'] },
  // An account is sent three links an hour at most, whoever asks.
  { name: 'recover', points: 30, seconds: 3600, routes: ['/api/users/recover', '/api/users/recover/open'] },
  // Behind this stand the finer limits of the service: per address, and by what was confirmed.
  { name: 'guest-message', points: 100, seconds: 3600, routes: ['/api/guest-messages', '/api/guest-messages/confirm'] },
  { name: 'export', points: 20, seconds: 60, routes: ['/api/me/export/resume.json', '/api/me/export/archive.zip'] },
  { name: 'write', points: 600, seconds: 60 },
];

const reading = new Set(['GET', 'HEAD']);

/** What counts for a request to this route of the router; null where nothing is limited. */
export function rateLimitOf(method: string, route: string): RateLimit | null {
  const names = [route, `${method === 'HEAD' ? 'GET' : method} ${route}`];
  return rateLimits.find(({ routes }) => (routes ? names.some((name) => routes.includes(name)) : !reading.has(method))) ?? null;
}
