import type { Page } from '@playwright/test';

/** The bytes behind a link, as its download brings them. */
export async function saved(page: Page, name: string, exact = true): Promise<{ file: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { file: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
