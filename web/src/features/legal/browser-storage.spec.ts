import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toldCookies, toldDatabases, toldStorage } from '../../../content/legal/browser-storage';
import { storageKeys } from '../../lib/storage';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const root = join(__dirname, '../../../..');
const web = sourcesIn(join(root, 'web/src'));
const gateway = sourcesIn(join(root, 'services/gateway/src'));
/** What stands in the brackets of a pattern, wherever it is found. */
const allOf = (sources: { text: string }[], pattern: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found]) => found))),
];

test('the page on cookies tells every key of the browser’s storage, and no other', () => {
  const made = allOf(web, /`(folia-[a-z-]+)\$\{/g).map((prefix) => `${prefix}*`);
  expect(Object.keys(toldStorage).sort()).toEqual([...Object.values(storageKeys), ...made].sort());
  // There is one way to write into the storage, and keys have one place.
  const elsewhere = web.filter(({ name, text }) => name !== 'lib/storage.ts' && /(local|session)Storage\.setItem|document\.cookie\s*=/.test(text));
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
  const own = web.filter(({ text }) => /writeStored\('\w+', (?!storageKeys\.)/.test(text)).map(({ name }) => name);
  expect(own).toEqual(['features/deep-talk/pending-question.ts']);
});

test('it tells every database of the browser', () => {
  expect(allOf(web, /(?:createStore|indexedDB\.open)\(\s*'([^']+)'/g).sort()).toEqual(Object.keys(toldDatabases).sort());
  // A name that is not written out could not be told.
  expect(web.filter(({ text }) => /(?:createStore|indexedDB\.open)\(\s*[^'\s]/.test(text)).map(({ name }) => name)).toEqual([]);
});

test('it tells every cookie that the gateway sets', () => {
  const set = allOf(gateway, /setCookie\(\s*([^,]+),/g);
  expect(set.map((name) => `folia-${/^cookies\.(\w+)$/.exec(name ?? '')?.[1] ?? name}`).sort()).toEqual(Object.keys(toldCookies).sort());
  expect(gateway.filter(({ text }) => /['"]set-cookie['"]/i.test(text)).map(({ name }) => name)).toEqual([]);
});
