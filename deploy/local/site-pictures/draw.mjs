import { writeFileSync } from 'node:fs';

const themes = ['dark', 'light'];
/** Drawn finer than it is shown, so that small letters stay sharp. */
const density = 1.25;
const barHeight = 60;
/** As wide as a page of a template is shown at most, at that density. */
const pageWidth = 720;
/** A headless browser says so in its name and is taken for a program, whose visits do not count. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function openAs(browser, url, viewer, theme, viewport) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: density, reducedMotion: 'reduce', userAgent });
  if (viewer) await context.addCookies([{ name: 'folia-session', value: viewer.authCode, url, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript(
    ({ authCode, chosen }) => {
      if (authCode) localStorage.setItem('folia-auth-code', authCode);
      localStorage.setItem('theme', chosen);
      localStorage.setItem('banner-dismissed', 'true');
    },
    { authCode: viewer?.authCode, chosen: theme },
  );
  return context.newPage();
}

/** Some pages stay connected, so a silent network is no sign that they are there. */
async function openPage(page, address) {
  await page.goto(address);
  // Its scripts wait for a sign of somebody.
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 240);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(2_000);
}

/** Somebody who reads a page from its top to its end. */
export async function readPage(browser, url, { path, viewer }) {
  const page = await openAs(browser, url, viewer, 'dark', { width: 1240, height: 860 });
  await openPage(page, url + path);
  for (let place = 0; place < 12; place += 1) {
    await page.mouse.move(200 + place * 20, 300);
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(600);
  }
  // What is not told yet is told when a page is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.waitForTimeout(500);
  await page.context().close();
}

/** The browser itself writes WebP, so no other program is needed. */
async function keepPicture(page, file, quality, clip) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  writeFileSync(file, Buffer.from(data, 'base64'));
}

/** Every scene in both themes, without the bar above it (`from`: where it begins), as `<name>-<theme>.webp`; answers how large they are. */
export async function drawScenes(browser, url, scenes, folder) {
  const sizes = {};
  for (const { name, before, viewer, path, width, height, from = barHeight, scale = 1, ready } of scenes) {
    sizes[name] = [Math.round(width * scale), Math.round(height * scale)];
    await before?.();
    for (const theme of themes) {
      const page = await openAs(browser, url, viewer, theme, { width, height: height + from });
      await openPage(page, url + path);
      await ready?.(page);
      await page.waitForTimeout(500);
      const top = await page.evaluate(() => window.scrollY);
      await keepPicture(page, `${folder}/${name}-${theme}.webp`, 52, { x: 0, y: top + from, width, height, scale });
      await page.context().close();
    }
  }
  return sizes;
}

/** One page of paper, as the product drew it. */
export async function drawPaper(browser, png, file) {
  const viewport = { width: pageWidth, height: Math.round((pageWidth * 297) / 210) };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.setContent(`<body style="margin:0"><img style="display:block;width:100%" src="data:image/png;base64,${png.toString('base64')}">`);
  await page.locator('img').evaluate((image) => image.decode());
  await keepPicture(page, file, 50, { x: 0, y: 0, ...viewport, scale: 1 });
  await context.close();
}
