import type { BeingFound } from '@folia/contracts/being-found/shapes';
import { AppError } from '@folia/contracts/errors';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { resolveUsername } from '@folia/contracts/username/questions';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { ItemService } from '../item/item.service';
import { LeavingService } from '../leaving/leaving.service';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { StandingRepository } from '../standing/standing.repository';
import type { Search } from './being-found.repository';
import { BeingFoundService } from './being-found.service';

let copy: TestDatabase;
let users: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  users = await startAnsweringService([
    answering(resolveUsername, () => {
      throw new AppError('NOT_FOUND');
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, users.url)), { logger: false });
});
afterAll(async () => {
  await app.close();
  await users.close();
  await copy.drop();
});

const signedIn = (id: string) => personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: id } });
const people = () => app.get(BeingFoundService);
const manager = () => app.get(DataSource).manager;

/** Somebody with a public page and one skill, who wants to be found as said. */
async function somebody(skill: string, settings: Partial<BeingFound> | null = { mode: 'everyone' }): Promise<string> {
  const userId = newId();
  await app.get(ProfileService).ensure({ userId, uname: `p${userId.replaceAll('-', '').slice(-18)}`, unameVersion: 1, name: 'Ena Gineer', email: null });
  await app.get(ProfileService).update(signedIn(userId), { version: null, visibility: 'public', basics: { location: 'Göteborg, Sweden' } });
  await app.get(ItemService).create(signedIn(userId), createItemInput.parse({ content: { kind: 'skill', fields: { name: skill } }, visibility: 'public' }));
  if (settings) await people().change(signedIn(userId), { mode: 'off', named: [], never: [], ...settings });
  return userId;
}
const search = async (terms: string[][], more: Partial<Search> = {}) =>
  (await people().find({ terms, domains: [], marks: [], memberIds: [], words: '', place: '', among: null, limit: 25, ...more })).ids;
/** A word that nobody else has. */
const newSkill = () => `Skill${newId().replaceAll('-', '')}`;

const acme = { domains: ['eu.acme.example', 'acme.example'], marks: ['eu.acme.example', 'acme.example', 'agency.example'] };
const matrix: [name: string, settings: Partial<BeingFound> | null, isFound: boolean][] = [
  ['never decided', null, false],
  ['off', { mode: 'off' }, false],
  ['everyone', { mode: 'everyone' }, true],
  ['named', { mode: 'named', named: ['acme.example'] }, true],
  ['named below', { mode: 'named', named: ['eu.acme.example'] }, true],
  ['another named', { mode: 'named', named: ['other.example'] }, false],
  ['where only a member has an address is not named', { mode: 'named', named: ['agency.example'] }, false],
  ['never this one', { mode: 'everyone', never: ['acme.example'] }, false],
  ['never where a member has an address', { mode: 'everyone', never: ['agency.example'] }, false],
  ['never another', { mode: 'everyone', never: ['other.example', 'cme.example'] }, true],
  ['never comes before named', { mode: 'named', named: ['acme.example'], never: ['acme.example'] }, false],
];
test.each(matrix)('%s: found by an account like this one or not', async (_name, settings, isFound) => {
  const skill = newSkill();
  const id = await somebody(skill, settings);
  for (const found of [await search([[skill]], acme), await search([], { ...acme, among: [id] })]) expect(found).toEqual(isFound ? [id] : []);
});

test('who meets more groups of terms comes first; words and place narrow it, in any case and without accents', async () => {
  const [one, other] = [newSkill(), newSkill()];
  const single = await somebody(one);
  const both = await somebody(one);
  await app.get(ItemService).create(signedIn(both), createItemInput.parse({ content: { kind: 'skill', fields: { name: other } }, visibility: 'public' }));
  expect(await search([[one], [other, 'nobody has this']])).toEqual([both, single]);
  expect(await search([[one]], { words: other.toUpperCase() })).toEqual([both]);
  expect(await search([], { words: one, place: 'goteborg' })).toHaveLength(2);
  expect(await search([[one]], { place: 'Malmö' })).toEqual([]);
  // Nothing to look for finds nobody, and whatever is typed, it answers.
  expect(await search([])).toEqual([]);
  expect(await search([["'a' & !b:* \\ %\0"]], { words: "it's | (", place: '\0' })).toEqual([]);
});

test('from the very change on nobody finds who switched it off, is private, hides the word, deleted it, is suspended, leaving, or blocked with a member', async () => {
  const skill = newSkill();
  const id = await somebody(skill);
  const who = signedIn(id);
  const memberId = newId();
  const isFound = async () => (await search([[skill]], { memberIds: [memberId] })).length === 1;
  const steps: [off: () => Promise<unknown>, on: () => Promise<unknown>][] = [
    [() => people().change(who, { mode: 'off', named: [], never: [] }), () => people().change(who, { mode: 'everyone', named: [], never: [] })],
    [
      () => app.get(ProfileService).update(who, { version: null, visibility: 'private' }),
      () => app.get(ProfileService).update(who, { version: null, visibility: 'public' }),
    ],
    [
      () => app.get(ProfileService).update(who, { version: null, sections: { skill: 'link' } }),
      () => app.get(ProfileService).update(who, { version: null, sections: { skill: 'public' } }),
    ],
    [
      () => app.get(StandingRepository).setBlocked(manager(), memberId, id, true, 1),
      () => app.get(StandingRepository).setBlocked(manager(), memberId, id, false, 2),
    ],
    [() => app.get(StandingRepository).setSuspended(manager(), id, true, 1), () => app.get(StandingRepository).setSuspended(manager(), id, false, 2)],
    [
      () => app.get(LeavingService).onLeaving({ userId: id, version: 1 }, manager()),
      () => app.get(LeavingService).onReturned({ userId: id, version: 2 }, manager()),
    ],
  ];
  for (const [off, on] of steps) {
    expect(await isFound()).toBe(true);
    await off();
    expect(await isFound()).toBe(false);
    await on();
  }
  expect(await isFound()).toBe(true);
  expect(await search([[skill]], { memberIds: [id] })).toEqual([]);
  const [item] = await app.get(DataSource).query('SELECT id FROM item WHERE owner_id = $1', [id]);
  await app.get(ItemService).delete(who, item.id);
  expect(await isFound()).toBe(false);
});

test('contact data, names and private things are never what somebody is found by', async () => {
  const skill = newSkill();
  const id = await somebody(skill);
  await app.get(ProfileService).update(signedIn(id), {
    version: null,
    basics: {
      name: 'Quilla Canaryname',
      headline: 'Quilla Canaryname, call 0660 1234567',
      email: { value: 'canarymail@example.com', visibility: 'public' },
      phone: { value: '+43 555 0199123', visibility: 'public' },
    },
  });
  const summary = 'Node.js ledgers for Quilla Canaryname. Write to canary.write@example.com, see https://canarypage.example/x or github.com/canaryhub.';
  const project = { kind: 'project', fields: { name: 'Ledger', url: 'https://canaryhost.example/me', summary } };
  await app.get(ItemService).create(signedIn(id), createItemInput.parse({ content: project, visibility: 'public' }));
  await app
    .get(ItemService)
    .create(signedIn(id), createItemInput.parse({ content: { kind: 'skill', fields: { name: 'Canaryskill' } }, visibility: 'private' }));
  for (const word of [
    'canaryname',
    'canarymail@example.com',
    'canarymail',
    '0199123',
    'canaryhost',
    'canaryhost.example',
    'canaryskill',
    'quilla',
    '1234567',
    'canary.write@example.com',
    'canarypage.example',
    'github.com/canaryhub',
    'canaryhub',
  ])
    expect([word, await search([[word]], { words: word })]).toEqual([word, []]);
  expect(await search([[skill]], { words: 'ledger node.js' })).toEqual([id]);
});
