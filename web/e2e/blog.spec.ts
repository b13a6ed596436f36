import { expect, test } from '@playwright/test';

test('a post is reached from the list, its marks lead to their sources, and its address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/blog');
  await page.getByRole('link', { name: /^The job seeker’s guide/ }).click();
  await expect(page).toHaveURL('/app/blog/job-seekers-guide');
  await expect(page).toHaveTitle(/^The job seeker’s guide.* · Folia$/);
  await page.getByRole('link', { name: 'Source 1' }).first().click();
  await expect(page).toHaveURL('/app/blog/job-seekers-guide#source-1');
  await expect(page.getByText('The average initial screening time')).toBeInViewport();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/app\/blog\/job-seekers-guide$/);
  // A link in the text goes on without loading everything again.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('.reading').getByRole('link', { name: 'making a portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^How to make a portfolio/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/app\/blog\/how-to-create-portfolio$/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('two sentences stand a whole space apart, while letters are kerned', async ({ page }) => {
  await page.goto('/app/blog/success-stories');
  const spare = await page.evaluate(async () => {
    const font = '400 40px "Newsreader Variable"';
    await document.fonts.load(font, 'To. A');
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.font = font;
    canvas.fontKerning = 'normal';
    const width = (text: string) => canvas.measureText(text).width;
    const gained = (...parts: string[]) => width(parts.join('')) - parts.map(width).reduce((sum, one) => sum + one, 0);
    return { sentences: ['T', 'A', 'W', 'Y', 'V', '“'].map((capital) => gained('.', ' ', capital)), letters: gained('T', 'o') };
  });
  for (const gained of spare.sentences) expect(gained).toBeCloseTo(0, 1);
  expect(spare.letters).toBeLessThan(-1);
});
