import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { getAccount } from '@folia/contracts/session/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
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
import { HistoryService } from '../history/history.service';
import { ItemService } from '../item/item.service';
import { LeavingService } from '../leaving/leaving.service';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { ProjectorService } from '../projector/projector.service';
import { StandingRepository } from '../standing/standing.repository';
import { NamedProfileService } from './named-profile.service';

const guest: Caller = { actor: { type: 'guest' } };

let copy: TestDatabase;
let users: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let named: NamedProfileService;
let items: ItemService;
let projector: ProjectorService;
let maxpr = 3;

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  users = await startAnsweringService([
    answering(resolveUsername, () => {
      throw new AppError('NOT_FOUND');
    }),
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
  [named, items, projector] = [app.get(NamedProfileService), app.get(ItemService), app.get(ProjectorService)];
});

beforeEach(() => {
  maxpr = 3;
});

afterAll(async () => {
  await app.close();
  await users.close();
  await copy.drop();
});

type Ada = { id: string; uname: string; caller: Caller };
async function makePerson(): Promise<Ada> {
  const id = newId();
  const uname = `p${id.slice(-12)}`;
  await app.get(ProfileService).ensure({ userId: id, uname, unameVersion: 1, name: 'Ada', email: 'ada@example.com' });
  return { id, uname, caller: { actor: { type: 'user', id, isAdmin: false, sessionId: newId() } } };
}
const skill = (name: string, visibility: 'public' | 'link' | 'private' = 'public') =>
  createItemInput.parse({ content: { kind: 'skill', fields: { name } }, visibility });
const view = async (caller: Caller, { uname }: Ada, profile?: string) => JSON.parse((await projector.view(caller, uname, { profile })).json);
const shown = async (caller: Caller, ada: Ada, profile?: string) =>
  (await view(caller, ada, profile)).items.map((item: { fields: { name: string } }) => item.fields.name);

test('a new profile is private, says what the default one says and shows everything; then it goes its own way', async () => {
  const ada = await makePerson();
  await app
    .get(ProfileService)
    .update(personOf(ada.caller), { version: null, basics: { headline: 'Builds', look: 'compact', accent: 'rose' }, visibility: 'public' });
  const [go, rust, secret] = [
    await items.create(personOf(ada.caller), skill('Go')),
    await items.create(personOf(ada.caller), skill('Rust')),
    await items.create(personOf(ada.caller), skill('Spying', 'private')),
  ];
  const made = await named.create(personOf(ada.caller), { title: 'Talks', slug: 'talks' });
  expect(made).toMatchObject({ headline: 'Builds', look: 'compact', accent: 'rose', visibility: 'private', version: 1 });
  expect([...made.items].sort()).toEqual([go.id, rust.id, secret.id].sort());
  const changed = await named.update(personOf(ada.caller), {
    id: made.id,
    version: 1,
    headline: 'Speaks',
    items: [go.id, secret.id, rust.id],
    visibility: 'public',
  });
  expect(await shown(guest, ada, 'talks')).toEqual(['Go', 'Rust']);
  expect(await shown(guest, ada)).toEqual(['Rust', 'Go']);
  expect(await view(guest, ada, 'talks')).toMatchObject({ owner: null, profile: { headline: 'Speaks', slug: 'talks', email: null } });
  expect(await view(guest, ada)).toMatchObject({ profile: { headline: 'Builds', slug: null } });
  await named.update(personOf(ada.caller), { id: made.id, version: changed.version, items: [rust.id] });
  await items.create(personOf(ada.caller), skill('Zig'));
  expect(await shown(guest, ada, 'talks')).toEqual(['Rust']);
  expect(await view(ada.caller, ada, 'talks')).toMatchObject({ owner: { profileId: made.id, visibility: 'public', profiles: [{ slug: 'talks' }] } });
});

test('private and unknown are one, for everybody but the owner; the default switch says nothing about a named one', async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  const { id } = await named.create(personOf(ada.caller), { title: 'Talks', slug: 'talks' });
  for (const caller of [guest, bob.caller])
    for (const slug of ['talks', 'unknown', '', '\0', 'a'.repeat(100)]) expect(await codeOf(view(caller, ada, slug))).toBe('NOT_FOUND');
  expect(await view(ada.caller, ada, 'talks')).toMatchObject({ viewer: 'owner' });
  await named.update(personOf(ada.caller), { id, version: 1, visibility: 'public' });
  expect(await codeOf(view(guest, ada))).toBe('NOT_FOUND');
  expect(await view(guest, ada, 'talks')).toMatchObject({ viewer: 'stranger' });
  expect(await codeOf(projector.viewAny(guest, ada.id))).toBe('done');
  await app.get(StandingRepository).setSuspended(app.get(DataSource).manager, ada.id, true, 1);
  expect(await codeOf(view(guest, ada, 'talks'))).toBe('NOT_FOUND');
  expect(await codeOf(projector.viewAny(guest, ada.id))).toBe('NOT_FOUND');
  expect(await projector.publicVersions([`${ada.uname}?talks`])).toEqual({});
});

test('each profile has its version for caches, raised by every change, and none while it is private', async () => {
  const ada = await makePerson();
  const { id } = await named.create(personOf(ada.caller), { title: 'Talks', slug: 'talks' });
  const pages = [ada.uname, `${ada.uname}?talks`, `${ada.uname}?other`, `${ada.uname}?ta lks`, 'x?y?z'];
  expect(await projector.publicVersions(pages)).toEqual({});
  await named.update(personOf(ada.caller), { id, version: 1, visibility: 'public' });
  const first = await projector.publicVersions(pages);
  expect(Object.keys(first)).toEqual([`${ada.uname}?talks`]);
  await named.update(personOf(ada.caller), { id, version: 2, title: 'Talks and more' });
  const second = await projector.publicVersions(pages);
  expect(second[`${ada.uname}?talks`]).toBeGreaterThan(first[`${ada.uname}?talks`] ?? 0);
  await named.update(personOf(ada.caller), { id, version: 3, slug: 'other' });
  expect(Object.keys(await projector.publicVersions(pages))).toEqual([`${ada.uname}?other`]);
});

test('no more than the plan allows, however many are asked for at once; a smaller plan takes none away', async () => {
  const ada = await makePerson();
  const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((slug) => codeOf(named.create(personOf(ada.caller), { title: slug, slug }))));
  expect(outcomes.sort()).toEqual(['QUOTA_EXCEEDED', 'QUOTA_EXCEEDED', 'done', 'done']);
  maxpr = 1;
  await expect(named.create(personOf(ada.caller), { title: 'More', slug: 'more' })).rejects.toMatchObject({
    details: { meter: 'profiles', limit: 1, used: 3, upgradeUrl: '/pricing' },
  });
  expect(await named.list(personOf(ada.caller))).toHaveLength(2);
});

test('an address is given once; a former version, a foreign item and a foreign profile change nothing', async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  const theirs = await items.create(personOf(bob.caller), skill('Go'));
  const made = await named.create(personOf(ada.caller), { title: 'Talks', slug: 'talks' });
  const other = await named.create(personOf(ada.caller), { title: 'Code', slug: 'code' });
  expect(await codeOf(named.create(personOf(bob.caller), { title: 'Talks', slug: 'talks' }))).toBe('done');
  await expect(named.update(personOf(ada.caller), { id: other.id, version: 1, slug: 'talks' })).rejects.toMatchObject({
    code: 'BODY_INVALID',
    details: { issues: [{ path: 'slug' }] },
  });
  expect(await codeOf(named.update(personOf(ada.caller), { id: made.id, version: 1, slug: 'talks' }))).toBe('done');
  expect(await codeOf(named.update(personOf(ada.caller), { id: made.id, version: 1, title: 'Late' }))).toBe('VERSION_CONFLICT');
  expect(await codeOf(named.update(personOf(ada.caller), { id: made.id, version: 2, items: [theirs.id] }))).toBe('NOT_FOUND');
  expect(await codeOf(named.update(personOf(bob.caller), { id: made.id, version: 2, title: 'Mine' }))).toBe('NOT_FOUND');
  expect(await codeOf(named.delete(personOf(bob.caller), made.id))).toBe('NOT_FOUND');
  expect(await codeOf(named.delete(personOf(ada.caller), ada.id))).toBe('NOT_FOUND');
  expect(await named.get(personOf(ada.caller), made.id)).toMatchObject({ title: 'Talks', version: 2 });
});

test('history brings a profile back with its choice, private, and what it lost when an entry was deleted', async () => {
  const ada = await makePerson();
  const history = app.get(HistoryService);
  const [go, rust] = [await items.create(personOf(ada.caller), skill('Go')), await items.create(personOf(ada.caller), skill('Rust'))];
  const made = await named.create(personOf(ada.caller), { title: 'Talks', slug: 'talks' });
  await named.update(personOf(ada.caller), { id: made.id, version: 1, items: [rust.id, go.id], visibility: 'public' });
  await items.delete(personOf(ada.caller), rust.id);
  expect((await named.get(personOf(ada.caller), made.id)).items).toEqual([go.id]);
  const [deleted] = (await history.list(personOf(ada.caller), undefined)).items;
  await history.restore(personOf(ada.caller), deleted?.id ?? '');
  expect(await shown(guest, ada, 'talks')).toEqual(['Rust', 'Go']);
  await named.delete(personOf(ada.caller), made.id);
  const [removed] = (await history.list(personOf(ada.caller), undefined)).items;
  expect(removed?.changes).toMatchObject([{ change: 'removed', heading: 'Talks', profileId: made.id }]);
  await history.restore(personOf(ada.caller), removed?.id ?? '');
  expect(await named.get(personOf(ada.caller), made.id)).toMatchObject({ slug: 'talks', items: [rust.id, go.id], visibility: 'private' });
});

test('restoring is no way to more profiles than the plan allows', async () => {
  const ada = await makePerson();
  const history = app.get(HistoryService);
  const made = await named.create(personOf(ada.caller), { title: 'Talks', slug: 'talks' });
  await named.delete(personOf(ada.caller), made.id);
  const [removed] = (await history.list(personOf(ada.caller), undefined)).items;
  maxpr = 1;
  await history.restore(personOf(ada.caller), removed?.id ?? '');
  expect(await named.list(personOf(ada.caller))).toEqual([]);
});

test('whoever leaves is seen by nobody, and whoever is erased leaves no profile', async () => {
  const ada = await makePerson();
  const { id } = await named.create(personOf(ada.caller), { title: 'Talks', slug: 'talks' });
  await named.update(personOf(ada.caller), { id, version: 1, visibility: 'public' });
  const { manager } = app.get(DataSource);
  await app.get(LeavingService).onLeaving({ userId: ada.id, version: 1 }, manager);
  expect(await codeOf(view(guest, ada, 'talks'))).toBe('NOT_FOUND');
  expect(await projector.publicVersions([`${ada.uname}?talks`])).toEqual({});
  await app.get(LeavingService).onDeleted({ userId: ada.id }, manager);
  expect(await manager.query('SELECT 1 FROM named_profile WHERE owner_id = $1', [ada.id])).toEqual([]);
});

test('a smaller plan deletes no profile: those it has no room for can be read, hidden and deleted, and the owner chooses which stay editable', async () => {
  const ada = await makePerson();
  const owner = personOf(ada.caller);
  const [talks, clients] = [await named.create(owner, { title: 'Talks', slug: 'talks' }), await named.create(owner, { title: 'Clients', slug: 'clients' })];
  const readOnly = async () => (await named.list(owner)).filter(({ isReadOnly }) => isReadOnly).map(({ slug }) => slug);
  expect(await readOnly()).toEqual([]);
  maxpr = 2;
  expect(await readOnly()).toEqual(['clients']);
  expect(await named.update(owner, { id: talks.id, version: 1, headline: 'Speaks' })).toMatchObject({ headline: 'Speaks' });
  const refused = await named.update(owner, { id: clients.id, version: 1, headline: 'Sells', visibility: 'public' }).catch((error) => error);
  expect(refused).toMatchObject({ code: 'QUOTA_EXCEEDED', details: { meter: 'profiles', limit: 2, used: 3 } });
  expect(await named.update(owner, { id: clients.id, version: 1, visibility: 'public' })).toMatchObject({ visibility: 'public', headline: clients.headline });
  await named.choose(owner, clients.id);
  expect(await readOnly()).toEqual(['talks']);
  expect(await named.update(owner, { id: clients.id, version: 2, headline: 'Sells' })).toMatchObject({ headline: 'Sells' });
  maxpr = 1;
  expect(await readOnly()).toEqual(['talks', 'clients']);
  expect(await codeOf(named.choose(personOf((await makePerson()).caller), talks.id))).toBe('NOT_FOUND');
  await named.delete(owner, talks.id);
  expect(await named.get(owner, clients.id)).toMatchObject({ headline: 'Sells' });
});
