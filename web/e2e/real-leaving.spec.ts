import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { makePerson, type Person } from './person';

const chrome = JSON.parse(process.env.FOLIA_CHROME ?? '{}');
// What a page sends while it goes has the browser's own name, not one that the tool lends to the page; and that of a browser without a screen is a program's.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ launchOptions: { ...chrome, env: { ...process.env, ...chrome.env }, args: [...(chrome.args ?? []), `--user-agent=${userAgent}`] } });

async function makeLongPage(name: string): Promise<Person> {
  const owner = await makePerson(name, ['--plan', 'pro']);
  const summary = Array.from({ length: 60 }, (_, line) => `Line ${line} about a harbor.`).join('\n\n');
  await ask(owner, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'Harbor', summary } } });
  const { owner: own } = (await ask(owner, 'GET', `/api/portfolios/${owner.uname}`)).body;
  await ask(owner, 'PATCH', '/api/me/profile', { version: own.profileVersion, visibility: 'public' });
  return owner;
}

/** Reads until the visit counts, with its first beacon; what follows waits for a quarter of a minute, or for the leaving. */
async function readOn(page: Page, uname: string): Promise<void> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/visits/events'));
  await page.goto(`/${uname}`);
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  expect(await (await counted).json()).toEqual({ refused: null });
}

test('whoever reads to the end and closes the tab, or goes to another site, is counted to the end', async ({ browser }) => {
  const owner = await makeLongPage('Lea Last');
  const now = async () => (await ask(owner, 'GET', '/api/analytics/overview')).body.now;
  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['closes the tab', (page) => page.close()],
    ['goes elsewhere', (page) => page.goto('about:blank')],
  ];
  for (const [place, [, leave]] of ways.entries()) {
    const page = await (await browser.newContext()).newPage();
    await readOn(page, owner.uname);
    expect((await now()).toEnd).toBe(place);
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2)).toBe(true);
    await leave(page);
    await expect.poll(async () => (await now()).toEnd, { timeout: 5_000 }).toBe(place + 1);
  }
  expect(await now()).toMatchObject({ visits: 2, toEnd: 2 });
  expect((await ask(owner, 'GET', '/api/analytics/overview')).body.refused).toEqual([]);
});
