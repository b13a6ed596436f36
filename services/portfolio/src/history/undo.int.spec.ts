import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { maxItems } from '@folia/contracts/limits';
import { createItemInput } from '@folia/contracts/portfolio';
import { getAccount } from '@folia/contracts/session';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
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
  await profiles.ensure({ actor: { type: 'system', job: 'spec' } }, { userId: id, uname: `p${id.slice(-12)}`, unameVersion: 1, name: 'Ada', email: null });
  return { actor: { type: 'user', id, isAdmin: false, sessionId: newId() } };
}
const names = async (caller: Caller) => (await items.list(caller)).map((one) => one.fields.name);
/** The revision that is this many steps back. */
const revisionBack = async (caller: Caller, steps: number) => (await history.list(caller, undefined)).items[steps]?.id ?? '';
const told = (changes: { change: string; heading: string; fields: string[] }[]) => changes.map(({ change, heading, fields }) => [change, heading, ...fields]);

test('one deleted entry comes back alone, with its id and place, and that can be undone as well', async () => {
  const ada = await makePerson();
  for (const name of ['Rust', 'Go', 'Zig']) await items.create(ada, skill(name));
  const [zig, go, rust] = await items.list(ada);
  await items.delete(ada, go?.id ?? '');
  const deletion = await revisionBack(ada, 0);
  await items.update(ada, { id: zig?.id ?? '', version: 1, content: named('Zig, edited') });
  await items.create(ada, skill('New'));
  await items.order(ada, { kind: 'skill', ids: [(await items.list(ada))[0]?.id ?? '', rust?.id ?? '', zig?.id ?? ''] });

  const { changes, later, showsMore } = await undos.preview(ada, deletion);
  expect([told(changes), later, showsMore]).toEqual([[['added', 'Go']], [], false]);
  expect(await names(ada)).toEqual(['New', 'Rust', 'Zig, edited']);
  await undos.undo(ada, deletion);
  expect(await names(ada)).toEqual(['New', 'Rust', 'Zig, edited', 'Go']);
  expect((await items.list(ada)).find(({ id }) => id === go?.id)?.version).toBeGreaterThan(go?.version ?? 0);

  const [undo] = (await history.list(ada, undefined)).items;
  expect(undo).toMatchObject({ cause: 'undo', restoredTo: (await history.list(ada, undefined)).items.find(({ id }) => id === deletion)?.at });
  await undos.undo(ada, undo?.id ?? '');
  expect(await names(ada)).toEqual(['New', 'Rust', 'Zig, edited']);
});

test('one edit is taken back alone; whoever has the old words open is told, and who has the basics open is not disturbed', async () => {
  const ada = await makePerson();
  const [go, rust] = [await items.create(ada, skill('Go')), await items.create(ada, skill('Rust'))];
  await items.update(ada, { id: go.id, version: 1, content: named('Spoilt') });
  const edit = await revisionBack(ada, 0);
  await items.update(ada, { id: rust.id, version: 1, content: named('Rust, better') });
  await items.update(ada, { id: go.id, version: 2, visibility: 'private' });
  const { version } = await profiles.update(ada, { version: null, basics: { headline: 'Builds' } });
  expect(await undos.undo(ada, edit)).toEqual({ changed: 1 });
  expect(await items.get(ada, go.id)).toMatchObject({ fields: { name: 'Go' }, visibility: 'private' });
  expect(await items.get(ada, rust.id)).toMatchObject({ fields: { name: 'Rust, better' } });
  expect(await codeOf(items.update(ada, { id: go.id, version: 3, content: named('Late') }))).toBe('VERSION_CONFLICT');
  expect(await profiles.update(ada, { version, basics: { headline: 'Leads' } })).toEqual({ version: version + 1 });
});

test('one change of who sees something goes back alone, and that more people see it then is said before', async () => {
  const ada = await makePerson();
  const go = await items.create(ada, skill('Go'));
  await profiles.update(ada, { version: null, sections: { skill: 'private' } });
  const narrowed = await revisionBack(ada, 0);
  await items.update(ada, { id: go.id, version: 1, content: named('Golang') });
  await profiles.update(ada, { version: null, basics: { email: { value: 'ada@ada.example', visibility: 'public' } } });
  const widened = await revisionBack(ada, 0);
  await items.create(ada, skill('Zig'));
  expect(await undos.preview(ada, widened)).toMatchObject({ later: [], showsMore: false });
  await undos.undo(ada, widened);
  expect(await undos.preview(ada, narrowed)).toMatchObject({ later: [], showsMore: true });
  await undos.undo(ada, narrowed);
  const { sections, email } = (await app.get(DataSource).query('SELECT sections, email FROM profile WHERE user_id = $1', [requireUser(ada)]))[0];
  expect([sections.skill, email]).toEqual(['public', { value: '', visibility: 'private' }]);
  expect(await names(ada)).toEqual(['Zig', 'Golang']);
});

test('where later changes touch the same they are named, nothing is undone alone, and restoring to that point still works', async () => {
  const ada = await makePerson();
  const go = await items.create(ada, skill('Go'));
  await items.create(ada, skill('Zig'));
  await items.update(ada, { id: go.id, version: 1, content: named('Golang') });
  const edit = await revisionBack(ada, 0);
  await items.create(ada, skill('Rust'));
  await items.delete(ada, go.id);
  const deletion = await revisionBack(ada, 0);
  const preview = await undos.preview(ada, edit);
  expect([preview.changes, preview.later.map(({ id }) => id)]).toEqual([[], [deletion]]);
  await expect(undos.undo(ada, edit)).rejects.toMatchObject({ code: 'CONFLICT', details: { later: [deletion] } });
  expect(await names(ada)).toEqual(['Rust', 'Zig']);
  // With the later one gone nothing is in the way any more.
  await undos.undo(ada, deletion);
  expect(await undos.preview(ada, edit)).toMatchObject({ later: [], changes: [{ change: 'changed', heading: 'Go' }] });
  await history.restore(ada, edit);
  expect((await names(ada)).toSorted()).toEqual(['Go', 'Zig']);
});

test('a deleted profile comes back where the plan has room and its address is free', async () => {
  const ada = await makePerson();
  const talks = await views.create(ada, { title: 'Talks', slug: 'talks' });
  await views.delete(ada, talks.id);
  const deletion = await revisionBack(ada, 0);
  const other = await views.create(ada, { title: 'Other', slug: 'talks' });
  const taken = await revisionBack(ada, 0);
  expect((await undos.preview(ada, deletion)).later.map(({ id }) => id)).toEqual([taken]);
  await views.update(ada, { id: other.id, version: 1, slug: 'other' });
  maxpr = 2;
  expect(await codeOf(undos.preview(ada, deletion))).toBe('QUOTA_EXCEEDED');
  expect(await codeOf(undos.undo(ada, deletion))).toBe('QUOTA_EXCEEDED');
  maxpr = 3;
  await undos.undo(ada, deletion);
  expect((await views.list(ada)).map(({ slug }) => slug).toSorted()).toEqual(['other', 'talks']);
});

test('a portfolio that is full takes nothing back, and a change of a profile that is gone names its deletion', async () => {
  const ada = await makePerson();
  const go = await items.create(ada, skill('Go'));
  const talks = await views.create(ada, { title: 'Talks', slug: 'talks' });
  await items.create(ada, skill('Zig'));
  await views.update(ada, { id: talks.id, version: 1, title: 'Speaking' });
  const retitled = await revisionBack(ada, 0);
  await views.delete(ada, talks.id);
  expect((await undos.preview(ada, retitled)).later.map(({ changes }) => told(changes))).toEqual([[['removed', 'Speaking']]]);
  await items.delete(ada, go.id);
  const deletion = await revisionBack(ada, 0);
  await app.get(DataSource).query(
    `INSERT INTO item (id, owner_id, kind, fields, provenance, position)
     SELECT gen_random_uuid(), $1, 'award', jsonb_build_object('title', 'A' || n), '{"source":"hand"}', n FROM generate_series(2, $2) n`,
    [requireUser(ada), maxItems],
  );
  expect(await codeOf(undos.preview(ada, deletion))).toBe('BODY_INVALID');
  expect(await codeOf(undos.undo(ada, deletion))).toBe('BODY_INVALID');
  expect(await items.list(ada)).toHaveLength(maxItems);
});

test("another person's change, a guest's and an unknown one are nothing that can be undone", async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  await items.create(ada, skill('Go'));
  const mine = await revisionBack(ada, 0);
  for (const id of [mine, newId()]) for (const attempt of [undos.preview(bob, id), undos.undo(bob, id)]) expect(await codeOf(attempt)).toBe('NOT_FOUND');
  expect(await codeOf(undos.undo({ actor: { type: 'guest' } }, mine))).toBe('SIGN_IN_REQUIRED');
  expect(await names(ada)).toEqual(['Go']);
});

test('of two undos of one change at once one happens, and the other is told', async () => {
  const ada = await makePerson();
  const go = await items.create(ada, skill('Go'));
  await items.delete(ada, go.id);
  const deletion = await revisionBack(ada, 0);
  const codes = await Promise.all([codeOf(undos.undo(ada, deletion)), codeOf(undos.undo(ada, deletion))]);
  expect(codes.toSorted()).toEqual(['CONFLICT', 'done']);
  expect(await names(ada)).toEqual(['Go']);
});
