import { expect, type Page, test } from '@playwright/test';
import { ask, untilOver } from './api';
import { expectAccessible } from './axe';
import { makeWholeEngineer, scored } from './engineer';
import { backendJob } from './jobs';
import { actAs } from './signed-in';

/** Adds up how far things on the page moved without the person doing anything. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) seen.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts);

/** How much a page may move while it loads (0.1 is what browsers call good). */
const mostShift = 0.02;

/** Holds an answer back until it is let go. */
async function hold(page: Page, pattern: string) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`report, resume and analysis load in their final shape, and hardly anything moves, at ${width} px, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    const person = await makeWholeEngineer('Loa Ding');
    const score = await scored(person, 'Meridian');
    const resume = (await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Meridian') })).body;
    await untilOver(person, resume.jobId);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await countShifts(page);
    await actAs(page, person);
    for (const [path, answer, there] of [
      [`/app/job-match/${score.id}`, '**/api/fit-scores/*', 'What would raise it'],
      [`/app/tailormade/resume/${resume.id}`, '**/api/tailored-resumes/*', 'What was chosen, and why'],
      [`/app/tailormade/analysis/${resume.id}`, '**/api/tailored-resumes/*', 'Analysis'],
    ] as const) {
      const letGo = await hold(page, answer);
      await page.goto(path);
      await expect(page.locator('main [aria-busy=true]')).toBeVisible();
      await expectAccessible(page);
      // Screen readers announce it; on the screen there is a shape instead of a word.
      const said = page.locator('main').getByRole('status').filter({ hasText: 'Loading...' });
      expect((await said.boundingBox())?.width).toBeLessThanOrEqual(1);
      letGo();
      await expect(page.getByRole('heading', { name: there, exact: true })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await shifts(page), path).toBeLessThanOrEqual(mostShift);
    }
  });
}
