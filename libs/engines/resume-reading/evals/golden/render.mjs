/**
 * Renders the golden resumes again: every `<id>.html` here becomes `<id>.pdf` (or `<id>.docx`, where the source says
 * `<html format="docx">`) and `<id>.truth.json`. The people, employers and texts are invented.
 *
 *   node render.mjs [id …]          all documents, or those whose name begins so
 *   --fonts <node_modules>           further @fontsource packages (lato, eb-garamond, roboto, montserrat, merriweather,
 *                                   open-sans, raleway, source-sans-3, noto-sans-symbols, noto-sans-symbols-2); without it those documents fall back to the browser's own fonts
 *
 * The truth stands in the source as attributes, so that text and truth cannot part:
 *   nm em ph lo url pf="Network|user"   name, e-mail, phone, place, home page, profile
 *   w s= e=        one position (n = employer, p = position; on the element itself or inside; e="now" is still held)
 *   ed s= e=       one degree (i = institution, t = kind, a = subject)
 *   li, h          a bullet of the position it stands in (o: a paragraph before the bullets, not scored; x: neither)
 *   k              skills, divided at commas (k="1": one skill); kg: the name of a group
 *   pr pu aw ce la project, publication, award, certificate, language
 *   opt            on any of them: neither found nor false
 * A value in the attribute stands for the text; `||` parts accepted spellings.
 */
import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../../../../deploy/local/chromium.mjs';
import { docxOf } from './docx-of.mjs';
import { truthOf } from './truth-of.mjs';

const { values: options, positionals: wanted } = parseArgs({ options: { fonts: { type: 'string' } }, allowPositionals: true });
const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const families = {
  Lato: 'lato',
  'EB Garamond': 'eb-garamond',
  Roboto: 'roboto',
  Montserrat: 'montserrat',
  Merriweather: 'merriweather',
  'Open Sans': 'open-sans',
  Raleway: 'raleway',
  'Source Sans 3': 'source-sans-3',
};
// Bullets and icons, for every document: the browser's own fonts have neither.
const symbols = { Symbols: ['noto-sans-symbols', 'symbols'], 'Symbols 2': ['noto-sans-symbols-2', 'symbols'] };
const variable = { Inter: 'inter', Newsreader: 'newsreader' };

function folderOf(name) {
  if (options.fonts && existsSync(join(options.fonts, name))) return join(options.fonts, name);
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

const ranges = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+0100-0130,U+0132-0151,U+0154-02AF,U+1E00-1EFF,U+2020,U+20A0-20AB,U+20AD-20CF,U+2C60-2C7F,U+A720-A7FF',
};

function fontFaces(html) {
  const faces = [];
  const add = (family, folder, file, range, weight, style) => {
    const path = join(folder, 'files', file);
    if (!existsSync(path)) return;
    const data = readFileSync(path).toString('base64');
    faces.push(
      `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`,
    );
  };
  for (const [family, name] of Object.entries(families)) {
    const folder = html.includes(family) && folderOf(`@fontsource/${name}`);
    if (!folder) continue;
    for (const [subset, range] of Object.entries(ranges))
      for (const weight of [400, 700])
        for (const style of ['normal', 'italic']) add(family, folder, `${name}-${subset}-${weight}-${style}.woff2`, range, weight, style);
  }
  for (const [family, [name, subset]] of Object.entries(symbols)) {
    const folder = folderOf(`@fontsource/${name}`);
    if (folder) add(family, folder, `${name}-${subset}-400-normal.woff2`, 'U+2190-2BFF,U+1F300-1F9FF', 400, 'normal');
  }
  for (const [family, name] of Object.entries(variable)) {
    const folder = html.includes(family) && folderOf(`@fontsource-variable/${name}`);
    if (!folder) continue;
    for (const [subset, range] of Object.entries(ranges))
      for (const style of ['normal', 'italic']) add(family, folder, `${name}-${subset}-wght-${style}.woff2`, range, '100 900', style);
  }
  return `<style>${faces.join('')}</style>`;
}

const ids = readdirSync(here)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -5))
  .filter((id) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)))
  .sort();
const browser = await launchChromium();
for (const id of ids) {
  const html = readFileSync(join(here, `${id}.html`), 'utf8');
  const page = await browser.newPage();
  await page.setContent(html.replace('</head>', `${fontFaces(html)}</head>`), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { format, size, foot, head } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const truth = await page.evaluate(truthOf, { id, format: format ?? 'pdf' });
  writeFileSync(join(here, `${id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
  if (format === 'docx') {
    writeFileSync(join(here, `${id}.docx`), await docxOf(page));
  } else {
    const around = (text) => `<div style="font:8px sans-serif;width:100%;padding:0 14mm;text-align:right">${text ?? ''}</div>`;
    const pdf = await page.pdf({
      format: size ?? 'A4',
      printBackground: true,
      preferCSSPageSize: true,
      displayHeaderFooter: Boolean(foot ?? head),
      headerTemplate: around(head),
      footerTemplate: around(foot?.replace('{n}', '<span class=pageNumber></span>').replace('{of}', '<span class=totalPages></span>')),
    });
    writeFileSync(join(here, `${id}.pdf`), pdf);
  }
  await page.close();
  console.log(id);
}
await browser.close();
