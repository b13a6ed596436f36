import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

/** A browser without a screen says so in its name, and counts as a program. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** A public page that is longer than a screen, with a skill that a position shows. */
async function makeRead(name: string): Promise<Person & { projectId: string; skillId: string }> {
  const owner = await makePerson(name, ['--plan', 'pro']);
  const add = async (content: unknown) => (await ask(owner, 'POST', '/api/items', { content })).body.id as string;
  await add({
    kind: 'work',
    fields: { position: 'Engineer', employer: 'Tidewater', startDate: '2019', highlights: ['Moved the ledger to PostgreSQL without an hour of rest'] },
  });
  const projectId = await add({
    kind: 'project',
    fields: { name: 'Harbor', summary: Array.from({ length: 30 }, (_, line) => `Line ${line} about a queue.`).join('\n\n') },
  });
  const skillId = await add({ kind: 'skill', fields: { name: 'PostgreSQL' } });
  await add({ kind: 'award', fields: { title: 'Golden Spoon' } });
  const { owner: own } = (await ask(owner, 'GET', `/api/portfolios/${owner.uname}`)).body;
  expect((await ask(owner, 'PATCH', '/api/me/profile', { version: own.profileVersion, visibility: 'public' })).status).toBe(200);
  return { ...owner, projectId, skillId };
}

const started = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/visits') && response.request().method() === 'POST');
const beacon = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/visits/events'));
const guest = async (browser: Browser, init?: () => void) => {
  const page = await (await browser.newContext({ viewport: desktop, userAgent })).newPage();
  if (init) await page.addInitScript(init);
  return page;
};

test('what guests do is what their owner sees, and what they erase is gone', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const owner = await makeRead('Rita Read');
  const overview = async () => (await ask(owner, 'GET', '/api/analytics/overview')).body;
  await actAs(page, owner);
  await page.goto('/app/analytics');
  await expect(page.getByText('Nobody has been here yet.')).toBeVisible();
  await expectAccessible(page);

  // The owner's own look, and that of a browser that asks not to be followed, leave nothing.
  await page.goto(`/${owner.uname}`);
  await expect(page.getByRole('link', { name: 'Who reads it' })).toBeVisible();
  const shy = await guest(browser, () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const followed: string[] = [];
  shy.on('request', (request) => void (/visits|record-visits/.test(request.url()) && followed.push(request.url())));
  await shy.goto(`/${owner.uname}`, { waitUntil: 'networkidle' });
  await shy.mouse.wheel(0, 2_000);
  await shy.waitForTimeout(1_500);
  await shy.goto('about:blank');
  expect(followed).toEqual([]);

  const from = Date.now();
  const reader = await guest(browser);
  const begun = started(reader);
  await reader.goto(`/${owner.uname}?utm_source=newsletter`);
  expect((await (await begun).json()).token).toBeTruthy();
  const counted = beacon(reader);
  await reader.mouse.move(200, 200);
  await reader.mouse.move(300, 300);
  expect(await (await counted).json()).toEqual({ refused: null });
  await reader
    .getByRole('link', { name: /^Evidence|evidence/ })
    .first()
    .click();
  await reader.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await reader.getByRole('heading', { name: 'Awards' }).scrollIntoViewIfNeeded();
  await reader.mouse.wheel(0, 20_000);
  await reader.waitForTimeout(1_500);
  const goesOn = started(reader);
  await reader.getByRole('link', { name: 'Harbor' }).first().click();
  await goesOn;
  await reader.waitForTimeout(1_500);
  // Leaving sends what is still untold; hidden here, because the tool's own name for the browser ends with its page.
  const told = beacon(reader);
  await reader.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await told;
  const took = Date.now() - from;

  await expect.poll(async () => [(await overview()).now.views, (await overview()).refused]).toEqual([2, []]);
  const { now, channels, devices, days } = await overview();
  expect(now).toMatchObject({ views: 2, visits: 1, readers: 1, toEnd: 1 });
  expect(now.actions).toMatchObject({ mark: 1, print: 1 });
  expect(now.actions.download ?? 0).toBe(0);
  expect(now.visibleMs).toBeGreaterThan(3_000);
  expect(now.visibleMs).toBeLessThanOrEqual(took);
  expect(channels).toMatchObject([{ kind: 'campaign', name: 'newsletter', visits: 1 }]);
  expect(devices).toMatchObject([{ device: 'computer', visits: 1 }]);
  expect(days.at(-1)).toMatchObject({ views: 2, named: [] });
  const { items } = (await ask(owner, 'GET', '/api/analytics/heat')).body;
  const itemOf = (id: string) => items.find((item: { itemId: string }) => item.itemId === id);
  expect(itemOf(owner.projectId).visibleMs).toBeGreaterThan(1_000);
  expect(itemOf(owner.skillId).opened).toBe(1);

  await page.goto('/app/analytics');
  await expect(page.getByText('1 reader, signed out')).toBeVisible();
  await expect(page.getByText('campaign newsletter').first()).toBeVisible();
  await expect(page.getByText('evidence opened once')).toBeVisible();
  await page.getByRole('slider', { name: 'Views by day' }).press('ArrowLeft');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /0 views/);
  await page.getByRole('button', { name: /^The visit of/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Opened the page[\s\S]*Harbor/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '90 days' }).click();
  expect(new URL(page.url()).search).toBe('?days=90');
  await page.reload();
  await expect(page.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.csv$/);

  // Somebody comes while the page is open, and erases their trace.
  const other = await guest(browser);
  const otherBegun = started(other);
  await other.goto(`/${owner.uname}`);
  await otherBegun;
  const otherCounted = beacon(other);
  await other.mouse.move(100, 100);
  await other.mouse.move(140, 160);
  await otherCounted;
  await expect(page.getByText('1 new view while you look.')).toBeVisible({ timeout: 30_000 });
  await other.getByRole('button', { name: 'See or erase it' }).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText('1 view', { exact: false })).toBeVisible();
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Erase it, and stop' }).click();
  await expect(dialog.getByText('Erased.')).toBeVisible();
  expect((await ask(owner, 'GET', '/api/analytics/visits')).body.items).toHaveLength(1);
  expect((await overview()).now).toMatchObject({ views: 2, visits: 1, readers: 1 });

  for (const [size, theme] of [
    [desktop, 'light'],
    [phone, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/app/analytics');
    await expect(page.getByText('1 reader, signed out')).toBeVisible();
    await expectAccessibleFromTop(page);
    // The minutes of a single source stand on a phone’s screen, beside their names.
    const heat = page.getByRole('region', { name: 'What they stayed with' }).last();
    expect(await heat.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('a member sees their trace on others, and erases it', async ({ browser }) => {
  const page = await guest(browser);
  const [owner, member] = [await makeRead('Otto Owner'), await makePerson('Mia Member')];
  await ask(member, 'PATCH', `/api/users/${member.userId}`, { visits: 'named' });
  await actAs(page, member);
  const begun = started(page);
  await page.goto(`/${owner.uname}`);
  await begun;
  const counted = beacon(page);
  await page.mouse.move(100, 100);
  await page.mouse.move(160, 200);
  await counted;
  await expect
    .poll(async () => (await ask(owner, 'GET', '/api/analytics/readers')).body.rows?.[0]?.reader)
    .toMatchObject({ shown: 'named', name: 'Mia Member' });
  await page.goto('/app/settings/privacy');
  const trace = page.getByRole('list', { name: 'Your visits to others' });
  await expect(trace).toContainText('Otto Owner');
  await expectAccessible(page);
  await trace.getByRole('button', { name: /^Erase the visit to Otto Owner/ }).click();
  await expect(page.getByText('Nothing is kept of you on other people’s pages.')).toBeVisible();
  expect((await ask(owner, 'GET', '/api/analytics/readers')).body.rows.map(({ reader }: { reader: { shown: string } }) => reader.shown)).not.toContain('named');
});
