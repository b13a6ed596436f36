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
