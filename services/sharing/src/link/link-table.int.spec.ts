import { maxLinkTable } from '@folia/contracts/limits';
import { linkTableInput, makeLinksInput } from '@folia/contracts/link/table';
import { personOf } from '@folia/testing/person-of';
import { type LinkWorld, outcome, person, startLinkWorld } from './fixtures/link-world';
import { LinkTableService } from './link-table.service';

let world: LinkWorld;
beforeAll(async () => {
  world = await startLinkWorld();
});
afterAll(async () => {
  await world.end();
});

const tables = () => world.app.get(LinkTableService);
const file = (text: string | Buffer) => Buffer.from(text).toString('base64');
const preview = (text: string | Buffer, by = world.owner, rest: object = {}) =>
  tables().preview(personOf(by), linkTableInput.parse({ file: file(text), rules: {}, ...rest }));
const make = (text: string, digest: string, by = world.owner, rest: object = {}) =>
  tables().make(personOf(by), makeLinksInput.parse({ file: file(text), rules: {}, digest, ...rest }));
const linksOf = async (by: typeof world.owner) => (await world.links.list(personOf(by), { limit: 100 })).items;
const table = 'recipient,email,ends,views,note\nMeridian Pay,ida@example.com,14,3,Ask in May\nLund University,,,,\n';

test('a table is seen first, and then made: one link per line with the common rules and its own', async () => {
  const by = person();
  const rules = { rules: { password: 'right-password', downloads: false, maxViews: 9, note: 'From a table' } };
  const seen = await preview(table, by, rules);
  expect(seen).toMatchObject({
    errors: [],
    rows: [
      { line: 2, description: 'Meridian Pay', email: 'ida@example.com', maxViews: 3, note: 'Ask in May' },
      { line: 3, description: 'Lund University', email: null, maxViews: 9, note: '' },
    ],
  });
  expect(await linksOf(by)).toEqual([]);
  const { links } = await make(table, seen.digest ?? '', by, rules);
  expect(links.map(({ link }) => link)).toMatchObject([
    { description: 'Meridian Pay', maxViews: 3, note: 'Ask in May', emailRule: { type: 'listed', addresses: ['ida@example.com'], domains: [] } },
    { description: 'Lund University', maxViews: 9, note: 'From a table', emailRule: { type: 'anyone' }, downloads: false, hasPassword: true },
  ]);
  expect((await world.asks(links[1]?.token ?? '', { password: 'right-password' })).code).toBe('LINK_PRESS_REQUIRED');
  expect((await linksOf(by)).map(({ description }) => description)).toEqual(['Lund University', 'Meridian Pay']);
});

test('nothing is made of another table, other rules, lines with errors, or past a limit, not even in part', async () => {
  const by = person();
  const { digest } = await preview(table, by);
  const changed = 'LINK_TABLE_CHANGED';
  expect(await outcome(make(`${table}Kim,,,,\n`, digest ?? '', by))).toBe(changed);
  expect(await outcome(make(table, digest ?? '', by, { rules: { downloads: false } }))).toBe(changed);
  const bad = await preview(`${table}Kim,,soon,,\n`, by);
  expect([bad.digest, bad.rows.length, bad.errors]).toEqual([null, 3, [{ line: 4, column: 'ends', message: expect.any(String) }]]);
  expect(await outcome(make(`${table}Kim,,soon,,\n`, digest ?? '', by))).toBe('LINK_TABLE_UNREADABLE');
  const long = `recipient\n${'Kim\n'.repeat(200)}`;
  const whole = await preview(long, by);
  await world.make({}, by);
  expect(await outcome(make(long, whole.digest ?? '', by))).toBe('TOO_MANY_LINKS');
  expect(await linksOf(by)).toHaveLength(1);
});

test('a file that is too large, or not in its character set, is refused; a declared one is read', async () => {
  expect(await outcome(preview(Buffer.alloc(maxLinkTable.bytes + 1, 'x')))).toBe('PAYLOAD_TOO_LARGE');
  const latin = Buffer.from('recipient\nZoë\n', 'latin1');
  expect(await outcome(preview(latin))).toBe('LINK_TABLE_UNREADABLE');
  expect((await preview(latin, world.owner, { encoding: 'windows-1252' })).rows).toMatchObject([{ description: 'Zoë' }]);
  expect(await outcome(preview(Buffer.from([0x50, 0x4b, 3, 4, 0, 0])))).toBe('LINK_TABLE_UNREADABLE');
});
