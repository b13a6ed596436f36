import { declaredRoutes } from '../fixtures/declared-routes';
import { rateLimitOf, rateLimits } from './rate-limits';

test('every route that is limited by its name is one', () => {
  const declared = declaredRoutes();
  const known = new Set([...declared, ...declared.map((route) => route.split(' ')[1] ?? '')]);
  expect(rateLimits.flatMap(({ routes = [] }) => routes).filter((route) => !known.has(route))).toEqual([]);
});

test.each([
  ['PATCH', '/api/users/uname/:old/:new', 'rename'],
  ['GET', '/api/users/uname/:uname', 'username'],
  ['HEAD', '/api/users/uname/:uname', 'username'],
  ['POST', '/api/users/:id/import-resume', 'import'],
  ['GET', '/files/resume/:name', 'resume-file'],
  ['DELETE', '/api/items/:id', 'write'],
  ['PROPFIND', '/api/items/:id', 'write'],
  ['POST', '', 'write'],
  ['GET', '/api/fit-scores', undefined],
  ['HEAD', '/*', undefined],
])('%s %s is limited by %s', (method, route, name) => {
  expect(rateLimitOf(method, route)?.name).toBe(name);
});

test.each([
  ['GET', '/api/users/signin/options', 'sign-in', 60, 60],
  ['POST', '/api/users/signin', 'sign-in', 60, 60],
  ['PATCH', '/api/users/uname/:old/:new', 'rename', 10, 86_400],
  ['GET', '/api/users/uname/:uname', 'username', 30, 60],
  ['GET', '/api/users/search', 'people-search', 120, 60],
  ['POST', '/api/users/:id/import-resume', 'import', 30, 60],
  ['POST', '/api/fit-scores', 'fit-score', 60, 60],
  ['POST', '/api/tailored-resumes', 'tailor-made', 60, 60],
  ['GET', '/files/tailored-resumes/:id/:name', 'resume-file', 300, 60],
  ['HEAD', '/files/resume/:name', 'resume-file', 300, 60],
  ['GET', '/api/me/resume', 'resume-reading', 120, 60],
  ['GET', '/api/tailored-resumes/:id/effects', 'resume-reading', 120, 60],
  ['GET', '/api/tailored-resumes/:id/reading', 'resume-reading', 120, 60],
  ['POST', '/api/saved-jobs/read-page', 'read-page', 20, 60],
  ['GET', '/api/link-previews', 'read-page', 20, 60],
  ['POST', '/api/links/open', 'open-link', 120, 60],
  ['POST', '/api/users/recover', 'recover', 30, 3_600],
  ['POST', '/api/users/recover/open', 'recover', 30, 3_600],
  ['POST', '/api/guest-messages', 'guest-message', 100, 3_600],
  ['POST', '/api/guest-messages/confirm', 'guest-message', 100, 3_600],
  ['GET', '/api/me/export/resume.json', 'export', 20, 60],
  ['GET', '/api/me/export/archive.zip', 'export', 20, 60],
  ['PATCH', '/api/items/:id', 'write', 600, 60],
])('%s %s counts as %s: %d in %d s', (method, route, name, points, seconds) => {
  expect(rateLimitOf(method, route)).toMatchObject({ name, points, seconds });
});

test.each([
  ['GET', '/api/fit-scores'],
  ['HEAD', '/api/items'],
])('%s %s is not limited', (method, route) => {
  expect(rateLimitOf(method, route)).toBeNull();
});
