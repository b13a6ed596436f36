import { launchChromium } from '../local/chromium.mjs';
import { median } from './figures.mjs';

/** The middle of some runs: one alone depends on what else the machine does. */
const runsEach = 3;
const viewport = { width: 1440, height: 900 };
/** A turn of the wheel, and how long until the next, as somebody scrolls in haste. */
const wheelPx = 600;
const wheelMs = 40;
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Somebody signed in, in a browser that has nothing of the product yet; it notes when the grid's first rows are painted. */
async function openScreen(browser, { url, person }) {
  const context = await browser.newContext({ viewport });
  await context.addCookies([{ name: 'folia-session', value: person.authCode, url, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript((authCode) => {
    localStorage.setItem('folia-auth-code', authCode);
    localStorage.setItem('folia-onboarded', 'true');
    const rows = new MutationObserver(() => {
      if (!document.querySelector('[role=grid] [role=rowheader]')) return;
      rows.disconnect();
      // The frame after the one that draws them has them on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('rows-painted')));
    });
    rows.observe(document, { childList: true, subtree: true });
  }, person.authCode);
  return context.newPage();
}

const rowsPainted = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('rows-painted')[0]?.startTime, undefined, { timeout: 60_000 }).then((handle) => handle.jsonValue());

const firstPaint = (page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);

/** The tasks of the page's main thread between two marks of a trace, in ms: how long each took, and how long of that it worked and did not wait for a processor. */
function tasksBetween({ traceEvents }, from, to) {
  const at = (name) => traceEvents.find((event) => event.name === name && event.cat.includes('blink.user_timing'));
  const [begin, end] = [at(from), at(to)];
  if (!begin || !end) throw new Error('The trace has no marks.');
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts <= end.ts)
    .map(({ dur, tdur = dur }) => ({ took: dur / 1_000, worked: tdur / 1_000 }));
}

/** From the first row to the last, and the tasks that this took. */
async function scrollThrough(browser, page) {
  await browser.startTracing(page, { categories });
  await page.evaluate(() => performance.mark('scroll-begins'));
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  const isAtEnd = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, wheelPx);
    await page.waitForTimeout(wheelMs);
  }
  await page.evaluate(() => performance.mark('scroll-ends'));
  return tasksBetween(JSON.parse((await browser.stopTracing()).toString()), 'scroll-begins', 'scroll-ends');
}

/** A board on the screen: its first rows, a scroll from end to end, and a candidate who comes while it is open. `join` adds the candidate. */
export async function benchBoardScreen({ url, person, jobId, join }) {
  const browser = await launchChromium();
  const [firsts, paints, took, worked, arrivals] = [[], [], [], [], []];
  try {
    for (let run = 0; run < runsEach; run++) {
      const page = await openScreen(browser, { url, person });
      await page.goto(`${url}/app/screening/${jobId}`);
      paints.push(await rowsPainted(page));
      firsts.push(await firstPaint(page));
      const before = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
      const tasks = await scrollThrough(browser, page);
      took.push(Math.max(...tasks.map((task) => task.took)));
      worked.push(Math.max(...tasks.map((task) => task.worked)));
      const began = performance.now();
      await join(run);
      await page.locator(`[role=grid][aria-rowcount="${before + 1}"]`).waitFor({ timeout: 60_000 });
      arrivals.push(performance.now() - began);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  const all = (figures) => figures.map((figure) => Math.round(figure)).join(', ');
  const row = (what, figures, goal) => ({ what: `${what} (runs: ${all(figures)})`, ms: Math.round(median(figures)), goal });
  return [
    row('first paint, nothing in the cache', firsts, '<= 1000 ms'),
    row('first rows painted, nothing in the cache', paints, '<= 1000 ms'),
    row('longest task of a scroll through all rows', took, '<= 50 ms on a machine that does nothing else'),
    row('the same, without waiting for a processor', worked, '<= 50 ms'),
    row('a new row on an open board', arrivals, '<= 2000 ms'),
  ];
}
