import type { Page } from '@playwright/test';

/** Someone is using the page: its scripts are fetched and run. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(9, 90);
  await page.mouse.move(10, 91);
  await page.waitForFunction(() => globalThis.ready?.signal.aborted);
}
