import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyFields, FieldSpec, ItemKind } from '@folia/contracts/item/fields';
import { expect, test } from '@playwright/test';
import { markSpans } from '../src/lib/span-markers';
import { ask } from './api';
import { isPaged, itemFields, itemKinds, kindSegments } from './contracts';
import { makePerson } from './person';
import { actAs } from './signed-in';

type Hostile = { value?: string; repeat?: { unit: string; times: number; suffix: string }; expect?: string };
type Group = { group: string; expect: string; items: Hostile[] };
const { groups } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/hostile-strings.json'), 'utf8')) as { groups: Group[] };
const stringsOf = (wanted: readonly string[]) =>
  groups
    .filter(({ group }) => wanted.includes(group))
    .flatMap(({ expect: expected, items }) =>
      items.map((item) => ({
        text: item.value ?? (item.repeat?.unit ?? '').repeat(item.repeat?.times ?? 0) + (item.repeat?.suffix ?? ''),
        expected: item.expect ?? expected,
      })),
    );

const specs = (kind: ItemKind) => Object.entries(itemFields[kind] as Record<string, FieldSpec>);
/** The string in every text field of a kind. */
const everywhere = (kind: ItemKind, text: string): AnyFields =>
  Object.fromEntries(
    specs(kind).flatMap(([name, { type, of, oneOf }]): [string, string | string[]][] => {
      if (oneOf || of === 'url' || !['text', 'markdown', 'list'].includes(type)) return [];
      return [[name, type === 'list' ? [text] : text]];
    }),
  );
/** As it is stored: one form of each letter, no characters that reverse text, no line ends in single-line fields. */
const kept = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('hostile strings in every text field come back as they are kept, and are words on every surface', async ({ page }) => {
  test.setTimeout(180_000);
  const person = await makePerson('Hos Tile', ['--plan', 'basic']);
  const strings = stringsOf(['html-and-markers', 'unicode', 'control-characters', 'csv', 'search-text']);
  expect(strings.length).toBeGreaterThan(10);
  // Many at once come below: the first question of a gateway to a service finds its address alone.
  await ask(person, 'GET', '/api/items');
  const made: { id: string; kind: ItemKind }[] = [];
  for (const [turn, { text, expected }] of strings.entries()) {
    // Kinds share their types of fields, so each string goes to every third kind, in turn.
    const kinds = itemKinds.filter((_, place) => place % 3 === turn % 3);
    await Promise.all(
      kinds.map(async (kind) => {
        const fields = everywhere(kind, text);
        // As the browser sends it: typed span markers are escaped.
        const { status, body } = await ask(person, 'POST', '/api/items', markSpans({ content: { kind, fields } }));
        if (expected === 'reject_4xx') return expect([text, kind, status]).toEqual([text, kind, 422]);
        expect([text, kind, status]).toEqual([text, kind, 201]);
        made.push({ id: body.id, kind });
        for (const [name, value] of Object.entries(fields)) expect([kind, name, kept(String(body.fields[name]))]).toEqual([kind, name, kept(String(value))]);
      }),
    );
  }
  // Too long for its field, or for any request.
  for (const { text } of stringsOf(['length']))
    for (const kind of itemKinds)
      expect([413, 422]).toContain((await ask(person, 'POST', '/api/items', { content: { kind, fields: everywhere(kind, text) } })).status);
  for (const { text } of stringsOf(['url-field']))
    for (const kind of itemKinds)
      for (const [name, { type, of }] of specs(kind))
        if (type === 'url' || of === 'url')
          expect(
            (await ask(person, 'POST', '/api/items', { content: { kind, fields: { ...everywhere(kind, 'x'), [name]: of ? [text] : text } } })).status,
          ).toBe(422);

  const attack = '<img src=x onerror=alert(1)>';
  const { body: view } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  const basics = {
    name: attack,
    headline: attack,
    summary: strings
      .map(({ text }) => text)
      .filter((text) => !text.includes('\0'))
      .join('\n\n'),
    location: attack,
  };
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: view.owner.profileVersion, visibility: 'public', basics })).status).toBe(200);
  const { body: profile } = await ask(person, 'POST', '/api/me/profiles', { title: attack, slug: 'attack' });
  expect((await ask(person, 'PATCH', `/api/me/profiles/${profile.id}`, { version: 1, visibility: 'public' })).status).toBe(200);

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin)) outside.push(request.url());
  });
  // A public page is complete when it arrives; a screen of the app draws itself from the data it requests.
  const expectInert = async (path: string, drawn: 'load' | 'networkidle' = 'networkidle') => {
    await page.goto(path, { waitUntil: drawn });
    await expect(page.locator('main')).not.toBeEmpty();
    expect([path, await page.locator('[onerror], [onclick], main script, img[src="x"], a[href^="javascript:"]').count()]).toEqual([path, 0]);
    expect([path, dialogs, outside]).toEqual([path, [], []]);
  };
  const pages = made.filter(({ kind }) => isPaged(kind)).map(({ id, kind }) => `/${person.uname}/${kindSegments[kind]}/${id}`);
  for (const path of [`/${person.uname}`, `/${person.uname}?profile=attack`]) await expectInert(path);
  for (const path of pages) await expectInert(path, 'load');
  await actAs(page, person);
  for (const kind of itemKinds) await expectInert(`/app/dashboard?section=${kind}&item=${made.find((one) => one.kind === kind)?.id}`);
  for (const path of [
    '/app/dashboard',
    '/app/dashboard?panel=visibility',
    '/app/dashboard?panel=basics',
    '/app/settings/history',
    '/app/settings/profiles',
    `/${person.uname}`,
  ])
    await expectInert(path);
  for (const path of [`/app/settings/profiles?edit=${profile.id}`, '/app/dashboard?profile=attack', `/${person.uname}?profile=attack`]) await expectInert(path);
});

test('half of a surrogate pair in any text is a replacement sign, and never a fault', async () => {
  const person = await makePerson('Half Pair', ['--plan', 'basic']);
  for (const half of ['a\ud800b', '\udc00', 'x\udfff\ud83d'])
    for (const kind of itemKinds) {
      const { status, body } = await ask(person, 'POST', '/api/items', { content: { kind, fields: everywhere(kind, half) } });
      expect([half, kind, status]).toEqual([half, kind, 201]);
      for (const [name, value] of Object.entries(everywhere(kind, half)))
        expect([kind, name, String(body.fields[name])]).toEqual([kind, name, String(value).toWellFormed()]);
    }
  const { body: view } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  const links = [{ label: '\ud800', url: 'https://half.example' }];
  const basics = { name: 'A\ud800', headline: '\ud800', summary: 'b\udc00', location: '\ud800', links };
  const changed = await ask(person, 'PATCH', '/api/me/profile', { version: view.owner.profileVersion, basics });
  expect(changed.status).toBe(200);
  expect((await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body.profile).toMatchObject({ name: 'A\ufffd', links: [{ label: '\ufffd' }] });
  expect((await ask(person, 'POST', '/api/me/profile/by-hand', { name: '\ud800' })).status).toBeLessThan(500);
  expect((await ask(person, 'POST', '/api/fit-scores', { text: `\ud800${'word '.repeat(50)}` })).status).toBeLessThan(500);
});
