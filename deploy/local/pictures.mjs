import './check-node.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { endWith, PlainError } = await import('./plain-error.mjs');

// `npm run pictures`: draws what the public pages show of the product, from the product that is running, into web/public/pictures.
try {
  const { launchChromium } = await import('./chromium.mjs');
  const { isLocked } = await import('./launcher-lock.mjs');
  const { readOptions } = await import('./options.mjs');
  const { inRoot } = await import('./paths.mjs');
  const { drawPaper, drawScenes, readPage } = await import('./site-pictures/draw.mjs');
  const { productOf } = await import('./site-pictures/product.mjs');
  const { makeSampleWorld } = await import('./site-pictures/sample-world.mjs');
  const { scenesOf } = await import('./site-pictures/scenes.mjs');
  const { resumeTemplates } = createRequire(import.meta.url)(inRoot('libs/contracts/dist/resume-document.js'));
  const { dataDirectory } = readOptions();
  if (!isLocked(dataDirectory))
    throw new PlainError(`No Folia is running with the data in ${dataDirectory}: run \`npm start\` in another terminal first, with the same DATA_DIR.`);
  const product = productOf(JSON.parse(readFileSync(join(dataDirectory, 'environment.json'), 'utf8')));
  const folder = inRoot('web/public/pictures');
  mkdirSync(folder, { recursive: true });
  const world = await makeSampleWorld(product);
  const browser = await launchChromium();
  try {
    for (const template of resumeTemplates) {
      const page = await product.fetchAs(world.maya, 'GET', `/files/resume/page-1.png?template=${template}&maxPages=1&contact=location,links`);
      await drawPaper(browser, Buffer.from(await page.arrayBuffer()), join(folder, `template-${template}.webp`));
    }
    for (const visit of world.visits) await readPage(browser, product.url, visit);
    const sizes = await drawScenes(browser, product.url, scenesOf(world), folder);
    writeFileSync(inRoot('web/content/picture-sizes.json'), `${JSON.stringify(sizes)}\n`);
  } finally {
    await browser.close();
  }
} catch (error) {
  endWith(error);
}
