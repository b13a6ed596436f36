import type { Caller } from '@folia/contracts/caller';
import { maxItems } from '@folia/contracts/limits';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { getAccount } from '@folia/contracts/session/questions';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
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
import { NamedProfileService } from '../named-profile/named-profile.service';
import { ProfileService } from '../profile/profile.service';
import { HistoryService } from './history.service';
import { UndoService } from './undo.service';

const skill = (name: string) => createItemInput.parse({ content: { kind: 'skill', fields: { name } } });
const named = (name: string) => ({ kind: 'skill' as const, fields: { name } });

let copy: TestDatabase;
let users: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let history: HistoryService;
let undos: UndoService;
let items: ItemService;
let profiles: ProfileService;
let views: NamedProfileService;
let maxpr = 3;

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  users = await startAnsweringService([
    answering(getAccount, ({ actor }) => ({
      id: actor.type === 'user' ? actor.id : '',
      uname: 'ada',
      type: 'individual' as const,
      isAdmin: false,
      maxpr,
      name: 'Ada',
    })),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, users.url)), { logger: false });
  [history, undos, items] = [app.get(HistoryService), app.get(UndoService), app.get(ItemService)];
  [profiles, views] = [app.get(ProfileService), app.get(NamedProfileService)];
});
afterAll(async () => {
  await app.close();
  await users.close();
  await copy.drop();
});
beforeEach(() => {
  maxpr = 3;
});

async function makePerson(): Promise<Caller> {
  const id = newId();
  await profiles.ensure({ userId: id, uname: `p${id.slice(-12)}`, unameVersion: 1, name: 'Ada', email: null });
  return { actor: { type: 'user', id, isAdmin: false, sessionId: newId() } };
}
const names = async (caller: Caller) => (await items.list(personOf(caller))).map((one) => one.fields.name);
/** The revision that is this many steps back. */
const revisionBack = async (caller: Caller, steps: number) => (await history.list(personOf(caller), undefined)).items[steps]?.id ?? '';
const told = (changes: { change: string; heading: string; fields: string[] }[]) => changes.map(({ change, heading, fields }) => [change, heading, ...fields]);

test('one deleted entry comes back alone, with its id and place, and that can be undone as well', async () => {
  const ada = await makePerson();
  for (const name of ['Rust', 'Go', 'Zig']) await items.create(personOf(ada), skill(name));
  const [zig, go, rust] = await items.list(personOf(ada));
  await items.delete(personOf(ada), go?.id ?? '');
  const deletion = await revisionBack(ada, 0);
  await items.update(personOf(ada), { id: zig?.id ?? '', version: 1, content: named('Zig, edited') });
  await items.create(personOf(ada), skill('New'));
  await items.order(personOf(ada), { kind: 'skill', ids: [(await items.list(personOf(ada)))[0]?.id ?? '', rust?.id ?? '', zig?.id ?? ''] });

  const { changes, later, showsMore } = await undos.preview(personOf(ada), deletion);
  expect([told(changes), later, showsMore]).toEqual([[['added', 'Go']], [], false]);
  expect(await names(ada)).toEqual(['New', 'Rust', 'Zig, edited']);
  await undos.undo(personOf(ada), deletion);
  expect(await names(ada)).toEqual(['New', 'Rust', 'Zig, edited', 'Go']);
  expect((await items.list(personOf(ada))).find(({ id }) => id === go?.id)?.version).toBeGreaterThan(go?.version ?? 0);

  const [undo] = (await history.list(personOf(ada), undefined)).items;
  expect(undo).toMatchObject({ cause: 'undo', restoredTo: (await history.list(personOf(ada), undefined)).items.find(({ id }) => id === deletion)?.at });
  await undos.undo(personOf(ada), undo?.id ?? '');
  expect(await names(ada)).toEqual(['New', 'Rust', 'Zig, edited']);
});

test('one edit is taken back alone; whoever has the old words open is told, and who has the basics open is not disturbed', async () => {
  const ada = await makePerson();
  const [go, rust] = [await items.create(personOf(ada), skill('Go')), await items.create(personOf(ada), skill('Rust'))];
  await items.update(personOf(ada), { id: go.id, version: 1, content: named('Spoilt') });
  const edit = await revisionBack(ada, 0);
  await items.update(personOf(ada), { id: rust.id, version: 1, content: named('Rust, better') });
  await items.update(personOf(ada), { id: go.id, version: 2, visibility: 'private' });
  const { version } = await profiles.update(personOf(ada), { version: null, basics: { headline: 'Builds' } });
  expect(await undos.undo(personOf(ada), edit)).toEqual({ changed: 1 });
  expect(await items.get(personOf(ada), go.id)).toMatchObject({ fields: { name: 'Go' }, visibility: 'private' });
  expect(await items.get(personOf(ada), rust.id)).toMatchObject({ fields: { name: 'Rust, better' } });
  expect(await codeOf(items.update(personOf(ada), { id: go.id, version: 3, content: named('Late') }))).toBe('VERSION_CONFLICT');
  expect(await profiles.update(personOf(ada), { version, basics: { headline: 'Leads' } })).toEqual({ version: version + 1 });
});

test('one change of who sees something goes back alone, and that more people see it then is said before', async () => {
  const ada = await makePerson();
  const go = await items.create(personOf(ada), skill('Go'));
  await profiles.update(personOf(ada), { version: null, sections: { skill: 'private' } });
  const narrowed = await revisionBack(ada, 0);
  await items.update(personOf(ada), { id: go.id, version: 1, content: named('Golang') });
  await profiles.update(personOf(ada), { version: null, basics: { email: { value: 'ada@ada.example', visibility: 'public' } } });
  const widened = await revisionBack(ada, 0);
  await items.create(personOf(ada), skill('Zig'));
  expect(await undos.preview(personOf(ada), widened)).toMatchObject({ later: [], showsMore: false });
  await undos.undo(personOf(ada), widened);
  expect(await undos.preview(personOf(ada), narrowed)).toMatchObject({ later: [], showsMore: true });
  await undos.undo(personOf(ada), narrowed);
  const { sections, email } = (await app.get(DataSource).query('SELECT sections, email FROM profile WHERE user_id = $1', [personOf(ada).id]))[0];
  expect([sections.skill, email]).toEqual(['public', { value: '', visibility: 'private' }]);
  expect(await names(ada)).toEqual(['Zig', 'Golang']);
});

test('where later changes touch the same they are named, nothing is undone alone, and restoring to that point still works', async () => {
  const ada = await makePerson();
  const go = await items.create(personOf(ada), skill('Go'));
  await items.create(personOf(ada), skill('Zig'));
  await items.update(personOf(ada), { id: go.id, version: 1, content: named('Golang') });
  const edit = await revisionBack(ada, 0);
  await items.create(personOf(ada), skill('Rust'));
  await items.delete(personOf(ada), go.id);
  const deletion = await revisionBack(ada, 0);
  const preview = await undos.preview(personOf(ada), edit);
  expect([preview.changes, preview.later.map(({ id }) => id)]).toEqual([[], [deletion]]);
  await expect(undos.undo(personOf(ada), edit)).rejects.toMatchObject({ code: 'CONFLICT', details: { later: [deletion] } });
  expect(await names(ada)).toEqual(['Rust', 'Zig']);
  // With the later one gone nothing is in the way any more.
  await undos.undo(personOf(ada), deletion);
  expect(await undos.preview(personOf(ada), edit)).toMatchObject({ later: [], changes: [{ change: 'changed', heading: 'Go' }] });
  await history.restore(personOf(ada), edit);
  expect((await names(ada)).toSorted()).toEqual(['Go', 'Zig']);
});

test('a deleted profile comes back where the plan has room and its address is free', async () => {
  const ada = await makePerson();
  const talks = await views.create(personOf(ada), { title: 'Talks', slug: 'talks' });
  await views.delete(personOf(ada), talks.id);
  const deletion = await revisionBack(ada, 0);
  const other = await views.create(personOf(ada), { title: 'Other', slug: 'talks' });
  const taken = await revisionBack(ada, 0);
  expect((await undos.preview(personOf(ada), deletion)).later.map(({ id }) => id)).toEqual([taken]);
  await views.update(personOf(ada), { id: other.id, version: 1, slug: 'other' });
  maxpr = 2;
  expect(await codeOf(undos.preview(personOf(ada), deletion))).toBe('QUOTA_EXCEEDED');
  expect(await codeOf(undos.undo(personOf(ada), deletion))).toBe('QUOTA_EXCEEDED');
  maxpr = 3;
  await undos.undo(personOf(ada), deletion);
  expect((await views.list(personOf(ada))).map(({ slug }) => slug).toSorted()).toEqual(['other', 'talks']);
});

test('a portfolio that is full takes nothing back, and a change of a profile that is gone names its deletion', async () => {
  const ada = await makePerson();
  const go = await items.create(personOf(ada), skill('Go'));
  const talks = await views.create(personOf(ada), { title: 'Talks', slug: 'talks' });
  await items.create(personOf(ada), skill('Zig'));
  await views.update(personOf(ada), { id: talks.id, version: 1, title: 'Speaking' });
  const retitled = await revisionBack(ada, 0);
  await views.delete(personOf(ada), talks.id);
  expect((await undos.preview(personOf(ada), retitled)).later.map(({ changes }) => told(changes))).toEqual([[['removed', 'Speaking']]]);
  await items.delete(personOf(ada), go.id);
  const deletion = await revisionBack(ada, 0);
  await app.get(DataSource).query(
    `INSERT INTO item (id, owner_id, kind, fields, provenance, position)
     SELECT gen_random_uuid(), $1, 'award', jsonb_build_object('title', 'A' || n), '{"source":"hand"}', n FROM generate_series(2, $2) n`,
    [personOf(ada).id, maxItems],
  );
  expect(await codeOf(undos.preview(personOf(ada), deletion))).toBe('BODY_INVALID');
  expect(await codeOf(undos.undo(personOf(ada), deletion))).toBe('BODY_INVALID');
  expect(await items.list(personOf(ada))).toHaveLength(maxItems);
});

test("another person's change and an unknown one are nothing that can be undone", async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  await items.create(personOf(ada), skill('Go'));
  const mine = await revisionBack(ada, 0);
  for (const id of [mine, newId()])
    for (const attempt of [undos.preview(personOf(bob), id), undos.undo(personOf(bob), id)]) expect(await codeOf(attempt)).toBe('NOT_FOUND');
  expect(await names(ada)).toEqual(['Go']);
});

test('of two undos of one change at once one happens, and the other is told', async () => {
  const ada = await makePerson();
  const go = await items.create(personOf(ada), skill('Go'));
  await items.delete(personOf(ada), go.id);
  const deletion = await revisionBack(ada, 0);
  const codes = await Promise.all([codeOf(undos.undo(personOf(ada), deletion)), codeOf(undos.undo(personOf(ada), deletion))]);
  expect(codes.toSorted()).toEqual(['CONFLICT', 'done']);
  expect(await names(ada)).toEqual(['Go']);
});
