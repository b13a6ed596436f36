import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { startCollector } from './collector';
import { startGateway } from './own-gateway';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

// One gateway whose operator has set up a collector, for all of these: what a browser sends late must not reach the next of them.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
let collector: Awaited<ReturnType<typeof startCollector>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let appUrl = '';

test.beforeAll(async () => {
  collector = await startCollector(() => appUrl);
  gateway = await startGateway({ COLLECTOR_URL: collector.url });
  appUrl = gateway.url;
});
test.beforeEach(() => {
  collector.events.length = 0;
  collector.heard.length = 0;
});
test.afterAll(() => {
  gateway?.stop();
  collector.close();
});

const canary = 'canary-measured@example.com';

async function makeOpen(name: string): Promise<{ person: Person; itemId: string }> {
  const person = await makePerson(name);
  const { body } = await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'Canary lantern' } } });
  const email = { value: canary, visibility: 'public' };
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { email } })).status).toBe(200);
  return { person, itemId: body.id };
}

const question = (page: Page) => page.getByRole('region', { name: 'Measuring' }).filter({ has: page.getByRole('button') });
const policyOf = async (address: string, person?: Person) => {
  const { headers } = await fetch(address, { headers: person && { cookie: `folia-session=${person.authCode}` } });
  return headers.get('content-security-policy') ?? '';
};
const waiting = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('pending-events') ?? '[]').length as number);

/** Presses the provider's button and goes no further. */
async function clickSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Local sign-in', exact: true }).click({ timeout: 20_000 });
  const popup = await opened;
  // A window that is closed while it opens may take the browser with it.
  await popup.getByLabel('E-mail').waitFor();
  await popup.close();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('a guest is asked once, refuses in one press, agrees later, and what could not be sent arrives once', async ({ page }) => {
  const { person, itemId } = await makeOpen('Canary Measured');
  const named = (name: string) => collector.events.filter((event) => event.name === name);

  await page.goto(appUrl);
  await wake(page);
  await expect(question(page)).toContainText(new URL(collector.url).host);
  await expectAccessible(page);
  const [no, yes] = [question(page).getByRole('button', { name: 'No' }), question(page).getByRole('button', { name: 'Yes' })];
  const looks = await Promise.all(
    [no, yes].map((button) => button.evaluate((one) => [one.className, one.getBoundingClientRect().width, one.getBoundingClientRect().height])),
  );
  expect(looks[0]).toEqual(looks[1]);
  await no.click();
  await expect(question(page)).toHaveCount(0);
  await page.goto(`${appUrl}/app/cookies`);
  await wake(page);
  const measure = page.getByRole('switch', { name: 'Measure how this site works for me' });
  await expect(measure).not.toBeChecked();
  expect([collector.heard, await waiting(page)]).toEqual([[], 0]);

  await measure.click();
  await expect(measure).toBeChecked();
  await expect.poll(() => named('page_load_timing').map(({ page: at }) => at)).toEqual(['/app/cookies']);
  await clickSignIn(page);
  await expect.poll(() => named('sign_in_clicked').map(({ parameters }) => parameters)).toEqual([{ source: 'navbar', userType: 'individual' }]);

  collector.goDown();
  await clickSignIn(page);
  await expect.poll(collector.refused).toBeGreaterThan(0);
  await expect.poll(() => waiting(page)).toBe(1);
  await page.goto(`${appUrl}/pricing`);
  await expect.poll(() => waiting(page)).toBe(2);
  collector.goUp();
  for (const [path, pattern] of [
    [`/${person.uname}`, '/:idParam'],
    [`/${person.uname}/projects/${itemId}`, '/:username/projects/:itemId'],
    ['/app/help/language-models?canary=1#canary', '/app/help/:slug'],
  ]) {
    await page.goto(appUrl + path);
    await expect.poll(() => named('page_load_timing').filter(({ page: at }) => at === pattern)).toHaveLength(1);
  }
  expect([named('sign_in_clicked').length, await waiting(page)]).toEqual([2, 0]);
  expect(named('page_load_timing').map(({ page: at }) => at)).toEqual([
    '/app/cookies',
    '/pricing',
    '/:idParam',
    '/:username/projects/:itemId',
    '/app/help/:slug',
  ]);
  await expect.poll(() => named('performance_measures').map(({ page: at }) => at)).toContain('/:idParam');
  const told = collector.heard.join('\n').toLowerCase();
  for (const secret of ['canary', person.uname, person.userId, itemId, person.authCode, '"cookie"', '"referer"'])
    expect(told).not.toContain(secret.toLowerCase());

  await page.goto(`${appUrl}/app/cookies`);
  await expect.poll(() => named('page_load_timing').length).toBe(6);
  await wake(page);
  await expect(measure).toBeChecked();
  await measure.click();
  await expect(measure).not.toBeChecked();
  await page.goto(appUrl);
  await wake(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect([named('page_load_timing').length, await waiting(page)]).toEqual([6, 0]);
});

test('a member’s sign-out is told, their links, messages, assistant and administration are not', async ({ page, browser }) => {
  const origin = new URL(collector.url).origin;
  const [{ person: owner }, admin] = [await makeOpen('Olga Silent'), await makePerson('Ada Silent', ['--admin'])];
  const { body: link } = await ask(owner, 'POST', '/api/links', { description: 'Canary' });
  const named = (name: string) => collector.events.flatMap((event) => (event.name === name ? [event.page] : []));

  // The policy itself keeps those documents silent.
  expect(await policyOf(appUrl)).toContain(`${origin};`);
  expect(await policyOf(appUrl)).not.toContain(`${origin}/`);
  expect(await policyOf(`${appUrl}/app/dashboard`, admin)).toContain(origin);
  for (const path of ['/app/admin', '/app/messages', '/app/confirm-email', `/protected/${link.token}`, '/protected', `/${owner.uname}?token=${link.token}`])
    expect(await policyOf(appUrl + path, admin), path).not.toContain(origin);
  expect(await policyOf(productUrl)).toBe((await policyOf(appUrl)).replace(` ${origin}`, ''));

  await actAs(page, admin);
  await page.addInitScript(() => localStorage.setItem('folia-onboarded', 'true'));
  await page.goto(`${appUrl}/app/settings/privacy`);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('switch', { name: 'Measure how this site works for me' })).toBeChecked();
  await expect.poll(() => named('page_load_timing')).toEqual(['/app/settings/:tab']);
  for (const [path, heading] of [
    ['/app/admin', 'Admin'],
    ['/app/messages', 'Messages'],
  ]) {
    await page.goto(appUrl + path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await page.goto(`${appUrl}/${owner.uname}`);
  await expect.poll(() => named('page_load_timing')).toEqual(['/app/settings/:tab', '/:idParam']);
  await expect(async () => {
    if ((await page.getByRole('dialog').count()) === 0) await page.getByRole('button', { name: 'Ask Buddy' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // Left while the assistant is open: how the page did is not told.
  await page.goto(`${appUrl}/app/dashboard`);
  await expect.poll(() => named('page_load_timing')).toEqual(['/app/settings/:tab', '/:idParam', '/app/dashboard']);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${appUrl}/`);
  await expect.poll(() => named('logout')).toEqual(['/app/dashboard']);
  await page.goto('about:blank');
  await expect.poll(() => named('performance_measures')).toEqual(['/app/settings/:tab', '/app/dashboard', '/']);

  // A browser that had agreed, and opens a link: from then on it is silent everywhere.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.addInitScript(() => localStorage.setItem('measuring', 'yes'));
  const before = collector.heard.length;
  await visitor.goto(`${appUrl}/protected/${link.token}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Olga Silent');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Olga Silent');
  const answer = await visitor.goto(`${appUrl}/app/cookies`);
  expect(answer?.headers()['content-security-policy']).not.toContain(origin);
  await wake(visitor);
  await expect(visitor.getByRole('switch', { name: 'Measure how this site works for me' })).toBeChecked();
  expect(await waiting(visitor)).toBe(0);
  expect(collector.heard.slice(before).join()).not.toContain('page_load_timing');
});

test('a browser that asks not to be tracked is not asked; one without storage can use every page, and neither is measured', async ({ page, browser }) => {
  const { person, itemId } = await makeOpen('Stora Geless');
  const { body: link } = await ask(person, 'POST', '/api/links', { description: 'Canary' });

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${appUrl}/app/cookies`);
  await wake(page);
  await expect(page.getByText('Your browser asks not to be tracked. That counts as a no.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Measure how this site works for me' })).toBeDisabled();
  await expect(question(page)).toHaveCount(0);

  const forgetful = await (await browser.newContext()).newPage();
  const broken: string[] = [];
  forgetful.on('pageerror', (error) => broken.push(error.message));
  await forgetful.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    for (const kind of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, kind, { get: refuse });
  });
  for (const path of [
    '/',
    '/pricing',
    '/app/help',
    '/app/cookies',
    '/app/feedback',
    '/feed-preview',
    `/${person.uname}`,
    `/${person.uname}/projects/${itemId}`,
  ]) {
    await forgetful.goto(appUrl + path);
    await expect(forgetful.getByRole('heading', { level: 1 })).toBeVisible();
    await wake(forgetful);
    await forgetful.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(forgetful.getByRole('dialog').getByRole('button', { name: 'Continue with Local sign-in' })).toBeVisible({ timeout: 20_000 });
    await forgetful.keyboard.press('Escape');
    await expect(forgetful.getByRole('dialog')).toHaveCount(0);
    await expect(question(forgetful)).toHaveCount(0);
  }
  await forgetful.goto(`${appUrl}/protected/${link.token}`);
  await expect(forgetful.getByRole('heading', { level: 1 })).toBeVisible();
  expect(broken).toEqual([]);
  expect(collector.heard).toEqual([]);
});

test('where no collector is set up, the legal pages say so', async ({ page }) => {
  for (const path of ['/app/privacy', '/app/cookies']) {
    await page.goto(path);
    await expect(page.getByText('Nothing is measured here')).toBeVisible();
  }
});
