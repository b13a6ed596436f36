import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const shown = (page: Page) => page.getByRole('tab', { selected: true });
const phase = (page: Page) => page.locator('#demo-talk [data-phase]').getAttribute('data-phase');

async function open(page: Page) {
  await page.goto('/');
  await wake(page);
  await expect(page.getByRole('button', { name: /^(Pause|Play)$/ })).toBeVisible();
  await page.mouse.move(10, 91);
}

test('the demo goes round by itself with a time for each slide, and waits while someone points at it, is in it, or stops it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await tab(page, 'FitScore').click();
  await page.mouse.move(10, 91);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // A slide that is held keeps the time it has left; each is seen from its beginning to just before its end.
  await page.clock.runFor(10_200);
  await expect(shown(page)).not.toHaveText('FitScore');
  for (const [now, ms, next] of [
    ['TailorMade', 5_000, 'History'],
    ['History', 5_000, 'DeepTalk'],
    ['DeepTalk', 12_000, 'SecureShare'],
    ['SecureShare', 10_000, 'FitScore'],
    ['FitScore', 10_200, 'TailorMade'],
  ] as const) {
    await expect(shown(page)).toHaveText(now);
    await page.clock.runFor(ms - 500);
    await expect(shown(page)).toHaveText(now);
    await page.clock.runFor(500);
    await expect(shown(page)).toHaveText(next);
  }

  await page.getByRole('tabpanel').hover();
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveText('TailorMade');
  await page.mouse.move(10, 91);
  await tab(page, 'TailorMade').focus();
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveText('TailorMade');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveText('TailorMade');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(5_000);
  await expect(shown(page)).toHaveText('History');

  // The chat: each question is typed, read, answered and makes room for the next, through its five phases.
  await page.clock.runFor(5_000);
  await expect(shown(page)).toHaveText('DeepTalk');
  const seen: string[] = [];
  for (let step = 0; step < 110; step += 1) {
    const now = (await phase(page)) ?? '';
    if (seen.at(-1) !== now) seen.push(now);
    await page.clock.runFor(100);
  }
  const cycle = ['idle', 'typing', 'processing', 'showing', 'fading'];
  const first = seen.indexOf('idle');
  expect(seen.slice(first, first + 5)).toEqual(cycle);
});

test('every slide by click and by key, all as tall as the tallest, standing still for those who want no motion', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const heights = new Set<number>();
  for (const [name, words] of [
    ['TailorMade', 'left out: not about this job'],
    ['History', 'Scored again, the same'],
    ['DeepTalk', 'Has Maya led a team?'],
    ['SecureShare', 'A link for one reader'],
    ['FitScore', 'no evidence yet'],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toContainText(words);
    heights.add((await page.getByRole('tabpanel').boundingBox())?.height ?? 0);
  }
  expect(heights.size).toBe(1);
  for (const [key, name] of [
    ['End', 'SecureShare'],
    ['ArrowRight', 'FitScore'],
    ['ArrowLeft', 'SecureShare'],
    ['Home', 'FitScore'],
    ['ArrowRight', 'TailorMade'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(shown(page)).toHaveText(name);
  }
  await expectAccessible(page);

  // A question that is chosen is answered; one that the portfolio says nothing of, honestly.
  await tab(page, 'DeepTalk').click();
  await page.getByRole('button', { name: 'Has she worked with Kubernetes?' }).click();
  await expect(page.getByText('The portfolio does not mention Kubernetes.')).toBeVisible();

  await tab(page, 'SecureShare').click();
  const create = page.getByRole('button', { name: 'Create link' });
  const description = page.getByLabel('Who is it for?');
  await expect(create).toBeDisabled();
  await description.fill('   ');
  await expect(create).toBeDisabled();
  await description.fill('Tidewater, Ola');
  await create.click();
  await expect(page.getByText('In this demo nothing was made.')).toBeVisible();
  await expect(page.getByText('0 views · ends after 30 days')).toBeVisible();
  await expectAccessible(page);
});

test('what is typed into the demo before its scripts ran stays, and so does the cursor', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto('/');
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await tab(page, 'SecureShare').click();
  const description = page.getByLabel('Who is it for?');
  await description.click();
  await page.keyboard.type('Tidewater, ');
  letGo();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeEnabled();
  await expect(shown(page)).toHaveText('SecureShare');
  await expect(description).toBeFocused();
  await page.keyboard.type('Ola');
  await expect(description).toHaveValue('Tidewater, Ola');
});

test('without scripts a slide is reached by its address; on a small phone the button is in sight; members see it at its own address', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const small = await phone.newPage();
  await small.goto(productUrl);
  await expect(small.getByText('Development Preview')).toBeVisible();
  await expect(small.getByRole('button', { name: 'Import your resume' }).first()).toBeInViewport({ ratio: 1 });
  await phone.close();

  const still = await browser.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  await page.goto(productUrl);
  await expect(page.locator('#demo-fit')).toBeVisible();
  await tab(page, 'History').click();
  await expect(page.locator('#demo-history')).toBeVisible();
  await expect(page.locator('#demo-fit')).toBeHidden();
  await still.close();

  const signedIn = await browser.newContext();
  const members = await signedIn.newPage();
  await actAs(members, await makePerson('Lana Landing'));
  await members.goto(`${productUrl}/app/landing-v2`);
  await expect(members.getByRole('heading', { level: 1 })).toHaveText(/turned into evidence/);
  await expect(members.getByRole('link', { name: 'Import your resume' }).first()).toBeVisible();
  // Examples end in the same offer, and ask nobody to sign in who is.
  await members.goto(`${productUrl}/feed-preview`);
  await members.getByRole('link', { name: 'Import your resume' }).click();
  await expect(members).toHaveURL(/\/app\/settings\/resume-import/);
  await signedIn.close();
  for (const path of ['/home', '/app/home']) expect(await (await fetch(productUrl + path)).text()).toContain('turned into evidence.');
  expect((await ask(null, 'GET', '/api/figures')).body.people).toBeGreaterThanOrEqual(0);
});

test('who comes to look for people is asked to sign in as that', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Sign in as a recruiter' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Business' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Individual' })).toBeChecked();
});
