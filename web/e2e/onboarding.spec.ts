import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

const journey = (page: Page) => page.getByRole('dialog', { name: 'Your Journey to Success' });
const setupHelper = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Setup Helper' });

test('the first steps open once, play by themselves, stop for who reads, and are not opened again on any device', async ({ page, browser }) => {
  const person = await makePerson('New Comer', ['--newcomer']);
  await actAs(page, person);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/app/dashboard');
  const dialog = journey(page);
  // From a pause on, the clock goes only when it is told to.
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(dialog.getByText('Access anytime via Setup Helper')).toBeVisible();
  await expect(dialog.getByText('Sample data').filter({ visible: true })).toHaveCount(1);
  const shown = (place: number) => expect(dialog.getByText(`Step ${place} of 6`, { exact: true })).toBeVisible();
  await dialog.getByRole('tab', { name: /Import Resume/ }).click();
  await dialog.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(4000);
  await shown(1);
  await page.clock.runFor(1000);
  await shown(2);
  await page.clock.runFor(25_000);
  await shown(1);
  await dialog.getByRole('tab', { name: /TailorMade Resume/ }).click();
  await shown(4);
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(20_000);
  await shown(4);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('tab', { name: /Share Portfolio/ })).toBeFocused();
  await shown(5);
  await dialog.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(1000);
  // Pointing at what is read stops it too.
  await dialog.getByRole('tabpanel').hover();
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(10_000);
  await shown(5);
  await page.clock.resume();
  await dialog.getByRole('button', { name: 'Close dialog' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await ask(person, 'GET', '/api/users/current')).body.user.onboarded).toBe(true);

  await page.reload();
  await expect(setupHelper(page)).toBeVisible();
  const elsewhere = await browser.newPage();
  await actAs(elsewhere, person);
  await elsewhere.goto('/app/dashboard');
  await expect(elsewhere.getByRole('heading', { name: 'Begin with your resume.' })).toBeVisible();
  for (const one of [page, elsewhere]) await expect(journey(one)).toHaveCount(0);
  await elsewhere.close();
});

test('each of the six steps leads to where it is done, and what is done is ticked', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await makePerson('Six Steps');
  expect((await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'Harbour' } } })).status).toBe(201);
  expect((await ask(person, 'POST', '/api/links', { description: 'For Ida' })).status).toBe(201);
  await actAs(page, person);
  await page.goto('/app/settings');
  for (const [step, action, address] of [
    ['Import Resume', 'Import Now', /\/app\/settings\/resume-import$/],
    ['Add Content', 'Add Content', /\/app\/user\?section=project/],
    ['Check FitScore', 'Try FitScore', /\/app\/tailormade$/],
    ['TailorMade Resume', 'Generate Resume', /\/app\/tailormade$/],
    ['Share Portfolio', 'View Portfolio', /\/app\/user$/],
    ['AI Chat', 'Learn More', /\/app\/user$/],
  ] as const) {
    await setupHelper(page).click();
    await journey(page).getByRole('tab', { name: step }).click();
    await expect(journey(page).getByRole('tab', { name: step })).toHaveAttribute('aria-selected', 'true');
    if (step === 'Import Resume') {
      await expect(journey(page).getByRole('tab', { name: /, done$/ })).toHaveText([/Add Content/, /Share Portfolio/]);
      // Where reduced motion is wanted it waits to be told.
      await expect(journey(page).getByRole('button', { name: 'Play' })).toBeVisible();
      await expectAccessible(page);
    }
    await journey(page).getByRole('tabpanel').getByRole('button', { name: action }).click();
    await expect(journey(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    // The section of projects opens in a dialog over the bar.
    if (step === 'Add Content') await page.getByRole('dialog', { name: 'Projects' }).getByRole('button', { name: 'Close dialog' }).first().click();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/settings');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await setupHelper(page).last().click();
  await expect(journey(page)).toBeVisible();
  await expectAccessible(page);
});

test('from step to step nothing moves but the words, and what marks a sample stands beside nothing', async ({ page }) => {
  const person = await makePerson('Still Frame');
  await actAs(page, person);
  for (const width of [1440, 680, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/app/settings');
    if (width < 1200) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await setupHelper(page).last().click();
    const title = journey(page).getByRole('heading', { name: 'Your Journey to Success' });
    const steps = journey(page).getByRole('tab');
    await expect(steps).toHaveCount(6);
    const seen = new Set<number>();
    for (const step of await steps.all()) {
      await step.click();
      await expect(step).toHaveAttribute('aria-selected', 'true');
      await expect(journey(page).getByRole('tabpanel')).toHaveCount(1);
      seen.add((await title.boundingBox())?.y ?? Number.NaN);
      const isClear = await journey(page)
        .getByRole('tabpanel')
        .getByRole('figure')
        .evaluate((figure) => {
          const label = figure.querySelector('figcaption')?.getBoundingClientRect();
          return [...figure.children].every((child) => child.tagName === 'FIGCAPTION' || (label && child.getBoundingClientRect().top >= label.bottom));
        });
      expect(isClear).toBe(true);
    }
    expect([...seen], `${width} px`).toHaveLength(1);
  }
});

test('on a small phone each step’s button is within reach without scrolling', async ({ page }) => {
  await actAs(page, await makePerson('Small Phone'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/app/settings');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await setupHelper(page).last().click();
  const foot = journey(page).getByRole('button', { name: 'Play' });
  for (const step of await journey(page).getByRole('tab').all()) {
    await step.click();
    const [button, below] = [await journey(page).getByRole('tabpanel').getByRole('button').boundingBox(), await foot.boundingBox()];
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});
