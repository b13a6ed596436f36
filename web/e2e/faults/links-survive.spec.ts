import { expect, test } from '@playwright/test';
import { ask } from '../api';
import { makePerson } from '../person';
import { isReplaced, killHard } from './processes';

test('while links cannot be asked about, a holder sees nothing and is told so, strangers read on, and afterwards all is as it was', async () => {
  const [owner, open] = await Promise.all([makePerson('Priva Tely'), makePerson('Pub Licly')]);
  const path = `/api/portfolios/${owner.uname}`;
  await ask(open, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  const { token } = (await ask(owner, 'POST', '/api/links', { description: 'For Ida' })).body;
  const opened = await ask(null, 'POST', '/api/links/open', { token });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const holder = () => ask(null, 'GET', path, undefined, { cookie });
  expect((await holder()).body.viewer).toBe('link');

  const killed = killHard('sharing');
  const away = await holder();
  expect([200, 503, 504]).toContain(away.status);
  if (away.status !== 200) expect(away.body.profile).toBeUndefined();
  expect((await ask(null, 'GET', `/api/portfolios/${open.uname}`)).status).toBe(200);
  expect((await ask(null, 'GET', path)).status).toBe(404);

  await expect.poll(() => isReplaced('sharing', killed), { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => (await holder()).body.viewer, { timeout: 30_000 }).toBe('link');
  expect((await ask(owner, 'GET', '/api/links')).body.items).toMatchObject([{ state: 'active', lastOpenedAt: expect.any(String) }]);
});
