import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemKind } from '@folia/contracts/item/fields';
import { itemContent } from '@folia/contracts/item/shapes';
import { type PortfolioView, profileBasics, type ViewedItem } from '@folia/contracts/portfolio/shapes';
import { findQuotes } from './quotes';
import { type ItemWithBlocks, itemWithBlocks } from './with-texts';

type Picture = { picture: string; alt: string };
type ExamplePerson = { name: string; basics: PortfolioView['profile']; items: [kind: ItemKind, fields: ViewedItem['fields'], pictures?: Picture[]][] };

const root = join(__dirname, '../../../../..');
const folder = join(root, 'deploy/local/examples');
const people = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, ExamplePerson] => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]);

const viewed = ({ items }: ExamplePerson) =>
  items.map(
    ([kind, fields], place): ItemWithBlocks =>
      itemWithBlocks({ id: String(place), kind, fields, position: place, visibility: 'public', version: 1, updatedAt: '', evidence: false }),
  );

test('there are eight people of three looks, each with projects, talks and at least three pictures', () => {
  expect(people).toHaveLength(8);
  expect(new Set(people.map(([, { basics }]) => basics.look))).toEqual(new Set(['calm', 'compact', 'editorial']));
  for (const [uname, { items }] of people) {
    const count = (kind: ItemKind) => items.filter(([one]) => one === kind).length;
    expect([uname, count('project') >= 2, count('talk') >= 2, count('publication') + count('award') >= 1]).toEqual([uname, true, true, true]);
    expect([uname, items.flatMap(([, , pictures = []]) => pictures).length >= 3]).toEqual([uname, true]);
  }
});

test.each(people)('%s is kept as written, says on the page that nobody is meant, and shows every skill in words', (_uname, person) => {
  const { basics, items } = person;
  expect(profileBasics.partial().strict().parse(basics)).toEqual(basics);
  expect(basics.summary).toMatch(/\*A made-up person, a real product: .+\*$/);
  for (const [kind, fields] of items) expect(itemContent.parse({ kind, fields })).toEqual({ kind, fields });
  const shown = new Set(
    findQuotes(viewed(person))
      .filter(({ place }) => place !== 'list')
      .map(({ skill }) => skill),
  );
  const skills = items.filter(([kind]) => kind === 'skill').map(([, { name }]) => name);
  expect(skills.filter((name) => !shown.has(String(name)))).toEqual([]);
});

test('every picture is drawn, the same each time, large enough, light, described, and used', () => {
  const unames = people.map(([uname]) => uname);
  const script = `import { drawingsOf } from './deploy/local/examples/read-examples.mjs';
    const all = {};
    for (const uname of ${JSON.stringify(unames)}) for (const [name, draw] of Object.entries(await drawingsOf(uname))) all[uname + '/' + name] = [draw(), draw()];
    console.log(JSON.stringify(all));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const drawn = JSON.parse(printed.toString()) as Record<string, [string, string]>;
  for (const [name, [svg, again]] of Object.entries(drawn)) {
    expect([name, svg === again, svg.includes('NaN') || svg.includes('undefined'), svg.length < 120_000]).toEqual([name, true, false, true]);
    const [, width = 0, height = 0] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect([name, Number(width) >= 1500, Number(height) >= 880]).toEqual([name, true, true]);
  }
  const used = people.flatMap(([uname, { items }]) =>
    items.flatMap(([, , pictures = []]) => pictures.map(({ picture, alt }) => [`${uname}/${picture}`, alt] as const)),
  );
  expect(used.map(([name]) => name).sort()).toEqual(Object.keys(drawn).sort());
  for (const [name, alt] of used) expect([name, alt.length >= 60 && alt.length <= 300]).toEqual([name, true]);
});
