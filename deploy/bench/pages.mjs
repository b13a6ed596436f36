import { chromium } from '@playwright/test';
import { findChromium } from '../local/chromium.mjs';

/** Most that may move while a page loads. */
const mostShift = 0.02;

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

/** What moves while members' screens load; the run ends with an error when the goal is missed. */
export async function benchPages({ product, person }) {
  const rows = await shifts(await findChromium(), { url: product.url, person });
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
  return rows;
}
