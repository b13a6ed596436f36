import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { narrowingOf } from './narrowing';

const root = join(__dirname, '../../..');
const services = ['user', 'portfolio', 'ai', 'sharing'];

type Migration = { name: string; stoppedUsingIn?: string; up: (runner: unknown) => Promise<void> };

/** Everything a migration sends, in order. What it asks the database is answered with no rows. */
async function sentBy(migration: Migration): Promise<string> {
  const sent: string[] = [];
  await migration.up({
    query: async (sql: string) => {
      sent.push(sql);
      return [];
    },
  });
  return sent.join(';\n');
}

const migrationsOf = (service: string): Migration[] =>
  (require(join(root, 'services', service, 'src', 'migrations')).migrations as (new () => Migration)[]).map((Made) => new Made());

const all = services.flatMap((service) => migrationsOf(service).map((migration) => ({ service, migration })));

const numbersOf = (version: string) => version.split('.').map(Number);
const isEarlier = (one: string, other: string) => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? 0);
};

/** Made before the first release, when no version ran beside another: they took something away at once. Nothing may be added here. */
const madeBeforeTheRule = [
  'user SignIns1790000003100',
  'user BlockedNames1790000540000',
  'user AccountsThatPay1790001700000',
  'user OrganisationsThatEnd1790001970000',
  'ai Postings1790001300000',
  'ai TellingTags1790001980000',
  'sharing LinkRules1790002000000',
  'sharing LinkCodes1790003000000',
];

test.each([
  ['ALTER TABLE item DROP COLUMN note', ['drops from item: DROP COLUMN note']],
  ['ALTER TABLE item DROP note, ADD other text', ['drops from item: DROP note']],
  ['DROP TABLE IF EXISTS item', ['drops table item']],
  ['DROP FUNCTION fold(text)', ['drops function fold']],
  ['ALTER TABLE "user" RENAME COLUMN name TO title', ['renames in "user": RENAME COLUMN name TO title']],
  ['ALTER TABLE item RENAME TO entry', ['renames in item: RENAME TO entry']],
  ['ALTER TABLE item ALTER COLUMN note SET NOT NULL', ['requires item.note']],
  ['ALTER TABLE item ADD COLUMN note text NOT NULL', ['requires item.note']],
  ["ALTER TABLE item ADD COLUMN note text NOT NULL DEFAULT ''; ALTER TABLE item ALTER note DROP DEFAULT", ['requires item.note']],
  ['ALTER TABLE item ALTER COLUMN note TYPE varchar(10)', ['changes the type of item.note']],
])('%s takes something away', (sql, found) => {
  expect(narrowingOf(sql)).toEqual(found);
});

test.each([
  "ALTER TABLE item ADD COLUMN note text NOT NULL DEFAULT ', DROP COLUMN x'",
  'ALTER TABLE item ADD COLUMN note text, ALTER COLUMN other DROP NOT NULL',
  'ALTER TABLE item ALTER COLUMN note SET DEFAULT 1, ALTER COLUMN note SET NOT NULL',
  "ALTER TABLE item DROP CONSTRAINT item_kind_check, ADD CONSTRAINT item_kind_check CHECK (kind IN ('a', 'b'))",
  'DROP INDEX item_owner; CREATE INDEX item_owner ON item (owner_id)',
  'CREATE TABLE item (id uuid); ALTER TABLE item ADD COLUMN note text NOT NULL',
  'CREATE FUNCTION clean() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE item; RETURN NEW; END $$',
])('%s leaves the version before alone', (sql) => {
  expect(narrowingOf(sql)).toEqual([]);
});

test('no migration takes away what the version before still uses, unless it says which release stopped using it', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const undeclared: Record<string, string[]> = {};
  for (const { service, migration } of all) {
    const found = narrowingOf(await sentBy(migration));
    if (found.length > 0 && migration.stoppedUsingIn === undefined) undeclared[`${service} ${migration.name}`] = found;
  }
  for (const name of madeBeforeTheRule) {
    expect(Object.keys(undeclared)).toContain(name);
    delete undeclared[name];
  }
  expect(undeclared).toEqual({});
  const tooEarly = all.filter(({ migration }) => migration.stoppedUsingIn !== undefined && !isEarlier(migration.stoppedUsingIn, version));
  expect(tooEarly.map(({ service, migration }) => `${service} ${migration.name}: ${migration.stoppedUsingIn} is not before ${version}`)).toEqual([]);
});

test('every migration file is looked at', () => {
  const files = services.flatMap((service) => readdirSync(join(root, 'services', service, 'src', 'migrations')).filter((file) => /^\d/.test(file)));
  expect(all.length).toBe(files.length);
});
