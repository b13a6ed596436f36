import { chromium } from '@playwright/test';
import { findChromium } from '../local/chromium.mjs';
import { median } from './figures.mjs';
import { installLighthouse, measureWithLighthouse } from './lighthouse/run.mjs';

/** Most that may move while a page loads. */
const mostShift = 0.02;
/** Least of Lighthouse's mobile performance, the middle of some runs: one alone depends on what else the machine does. */
const leastScore = 95;
const lighthouseRuns = 3;

/** How much moved while a member's screen loaded (layout-instability API). */
async function shiftOf(browser, { url, path, person }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'folia-session', value: person.authCode, url, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript((authCode) => {
    localStorage.setItem('folia-auth-code', authCode);
    globalThis.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, person.authCode);
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const moved = await page.evaluate(() => globalThis.moved);
  await context.close();
  return moved;
}

async function shifts(chrome, { url, person }) {
  const { executablePath, args, env } = chrome;
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const rows = [];
  try {
    for (const path of ['/app/user', '/app/user?section=work', '/app/settings', '/app/messages']) {
      const shift = await shiftOf(browser, { url, path, person });
      rows.push({ page: path, shift: shift.toFixed(3), 'goal of shift': mostShift, holds: shift <= mostShift });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** Public pages as a phone of middling speed meets them. */
async function scores(chrome, { url, person }) {
  await installLighthouse();
  const rows = [];
  for (const path of ['/', `/${person.uname}`]) {
    const runs = [];
    for (let count = 0; count < lighthouseRuns; count++) runs.push(await measureWithLighthouse(url + path, chrome));
    const of = (name) => median(runs.map((one) => one[name]));
    const [score, shift] = [of('score'), of('shift')];
    rows.push({
      page: path,
      shift: shift.toFixed(3),
      'goal of shift': mostShift,
      'Lighthouse mobile': `${score} (${runs.map((one) => one.score).join(', ')})`,
      'goal of Lighthouse': leastScore,
      'largest paint ms': of('lcpMs'),
      'blocked ms': of('tbtMs'),
      holds: shift <= mostShift && score >= leastScore,
    });
  }
  return rows;
}

/** What moves while pages load, and Lighthouse's figures of the public ones; the run ends with an error when a goal is missed. */
export async function benchPages({ product, person, ask }) {
  await ask('POST', '/api/items', { content: { kind: 'work', fields: { position: 'Cook', employer: 'Harbor', highlights: ['Fed **40** people a night'] } } });
  await ask('PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Cook', summary: 'What I do. '.repeat(40) } });
  const chrome = await findChromium();
  const rows = [...(await shifts(chrome, { url: product.url, person })), ...(await scores(chrome, { url: product.url, person }))];
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
  return rows;
}
