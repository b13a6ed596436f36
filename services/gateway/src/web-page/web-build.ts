import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sheet, SheetRule } from '@folia/contracts/page';
import { usedRules } from './used-rules';

const marks = ['head', 'body', 'data'] as const;
type Parts = Record<(typeof marks)[number], string>;
export type WebBuild = {
  /** Names this build in ETags. */
  id: string;
  /** Hashes of the inline scripts for the content security policy. */
  scriptHashes: string[];
  /** For the head of a document whose scripts are wanted at once: links to those that its first one asks for. */
  preloads: string;
  /** A link to the font that only some pages are set in at their beginning, the first of them in a document with this body. */
  fontsFor(body: string): string;
  /** The document that the browser fills. */
  shell(parts: Parts): string;
  /** One that arrives complete, with the rules it uses, and their hash for the policy. */
  page(parts: Parts, sheet: Sheet): { html: string; styleHash: string };
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Fonts beside those of every page, by the markup that is set in them. */
const fontsByMarkup = [
  { font: 'newsreader-300-basic', markup: /[" ]font-light[" ]/ },
  { font: 'newsreader-400-italic-basic', markup: /[" ]italic[" ]|class="(own-words|reading)[\s\S]*?<em>/ },
  { font: 'newsreader-500-basic', markup: /font-serif[^"]* font-medium[" ]|class="reading"[\s\S]*?<strong>/ },
  { font: 'newsreader-700-basic', markup: /[" ]font-bold[" ]/ },
];

/** More characters than the first screen of any page shows. What stands further down fetches its fonts when it is laid out, and leaves the way to what is read first. */
const firstScreen = 2_500;

/** Beside those of every page: all that are named come at once, and with one more the words wait a round trip longer on a phone. */
const mostNamed = 1;

/** The markup of a body up to there. */
function firstScreenOf(body: string): string {
  let seen = 0;
  for (const { index, 0: words } of body.matchAll(/(?<=>)[^<]+/g)) {
    seen += words.length;
    if (seen > firstScreen) return body.slice(0, index);
  }
  return body;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The files of these modules and of all that they import. */
function scriptsOf(manifest: Manifest, modules: readonly string[], found = new Set<string>()): string[] {
  for (const name of modules) {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file) throw new Error(`the web's build has no script for ${name}`);
    if (!found.has(file)) scriptsOf(manifest, imports, found.add(file));
  }
  return [...found];
}

/**
 * Reads the web's build once; throws a sentence when it is not there or has lost a placeholder. What a document names itself is fetched from `base`
 * (empty: from here); scripts and sheets find what they name beside themselves.
 */
export function readWebBuild(directory: string, base: string): WebBuild {
  const template = readFileSync(join(directory, 'index.html'), 'utf8').replaceAll(/(["`])\/assets\//g, `$1${base}/assets/`);
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const mark of marks) if (!template.includes(`<!--folia:${mark}-->`)) throw new Error(`the web's index.html has no placeholder for its ${mark}`);
  const scripts = [...template.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  const sheets = template.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  // What is rendered here has the rules it uses with it; all others are fetched with the scripts (web/src/app/main.tsx).
  const listed = (sheet: Sheet) => readFileSync(join(directory, `.vite/${sheet}.rules.json`), 'utf8').replaceAll('url(./', `url(${base}/assets/`);
  const lists = { site: listed('site'), person: listed('person') };
  const rules = { site: JSON.parse(lists.site) as SheetRule[], person: JSON.parse(lists.person) as SheetRule[] };
  const page = sheets
    .reduce((html, link) => html.replace(link, ''), template)
    .replace('</head>', '<!--folia:styles--></head>')
    .replace('</body>', () => `<template id="rest-of-styles">${sheets.join('')}</template></body>`);
  const fonts = fontsByMarkup.map(({ font, markup }) => {
    const file = Object.values(manifest).find((one) => one.file.includes(`/${font}-`))?.file;
    if (!file) throw new Error(`the web's build has no font ${font}`);
    return { markup, link: `<link rel="preload" as="font" type="font/woff2" href="${base}/${file}" crossorigin>` };
  });
  // Functions, since a replacement text would read `$&` in somebody's resume as a command.
  const fill = (text: string, parts: Parts) => marks.reduce((html, mark) => html.replace(`<!--folia:${mark}-->`, () => parts[mark]), text);
  return {
    id: createHash('sha256').update(page).update(lists.site).update(lists.person).digest('base64url').slice(0, 12),
    scriptHashes: scripts.map(hashOf),
    fontsFor(body) {
      const start = firstScreenOf(body);
      return fonts
        .flatMap(({ markup, link }) => {
          const found = markup.exec(start);
          return found ? [{ at: found.index + found[0].length, link }] : [];
        })
        .sort((one, other) => one.at - other.at)
        .slice(0, mostNamed)
        .map(({ link }) => link)
        .join('');
    },
    preloads: scriptsOf(manifest, [
      'src/app/main.tsx',
      'src/app/start.tsx',
      'src/lib/query-client.ts',
      'src/app/current-user-query.tsx',
      'src/app/app-screens.ts',
    ])
      .map((file) => `<link rel="modulepreload" crossorigin href="${base}/${file}">`)
      .join(''),
    shell: (parts) => fill(template, parts),
    page(parts, sheet) {
      const unstyled = fill(page, parts);
      const styles = usedRules(rules[sheet], unstyled);
      return { html: unstyled.replace('<!--folia:styles-->', () => `<style>${styles}</style>`), styleHash: hashOf(styles) };
    },
  };
}
