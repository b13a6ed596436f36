import type { Page } from '@playwright/test';

type Saved = { file: string; bytes: Buffer };

/** The bytes behind a link, as its download brings them. */
export const saved = (page: Page, name: string, exact = true): Promise<Saved> => savedBy(page, () => page.getByRole('link', { name, exact }).click());

/** The bytes behind an entry of a document's menu. */
export const savedFromMenu = (page: Page, name: string): Promise<Saved> =>
  savedBy(page, async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  });

/** The bytes that a press saves. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { file: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
