import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { GrantedLink } from '@folia/contracts/link/gate';
import { grantLink } from '@folia/contracts/link/questions';
import type { LinkRefusal } from '@folia/contracts/link/shapes';
import { createNamedProfileInput } from '@folia/contracts/named-profile/shapes';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { getAccount } from '@folia/contracts/session/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { grantedLink } from '@folia/testing/granted-link';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { ItemService } from '../item/item.service';
import { migrations } from '../migrations';
import { NamedProfileService } from '../named-profile/named-profile.service';
import { ProfileService } from '../profile/profile.service';
import { ProjectorService } from './projector.service';

let copy: TestDatabase;
let sharing: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let granted: { links: GrantedLink[]; refusal: LinkRefusal | null };
/** What is granted when one link alone is asked about. */
const ofOne: Record<string, typeof granted> = {};
const asked: { ownerId: string; linkSession: string | undefined }[] = [];

const owner = { actor: { type: 'user' as const, id: newId(), isAdmin: false, sessionId: newId() } };
const holder: Caller = { actor: { type: 'guest' }, linkSession: newId() };
const view = async (caller: Caller, key = 'ada') => JSON.parse((await app.get(ProjectorService).view(caller, key)).json);
const names = async (caller: Caller) => (await view(caller)).items.map((item: { fields: { name: string } }) => item.fields.name);

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  sharing = await startAnsweringService([
    answering(grantLink, ({ linkSession }, { ownerId, linkId, token }) => {
      asked.push({ ownerId, linkSession });
      if (token === 'with-a-password') throw new AppError('LINK_PASSWORD_REQUIRED');
      if (token) return { links: token === 'open' ? [grantedLink()] : [], refusal: null };
      return (linkId ? ofOne[linkId] : undefined) ?? granted;
    }),
    answering(getAccount, ({ actor }) => ({
      id: actor.type === 'user' ? actor.id : '',
      uname: 'ada',
      type: 'individual' as const,
      isAdmin: false,
      maxpr: 3,
      name: 'Ada',
    })),
    answering(resolveUsername, () => {
      throw new AppError('NOT_FOUND');
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, sharing.url)), { logger: false });
  const profile = { userId: owner.actor.id, uname: 'ada', unameVersion: 1, name: 'Ada', email: 'ada@example.com' };
  await app.get(ProfileService).ensure(profile);
  for (const visibility of ['public', 'link', 'private'] as const) {
    const input = createItemInput.parse({ content: { kind: 'skill', fields: { name: `a ${visibility} skill` } }, visibility });
    await app.get(ItemService).create(personOf(owner), input);
  }
});

beforeEach(() => {
  asked.length = 0;
  granted = { links: [], refusal: null };
});

afterAll(async () => {
  await app.close();
  await sharing.close();
  await copy.drop();
});

test('of a private profile a link shows what is public and for links, and is asked for on every view', async () => {
  granted.links = [grantedLink()];
  expect(await names(holder)).toEqual(['a link skill', 'a public skill']);
  granted.links = [];
  expect(await codeOf(view(holder))).toBe('NOT_FOUND');
  expect(asked).toEqual(Array(2).fill({ ownerId: owner.actor.id, linkSession: holder.linkSession }));
});

test.each(['LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED'] as const)('%s is said to who had opened the link', async (refusal) => {
  granted.refusal = refusal;
  expect(await codeOf(view(holder))).toBe(refusal);
});

test('a portfolio that is not there is asked for as well, and is the same as a private one', async () => {
  expect(await codeOf(view(holder, 'nobody'))).toBe('NOT_FOUND');
  expect(asked).toHaveLength(1);
});

test('owners, and who carries no session, are asked nothing', async () => {
  expect(await names({ ...owner, linkSession: newId() })).toHaveLength(3);
  expect(await codeOf(view({ actor: { type: 'guest' } }))).toBe('NOT_FOUND');
  expect(asked).toEqual([]);
});

test('of a public profile a closed link leaves what strangers see', async () => {
  await app.get(ProfileService).update(personOf(owner), { version: 1, visibility: 'public' });
  granted.refusal = 'LINK_REVOKED';
  expect(await view(holder)).toMatchObject({ viewer: 'stranger', items: [{ fields: { name: 'a public skill' } }] });
});

test('one link alone shows what it selects, however many others are open; without it there is nothing, also beside a public profile', async () => {
  const [all, skills, foreign] = [newId(), newId(), newId()];
  granted.links = [grantedLink(), grantedLink({ selection: { type: 'chosen', kinds: [], items: [], contact: false } })];
  ofOne[all] = { links: [grantedLink()], refusal: null };
  ofOne[skills] = { links: [grantedLink({ selection: { type: 'chosen', kinds: ['work'], items: [], contact: false } })], refusal: null };
  ofOne[foreign] = { links: [], refusal: null };
  const through = async (caller: Caller, linkId: string) => JSON.parse((await app.get(ProjectorService).view(caller, 'ada', { linkId })).json);
  expect((await through(holder, all)).items).toHaveLength(2);
  expect((await through(holder, skills)).items).toEqual([]);
  expect(await codeOf(through(holder, foreign))).toBe('NOT_FOUND');
  ofOne[foreign] = { links: [], refusal: 'LINK_REVOKED' };
  expect(await codeOf(through(holder, foreign))).toBe('LINK_REVOKED');
  // Owners see what their link shows, not what they see.
  expect(await through(owner, all)).toMatchObject({ viewer: 'link', owner: null, items: [{}, {}] });
});

test('a link of a named profile opens that one, also a private one, with its rules; to all others its holder is a stranger', async () => {
  const made = await app.get(NamedProfileService).create(personOf(owner), createNamedProfileInput.parse({ title: 'For teaching', slug: 'teaching' }));
  const link = grantedLink({ profileId: made.id, downloads: false, deepTalk: false, watermark: 'ida@example.com' });
  granted.links = [link];
  ofOne[link.id] = { links: [link], refusal: null };
  const through = async (wish: object) => JSON.parse((await app.get(ProjectorService).view(holder, 'ada', wish)).json);
  const rules = { downloads: false, deepTalk: false, watermark: 'ida@example.com', resume: null };
  expect(await through({ profile: 'teaching' })).toMatchObject({ viewer: 'link', link: rules, profile: { slug: 'teaching' } });
  expect(await through({ linkId: link.id })).toMatchObject({ viewer: 'link', link: rules, profile: { slug: 'teaching' } });
  const other = await through({});
  expect([other.viewer, 'link' in other]).toEqual(['stranger', false]);
  granted.links = [grantedLink()];
  expect(await codeOf(through({ profile: 'teaching' }))).toBe('NOT_FOUND');
  granted = { links: [], refusal: 'LINK_EXPIRED' };
  expect(await codeOf(through({ profile: 'teaching' }))).toBe('LINK_EXPIRED');
});

test('a token shows what its link shows, to guests without a session and to the owner alike, and nothing else beside a public profile', async () => {
  const byToken = async (caller: Caller, token: string) => JSON.parse((await app.get(ProjectorService).view(caller, 'ada', { token })).json);
  const guest: Caller = { actor: { type: 'guest' } };
  for (const caller of [guest, owner]) expect(await byToken(caller, 'open')).toMatchObject({ viewer: 'link', items: [{}, {}] });
  expect(await codeOf(byToken(guest, 'with-a-password'))).toBe('LINK_PASSWORD_REQUIRED');
  expect(await codeOf(byToken(guest, 'of-somebody-else'))).toBe('NOT_FOUND');
});
