import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { makePerson } from './person';
import { actAs } from './signed-in';

type Read = { status: number; ids: Set<string>; links: string[]; isWhole: boolean; leadsTo: string | null };

const attribute = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** The links of a document to this site, with their fragments. */
function linksOf(hrefs: readonly string[], path: string): string[] {
  const urls = hrefs.filter((href) => !/^(mailto|tel|javascript|blob|data):/.test(href)).map((href) => new URL(href, productUrl + path));
  return urls.filter(({ origin }) => origin === productUrl).map(({ pathname, search, hash }) => pathname + search + hash);
}

async function read(path: string, cookie = ''): Promise<Read> {
  const answer = await fetch(productUrl + path, { redirect: 'manual', headers: { cookie } });
  const isDocument = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isDocument ? await answer.text() : '';
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    ids: new Set(attribute(html, / id="([^"]+)"/g)),
    links: linksOf(attribute(html, /<a [^>]*?href="([^"]*)"/g), path),
    // A shell is filled by scripts: what is in it, only they know.
    isWhole: html.includes('id="folia-data"'),
    leadsTo: answer.status >= 300 && answer.status < 400 && location ? (linksOf([location], path)[0] ?? null) : null,
  };
}

/** Reads whatever these links lead to, and on from there; says what is wrong with which link of which page. */
async function crawl(first: readonly { link: string; on: string }[], cookie = ''): Promise<{ faults: string[]; seen: Map<string, Read> }> {
  const seen = new Map<string, Read>();
  const jumps: { link: string; on: string }[] = [];
  const faults: string[] = [];
  let next = [...first];
  while (next.length > 0) {
    const fresh = new Map<string, string>();
    for (const { link, on } of next) {
      const path = link.split('#')[0] ?? '';
      if (link.includes('#') && !link.includes('#:~:')) jumps.push({ link, on });
      if (!seen.has(path) && !fresh.has(path)) fresh.set(path, on);
    }
    next = [];
    const asked = [...fresh];
    // Eight at once, as browsers ask.
    for (let start = 0; start < asked.length; start += 8)
      await Promise.all(
        asked.slice(start, start + 8).map(async ([path, on]) => {
          const found = await read(path, cookie);
          seen.set(path, found);
          if (found.leadsTo) next.push({ link: found.leadsTo, on: path });
          else if (found.status !== 200) faults.push(`${path} on ${on}: ${found.status}`);
          next.push(...found.links.map((link) => ({ link, on: path })));
        }),
      );
  }
  for (const { link, on } of jumps) {
    const [path = '', anchor = ''] = link.split('#');
    const target = seen.get(seen.get(path)?.leadsTo ?? path);
    if (anchor && target?.isWhole && !target.ids.has(decodeURIComponent(anchor))) faults.push(`${link} on ${on}: there is no such place`);
  }
  return { faults, seen };
}

test('whoever is signed out finds something behind every link, from the start page to the last', async () => {
  const { faults, seen } = await crawl([{ link: '/', on: 'nothing' }]);
  expect(faults).toEqual([]);
  // Every page that is in the list of pages is reached by links too.
  const listed = [...(await (await fetch(`${productUrl}/sitemaps/site.xml`)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.filter((path) => !seen.has(path))).toEqual([]);
});

test('so does a member on every screen of the app', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await makePerson('Cara Wler');
  await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'A map of the harbour' } } });
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public' });
  await actAs(page, person);
  const cookie = `folia-session=${person.authCode}`;
  const drawn = new Set<string>();
  const links: { link: string; on: string }[] = [];
  let waiting = ['/', `/${person.uname}`];
  while (waiting.length > 0) {
    for (const path of waiting) {
      drawn.add(path);
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      const hrefs = await page.locator('a[href]').evaluateAll((found) => found.map((one) => one.getAttribute('href') ?? ''));
      links.push(...linksOf(hrefs, path).map((link) => ({ link, on: path })));
    }
    // What the server sends whole is read without a browser; tabs and entries of one screen are one screen.
    const screens = new Set([...drawn].map((path) => path.split('?')[0]));
    const paths = [...new Set(links.map(({ link }) => link.split(/[?#]/)[0] ?? ''))].filter((path) => !screens.has(path) && !path.startsWith('/files/'));
    const found = await Promise.all(paths.map(async (path) => ({ path, ...(await read(path, cookie)) })));
    waiting = found.filter(({ status, isWhole, leadsTo }) => status === 200 && !isWhole && !leadsTo).map(({ path }) => path);
    for (const { path } of found) drawn.add(path);
    waiting = waiting.filter((path) => /^\/app\//.test(path));
  }
  expect((await crawl(links, cookie)).faults).toEqual([]);
});
