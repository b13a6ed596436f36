import { documentRoutes } from './document-routes';
import { apiRoutes } from './features';
import { type RateLimitName, rateLimits } from './rate-limits';

const limitOf = (address: string) => [...apiRoutes, ...documentRoutes].find(({ method, path }) => `${method} ${path}` === address)?.limit;

test.each<[string, RateLimitName, number, number]>([
  ['GET /api/users/signin/options', 'sign-in', 60, 60],
  ['POST /api/users/signin', 'sign-in', 60, 60],
  ['PATCH /api/users/uname/{old}/{new}', 'rename', 10, 86_400],
  ['GET /api/users/uname/{uname}', 'username', 30, 60],
  ['GET /api/users/search', 'people-search', 120, 60],
  ['POST /api/users/{id}/import-resume', 'import', 30, 60],
  ['POST /api/resume-trial', 'resume-trial', 60, 3_600],
  ['POST /api/fit-scores', 'fit-score', 60, 60],
  ['POST /api/tailored-resumes', 'tailor-made', 60, 60],
  ['POST /api/users/{id}/deep-talk', 'deep-talk', 60, 60],
  ['GET /files/tailored-resumes/{id}/{name}', 'resume-file', 300, 60],
  ['GET /files/resume/{name}', 'resume-file', 300, 60],
  ['GET /api/me/resume', 'resume-reading', 120, 60],
  ['GET /api/tailored-resumes/{id}/effects', 'resume-reading', 120, 60],
  ['GET /api/tailored-resumes/{id}/reading', 'resume-reading', 120, 60],
  ['POST /api/postings/read-page', 'read-page', 20, 60],
  ['POST /api/link-previews', 'read-page', 20, 60],
  ['POST /api/links/open', 'open-link', 120, 60],
  ['POST /api/users/recover', 'recover', 30, 3_600],
  ['POST /api/users/recover/open', 'recover', 30, 3_600],
  ['POST /api/guest-messages', 'guest-message', 100, 3_600],
  ['POST /api/guest-messages/confirm', 'guest-message', 100, 3_600],
  ['GET /api/me/export/resume.json', 'export', 20, 60],
  ['GET /api/me/export/archive.zip', 'export', 20, 60],
  ['PATCH /api/items/{id}', 'write', 600, 60],
])('%s counts as %s: %d in %d s', (address, name, points, seconds) => {
  expect([limitOf(address), rateLimits[name]]).toEqual([name, { points, seconds }]);
});

test('every write is limited, except what the payment provider tells: a limit would lose it', () => {
  expect(apiRoutes.filter(({ method, limit }) => method !== 'GET' && limit === 'none').map(({ path }) => path)).toEqual(['/api/billing/stripe-events']);
});
