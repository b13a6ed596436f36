import type { Caller } from '@folia/contracts/caller';
import { keptRevisions, maxItems } from '@folia/contracts/limits';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { ItemService } from '../item/item.service';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { HistoryService } from './history.service';
import { RevisionRepository } from './revision.repository';

const skill = (name: string) => createItemInput.parse({ content: { kind: 'skill', fields: { name } } });

let copy: TestDatabase;
let app: INestApplicationContext;
let history: HistoryService;
let items: ItemService;
let profiles: ProfileService;

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, 'tcp://127.0.0.1:1')), { logger: false });
  [history, items, profiles] = [app.get(HistoryService), app.get(ItemService), app.get(ProfileService)];
});
afterAll(async () => {
  await app.close();
  await copy.drop();
});

async function makePerson(): Promise<Caller & { id: string }> {
  const id = newId();
  await profiles.ensure({ userId: id, uname: `p${id.slice(-12)}`, unameVersion: 1, name: 'Ada', email: null });
  return { id, actor: { type: 'user', id, isAdmin: false, sessionId: newId() } };
}
const told = async (caller: Caller) =>
  (await history.list(personOf(caller), undefined)).items.map(({ cause, changes }) => [
    cause,
    ...changes.map(({ change, heading }) => `${change} ${heading}`.trim()),
  ]);
const names = async (caller: Caller) => (await items.list(personOf(caller))).map((one) => one.fields.name);

test('every kind of change leaves a revision that says what it did', async () => {
  const ada = await makePerson();
  const [go, rust] = [await items.create(personOf(ada), skill('Go')), await items.create(personOf(ada), skill('Rust'))];
  await items.order(personOf(ada), { kind: 'skill', ids: [go.id, rust.id] });
  await items.delete(personOf(ada), rust.id);
  await profiles.update(personOf(ada), { version: 1, basics: { headline: 'Builds' }, sections: { skill: 'link' } });
  await profiles.update(personOf(ada), { version: 2, visibility: 'public' });
  await profiles.startByHand(personOf(ada), { name: '', headline: '', position: 'Lead', employer: '', skills: 'Zig' });
  expect(await told(ada)).toEqual([
    ['by-hand', 'added Zig', 'added Lead'],
    ['edit', 'changed'],
    ['edit', 'removed Rust'],
    ['order', 'moved'],
    ['edit', 'added Rust'],
    ['edit', 'added Go'],
  ]);
});

test('saves of one entry in a row are one revision, and writing something back leaves none', async () => {
  const ada = await makePerson();
  const go = await items.create(personOf(ada), skill('Go'));
  await items.create(personOf(ada), skill('Zig'));
  for (const [version, name] of [
    [1, 'Gol'],
    [2, 'Golang'],
  ] as const)
    await items.update(personOf(ada), { id: go.id, version, content: { kind: 'skill', fields: { name } } });
  expect(await told(ada)).toEqual([
    ['edit', 'changed Golang'],
    ['edit', 'added Zig'],
    ['edit', 'added Go'],
  ]);
  await items.update(personOf(ada), { id: go.id, version: 3, content: { kind: 'skill', fields: { name: 'Go' } } });
  expect(await told(ada)).toEqual([
    ['edit', 'added Zig'],
    ['edit', 'added Go'],
  ]);
});

test('restoring brings back ids, words, order and basics, is a revision itself, and can be undone', async () => {
  const ada = await makePerson();
  const [go, rust] = [await items.create(personOf(ada), skill('Go')), await items.create(personOf(ada), skill('Rust'))];
  const before = await items.list(personOf(ada));
  await items.update(personOf(ada), { id: go.id, version: 1, content: { kind: 'skill', fields: { name: 'Overwritten' } } });
  const [bad] = (await history.list(personOf(ada), undefined)).items;
  await items.delete(personOf(ada), rust.id);
  await items.create(personOf(ada), skill('Unwanted'));
  await profiles.update(personOf(ada), { version: 1, basics: { headline: 'Wrong' } });
  const spoilt = await names(ada);
  const { changes, more } = await history.preview(personOf(ada), bad?.id ?? '');
  expect(changes.map(({ change, heading, fields }) => [change, heading, ...fields])).toEqual([
    ['removed', 'Unwanted'],
    ['changed', 'Go', 'name'],
    ['added', 'Rust'],
    ['changed', '', 'headline'],
  ]);
  expect(more).toBe(0);
  expect(await names(ada)).toEqual(spoilt);
  expect(await history.restore(personOf(ada), bad?.id ?? '')).toEqual({ changed: 4 });
  expect((await items.list(personOf(ada))).map(({ id, fields, position }) => ({ id, fields, position }))).toEqual(
    before.map(({ id, fields, position }) => ({ id, fields, position })),
  );
  // Whoever still has the old version open is told.
  expect(await codeOf(items.update(personOf(ada), { id: go.id, version: 2, visibility: 'private' }))).toBe('VERSION_CONFLICT');
  const [restored] = (await history.list(personOf(ada), undefined)).items;
  expect(restored).toMatchObject({ cause: 'restore', restoredTo: bad?.at });
  await history.restore(personOf(ada), restored?.id ?? '');
  expect(await names(ada)).toEqual(spoilt);
});

test('what was made private since stays private', async () => {
  const ada = await makePerson();
  const go = await items.create(personOf(ada), skill('Go'));
  await items.create(personOf(ada), skill('Zig'));
  await items.update(personOf(ada), { id: go.id, version: 1, visibility: 'private', content: { kind: 'skill', fields: { name: 'Golang' } } });
  const [change] = (await history.list(personOf(ada), undefined)).items;
  await history.restore(personOf(ada), change?.id ?? '');
  expect((await items.list(personOf(ada))).find(({ id }) => id === go.id)).toMatchObject({ fields: { name: 'Go' }, visibility: 'private' });
});

test("another person's history is nothing that can be read, previewed or restored", async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  await items.create(personOf(ada), skill('Go'));
  const [mine] = (await history.list(personOf(ada), undefined)).items;
  expect(await history.list(personOf(bob), undefined)).toEqual({ items: [], nextCursor: null });
  expect(await history.list(personOf(bob), mine?.id)).toMatchObject({ items: [] });
  expect(await codeOf(history.preview(personOf(bob), mine?.id ?? ''))).toBe('NOT_FOUND');
  expect(await codeOf(history.restore(personOf(bob), mine?.id ?? ''))).toBe('NOT_FOUND');
  expect(await names(ada)).toEqual(['Go']);
});

test('changes at once follow one another, and each can be undone', async () => {
  const ada = await makePerson();
  await Promise.all(Array.from({ length: 8 }, (_, index) => items.create(personOf(ada), skill(`S${index}`))));
  const revisions = (await history.list(personOf(ada), undefined)).items;
  expect(revisions).toHaveLength(8);
  await history.restore(personOf(ada), revisions.at(-1)?.id ?? '');
  expect(await names(ada)).toEqual([]);
});

test('only so many are kept, pages lead through them, and old ones are forgotten', async () => {
  const ada = await makePerson();
  const database = app.get(DataSource);
  await database.query(
    `INSERT INTO revision (id, owner_id, cause, undo, changes) SELECT gen_random_uuid(), $1, 'edit', '{"items":[],"moved":[],"basics":{}}', '[]' FROM generate_series(1, $2)`,
    [ada.id, keptRevisions.count],
  );
  await items.create(personOf(ada), skill('Go'));
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await history.list(personOf(ada), cursor);
    seen.push(...page.items.map(({ id }) => id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([keptRevisions.count, keptRevisions.count]);
  await database.query(`UPDATE revision SET at = now() - make_interval(days => $2 + 1) WHERE owner_id = $1`, [ada.id, keptRevisions.days]);
  await app.get(RevisionRepository).sweep();
  expect((await history.list(personOf(ada), undefined)).items).toEqual([]);
});

test('a portfolio takes no more items than it may hold, and says so', async () => {
  const ada = await makePerson();
  await app.get(DataSource).query(
    `INSERT INTO item (id, owner_id, kind, fields, provenance, position)
     SELECT gen_random_uuid(), $1, 'skill', jsonb_build_object('name', 'S' || n), '{"source":"hand"}', n FROM generate_series(1, $2) n`,
    [ada.id, maxItems],
  );
  await expect(items.create(personOf(ada), skill('One more'))).rejects.toMatchObject({
    code: 'BODY_INVALID',
    details: { issues: [{ message: `more than ${maxItems} items` }] },
  });
  const [first] = await items.list(personOf(ada));
  await items.delete(personOf(ada), first?.id ?? '');
  expect(await codeOf(items.create(personOf(ada), skill('One more')))).toBe('done');
});
