import { measuredPageOf } from './measured-pages';

const id = '01900000-0000-7000-8000-000000000000';

test.each([
  ['/', '/'],
  ['/canary', '/:idParam'],
  ['/app/help/fit-score', '/app/help/fit-score'],
  ['/app/help/canary', '/app/help/:slug'],
  [`/canary/projects/${id}`, '/:username/projects/:itemId'],
  [`/app/job-match/${id}`, '/app/job-match/:matchId'],
  ['/app/settings/privacy', '/app/settings/:tab'],
])('%s is measured as %s', (path, page) => {
  expect(measuredPageOf(path)).toBe(page);
});

test.each([
  '/protected',
  '/protected/canary',
  '/app/admin',
  '/app/messages',
  '/app/linkedin-callback',
  '/app/confirm-email',
  '/app/confirm-message',
  '/app/recover',
  '/app/unsubscribe',
  `/app/profile/${id}`,
  `/app/projects/edit/${id}`,
  '/dashboard',
  '/api/health/live',
  '/canary/else/where',
])('%s is not measured', (path) => {
  expect(measuredPageOf(path)).toBeNull();
});
