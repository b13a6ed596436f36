import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { portOf } from './own-gateway';
import { makePerson } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How many scripts there are: one that is fetched before it is imported is told of twice. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => new Set(performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []))).size);

/** The scripts that were asked for while the page still loaded. */
function scriptsBeforeLoad(): string[] {
  const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.js') && startTime < loadEventEnd ? [name] : []));
}

/** How far the page has moved under its reader so far (web.dev/articles/cls). */
const shift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });

async function makeOpen(name: string) {
  const person = await makePerson(name);
  await ask(person, 'POST', '/api/items', { content: { kind: 'award', fields: { title: 'Golden Spoon' } } });
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  return person;
}

test('a page that came whole fetches the scripts of its app when somebody is there, and no sooner', async ({ page }) => {
  const owner = await makeOpen('Ada Sleep');
  for (const path of ['/', '/app/help', '/app/blog/job-seekers-guide', `/${owner.uname}`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Reading a person’s page is a visit also without its app: one script more records it.
    expect(await scriptsOf(page), path).toBeLessThanOrEqual(path === `/${owner.uname}` ? 3 : 2);
    // None of them before the page is there: it would take its turn from the words and their fonts.
    expect(await page.evaluate(scriptsBeforeLoad), path).toEqual([]);
    await wake(page);
    expect(await scriptsOf(page), path).toBeGreaterThan(3);
  }
});

test('each script crosses the network once, though it is fetched before it is imported', async ({ page }) => {
  const product = new URL(productUrl);
  const crossed: string[] = [];
  // What a browser keeps, and whether it asks again, is seen at the server alone.
  const between = createServer((asked, answer) => {
    if (asked.url?.endsWith('.js')) crossed.push(asked.url);
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? '', product), { method, headers: { ...headers, host: product.host } }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, 'localhost');
  await once(between, 'listening');
  try {
    await page.goto(`http://localhost:${portOf(between)}/app/help`, { waitUntil: 'networkidle' });
    await wake(page);
    await page.getByRole('link', { name: 'Feedback', exact: true }).last().click();
    await expect(page.getByRole('button', { name: 'Send feedback' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Again in the next document: from the cache, all of it.
    await page.goto(`http://localhost:${portOf(between)}/app/help`, { waitUntil: 'networkidle' });
    await wake(page);
    expect(crossed.length).toBeGreaterThan(10);
    expect(crossed.filter((script, index) => crossed.indexOf(script) !== index)).toEqual([]);
  } finally {
    between.closeAllConnections();
    between.close();
  }
});

test('a page names fonts that it is set in, no more than come at once, and those that come later move nothing', async ({ page }) => {
  const owner = await makeOpen('Ada Fount');
  const content = { kind: 'work', fields: { position: 'Cook', employer: 'Harbor', startDate: '2020-01', highlights: ['Fed **40** people, *daily*'] } };
  await ask(owner, 'POST', '/api/items', { content });
  const posts = ['job-seekers-guide', 'hiring-manager-decisions', 'how-to-create-portfolio'].map((slug) => `/app/blog/${slug}`);
  for (const path of ['/', '/pricing', '/app/about', '/app/help/who-sees-what', '/app/privacy', ...posts, `/${owner.uname}`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { named, used } = await page.evaluate(() => {
      const nameOf = (address: string) => address.replace(/.*\/|-[^-]*$/g, '');
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(({ href }) => nameOf(href));
      const fetched = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [nameOf(name)] : []));
      return { named: links, used: [...new Set(fetched)] };
    });
    expect(named, path).toEqual(expect.arrayContaining(['inter-basic', 'newsreader-400-basic']));
    expect(used, path).toEqual(expect.arrayContaining(named));
    expect(named.length, path).toBeLessThanOrEqual(3);
    expect(await page.evaluate(shift), path).toBeLessThan(0.02);
    // Two families and the light cut of its headlines: each font more would be one that is waited for.
    if (path === '/') expect(used).toHaveLength(3);
    if (path === `/${owner.uname}`) expect(named).toContain('newsreader-500-basic');
  }
});

test('a member’s page starts by itself', async ({ page }) => {
  const owner = await makeOpen('Mo Member');
  await actAs(page, await makePerson('Vi Sitor'));
  await page.goto(`/${owner.uname}`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a page asleep says when what was pressed needs scripts that cannot be fetched', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByText('I am here as')).toBeVisible();
});

test('nothing moves while a section opens with its address, the start page is read, or a portfolio', async ({ page, browser }) => {
  const owner = await makeOpen('Sue Still');
  await ask(owner, 'POST', '/api/items', { content: { kind: 'work', fields: { position: 'Cook', employer: 'Harbor' } } });
  const member = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const signedIn = await member.newPage();
  await actAs(signedIn, owner);
  for (const [at, path] of [
    [page, '/'],
    [page, `/${owner.uname}`],
    [signedIn, '/app/user?section=work'],
  ] as const) {
    await at.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await at.goto(path, { waitUntil: 'networkidle' });
    expect(await at.evaluate(() => Reflect.get(globalThis, 'moved')), path).toBeLessThanOrEqual(0.02);
  }
  await member.close();
});

const fontsAhead = async (path: string) => {
  const html = await (await fetch(productUrl + path)).text();
  return [...html.matchAll(/<link rel="preload" as="font"[^>]*\/assets\/([a-z]+(?:-\d+)?(?:-italic)?)-basic/g)].map(([, name]) => name);
};

test('fonts are fetched ahead for what a page shows first, not for words further down', async () => {
  const owner = await makeOpen('Fon Ts');
  expect(await fontsAhead(`/${owner.uname}`)).toEqual(['inter', 'newsreader-400', 'newsreader-500']);
  // Its first words in italics and in bold stand screens below its headline.
  expect(await fontsAhead('/app/blog/job-seekers-guide')).toEqual(['inter', 'newsreader-400']);
});

test('the theme button says what it does before scripts run, in either theme', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: productUrl });
  await page.route(/\.js$/, (route) => route.abort());
  for (const [theme, other] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ]) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme ?? '');
    await page.goto('/app/help');
    await expect(page.getByRole('button', { name: `Use the ${other} theme` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Use the ${theme} theme` })).toHaveCount(0);
  }
  await page.close();
});

test('public pages begin at one distance from the edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/',
    '/pricing',
    '/app/features',
    '/app/help',
    '/app/help/who-sees-what',
    '/app/help/fit-score',
    '/app/blog',
    '/app/blog/job-seekers-guide',
    '/app/privacy',
    '/app/feedback',
    '/app/api-docs',
  ]) {
    await page.goto(path);
    const left = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('main h1') as Node);
      return Math.round(words.getBoundingClientRect().left);
    });
    // A large letter is set a little out, so that its stem stands at the edge.
    expect([path, left >= 22 && left <= 24]).toEqual([path, true]);
  }
});
