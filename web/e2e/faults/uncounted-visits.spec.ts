import { expect, test } from '@playwright/test';
import { ask } from '../api';
import { makePerson } from '../person';
import { actAs } from '../signed-in';
import { inDatabase } from '../traces';
import { hang, isReplaced, killHard } from './processes';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const gateways = ['gateway', 'gateway-2'];

test('while Redis is away from gateways that do not know the salt of the day, page and link open as ever, and the owner is told from when to when nobody was counted', async ({
  page,
  browser,
}) => {
  const owner = await makePerson('Una Counted', ['--plan', 'pro']);
  await ask(owner, 'POST', '/api/items', { content: { kind: 'talk', fields: { title: 'A talk by link' } }, visibility: 'link' });
  await ask(owner, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Reads without being counted' } });
  const { token } = (await ask(owner, 'POST', '/api/links', { description: 'For Ida' })).body;
  const visitor = async () => (await browser.newContext({ userAgent })).newPage();

  const goOn = hang('redis');
  try {
    // Whoever has the salt in memory goes on counting; these begin without.
    const killed = gateways.map((name) => [name, killHard(name)] as const);
    for (const [name, pid] of killed) await expect.poll(() => isReplaced(name, pid), { timeout: 60_000 }).toBe(true);
    const reader = await visitor();
    await expect(async () => expect((await reader.goto(`/${owner.uname}`))?.status()).toBe(200)).toPass({ timeout: 60_000 });
    const begun = reader.waitForResponse((response) => response.url().endsWith('/api/visits'));
    await reader.mouse.move(100, 100);
    await reader.mouse.move(140, 160);
    expect(await (await begun).json()).toEqual({ token: null, reason: 'unavailable' });
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Una Counted');
    const holder = await visitor();
    await holder.goto(`/protected/${token}`);
    await expect(holder.getByText('A talk by link').first()).toBeVisible();
    await Promise.all([reader.context().close(), holder.context().close()]);
  } finally {
    goOn();
  }

  const overview = async () => (await ask(owner, 'GET', '/api/analytics/overview')).body;
  await expect.poll(async () => (await overview()).gaps, { timeout: 60_000 }).toMatchObject([{ from: expect.any(String), to: expect.any(String) }]);
  expect((await overview()).now).toMatchObject({ views: 0, visits: 0 });
  await actAs(page, owner);
  await page.goto('/app/analytics');
  const uncounted = page.getByRole('region', { name: 'Not counted' });
  await expect(page.getByText('Nobody has been here yet.')).toBeVisible();
  await expect(uncounted.getByText(/^Visits (around|from) .+ could not be counted\.$/)).toBeVisible();
  await inDatabase('sharing', 'DELETE FROM visit_gap');
});
