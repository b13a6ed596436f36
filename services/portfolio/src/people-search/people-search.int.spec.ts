import { randomUUID } from 'node:crypto';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { mostFound } from '@folia/contracts/people-search/shapes';
import { createItemInput, type profileBasics } from '@folia/contracts/portfolio/shapes';
import { resolveUsername } from '@folia/contracts/username/questions';
import { migrate } from '@folia/platform/database';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AppModule } from '../app.module';
import { ItemService } from '../item/item.service';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { StandingRepository } from '../standing/standing.repository';
import { PeopleSearchService } from './people-search.service';

let copy: TestDatabase;
let users: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let profiles: ProfileService;
let items: ItemService;

const callerOf = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: id } });
const searcher = callerOf(randomUUID());
const found = async (text: string) => (await app.get(PeopleSearchService).find(personOf(searcher), text)).map(({ uname }) => uname);

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  users = await startAnsweringService([
    answering(resolveUsername, () => {
      throw new AppError('NOT_FOUND');
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, users.url)), { logger: false });
  [profiles, items] = [app.get(ProfileService), app.get(ItemService)];
});

afterAll(async () => {
  await app.close();
  await users.close();
  await copy.drop();
});

beforeEach(async () => {
  await app.get(DataSource).query('DELETE FROM search_document');
});

async function person(uname: string, name: string, basics: Partial<z.output<typeof profileBasics>> = {}, isPublic = true): Promise<string> {
  const userId = randomUUID();
  await profiles.ensure({ userId, uname: `${uname}-${userId.slice(0, 4)}`, unameVersion: 1, name, email: null });
  await profiles.update(personOf(callerOf(userId)), { version: null, basics: { name, ...basics }, visibility: isPublic ? 'public' : 'private' });
  return userId;
}
const unameOf = (uname: string, userId: string) => `${uname}-${userId.slice(0, 4)}`;

test('people are found by name, username, headline and public skills, in any case and without accents', async () => {
  const ada = unameOf('lovelace', await person('lovelace', 'Zoë Žofková', { headline: 'Naval architect' }));
  for (const text of ['zoe', 'ZOFK', 'Žofková', 'zoe zof', 'zofkova zoe', 'lovelace', '@lovel', 'architect', 'naval arch'])
    expect([text, await found(text)]).toEqual([text, [ada]]);
  for (const text of ['zoe naval pilot', 'l', '', '  ', '--', '\0', '%', '_%']) expect([text, await found(text)]).toEqual([text, []]);
});

test('people are counted while strangers can visit them: not while private or suspended', async () => {
  const search = app.get(PeopleSearchService);
  const before = await search.count();
  await person('seen', 'Sena Seen');
  await person('hidden', 'Hida Hidden', {}, false);
  const suspended = await person('away', 'Ava Away');
  expect(await search.count()).toBe(before + 2);
  await app.get(DataSource).query('INSERT INTO suspension (user_id, suspended, version) VALUES ($1, true, 1)', [suspended]);
  expect(await search.count()).toBe(before + 1);
});

test('a misspelled name finds who was meant', async () => {
  const uname = unameOf('jan', await person('jan', 'Jan Kowalczyk'));
  for (const text of ['kowalczik', 'Kovalczyk']) expect([text, await found(text)]).toEqual([text, [uname]]);
});

test('of many alike spellings the nearest are shown, and farther ones where there are few', async () => {
  const near = await Promise.all(
    Array.from({ length: 3 }, async (_, place) => unameOf(`near${place}`, await person(`near${place}`, `Ida Kowalczyk ${place}`))),
  );
  const far = unameOf('far', await person('far', 'Ole Kowalski'));
  expect((await found('kowalczik')).toSorted()).toEqual([...near, far].toSorted());
  for (let place = 3; place < mostFound; place++) await person(`near${place}`, `Ida Kowalczyk ${place}`);
  const shown = await found('kowalczik');
  expect(shown).toHaveLength(mostFound);
  expect(shown).not.toContain(far);
});

test('the nearest come first: the username, then the name, then other words', async () => {
  const other = unameOf('bob', await person('bob', 'Bob Byte', { headline: 'Worked with Marlowe' }));
  const byName = unameOf('xm', await person('xm', 'Marlowe Stone'));
  const byUname = unameOf('marlowe', await person('marlowe', 'Somebody Else'));
  expect(await found('marlowe')).toEqual([byUname, byName, other]);
});

test('whoever is private, does not want to be found, or hides the word, is not found, from the very change on', async () => {
  const userId = await person('hidden', 'Hidden Hanna', {}, false);
  const caller = callerOf(userId);
  const uname = unameOf('hidden', userId);
  expect(await found('hanna')).toEqual([]);
  await profiles.update(personOf(caller), { version: null, visibility: 'public' });
  expect(await found('hanna')).toEqual([uname]);
  await profiles.update(personOf(caller), { version: null, findable: false });
  expect(await found('hanna')).toEqual([]);
  await profiles.update(personOf(caller), { version: null, findable: true });
  const skill = await items.create(personOf(caller), createItemInput.parse({ content: { kind: 'skill', fields: { name: 'Falconry' } } }));
  expect(await found('falconry')).toEqual([uname]);
  await items.update(personOf(caller), { id: skill.id, version: skill.version, visibility: 'link' });
  expect(await found('falconry')).toEqual([]);
  await items.update(personOf(caller), { id: skill.id, version: skill.version + 1, visibility: 'public' });
  await profiles.update(personOf(caller), { version: null, sections: { skill: 'private' } });
  expect(await found('falconry')).toEqual([]);
  await profiles.update(personOf(caller), { version: null, sections: { skill: 'public' } });
  await items.delete(personOf(caller), skill.id);
  expect(await found('falconry')).toEqual([]);
  await profiles.ensure({ userId, uname: 'hanna-renamed', unameVersion: 2, name: 'ignored', email: null });
  expect(await found('hidden hanna')).toEqual(['hanna-renamed']);
});

test('two people of one name are told apart by headline and place, and by nothing that their page does not show', async () => {
  const contact = { email: { value: 'canarymail@example.com', visibility: 'link' as const }, phone: { value: '+43 canary', visibility: 'private' as const } };
  const graz = await person('anna', 'Anna Schmidt', { headline: 'Naval architect', location: 'Graz', summary: 'canarysummary', ...contact });
  const plain = await person('anna', 'Anna Schmidt');
  for (const text of ['anna schmidt', 'ana schmitd']) {
    const people = await app.get(PeopleSearchService).find(personOf(searcher), text);
    expect(people).toHaveLength(2);
    expect(people.find(({ id }) => id === graz)).toEqual({
      id: graz,
      name: 'Anna Schmidt',
      uname: unameOf('anna', graz),
      photo: null,
      headline: 'Naval architect',
      location: 'Graz',
    });
    expect(people.find(({ id }) => id === plain)).toMatchObject({ headline: '', location: '' });
  }
  await profiles.update(personOf(callerOf(graz)), { version: null, basics: { headline: 'Shipwright', location: '' } });
  expect(await app.get(PeopleSearchService).find(personOf(searcher), 'shipwright')).toMatchObject([{ headline: 'Shipwright', location: '' }]);
  await profiles.update(personOf(callerOf(graz)), { version: null, visibility: 'private' });
  expect((await app.get(PeopleSearchService).find(personOf(searcher), 'anna schmidt')).map(({ id }) => id)).toEqual([plain]);
});

test('contact data, summaries and private things are never what somebody is found by', async () => {
  const userId = await person('carl', 'Carl Quiet', {
    summary: 'canarysummary',
    location: 'canaryplace',
    email: { value: 'canarymail@example.com', visibility: 'public' },
  });
  await items.create(personOf(callerOf(userId)), createItemInput.parse({ content: { kind: 'skill', fields: { name: 'Canaryskill' } }, visibility: 'private' }));
  for (const text of ['canarysummary', 'canaryplace', 'canarymail', 'canaryskill']) expect([text, (await found(text)).length]).toEqual([text, 0]);
});

test('whatever is typed, the search answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      await found(`${text} ŉ½ 'a' & !b:* \\ %`);
      await found(text);
    }),
    { numRuns: 60 },
  );
});

test('nobody finds who is suspended, nor across a block, whoever made it', async () => {
  const standing = app.get(StandingRepository);
  const manager = app.get(DataSource).manager;
  const me = searcher.actor.type === 'user' ? searcher.actor.id : '';
  const [one, other, gone] = [await person('b-one', 'Blockwell One'), await person('b-two', 'Blockwell Two'), await person('b-gone', 'Blockwell Gone')];
  expect(await found('blockwell')).toHaveLength(3);
  await standing.setBlocked(manager, me, one, true, 1);
  await standing.setBlocked(manager, other, me, true, 1);
  await standing.setSuspended(manager, gone, true, 1);
  for (const text of ['blockwell', 'blockwel one', 'blokwell']) expect([text, await found(text)]).toEqual([text, []]);
  await standing.setBlocked(manager, me, one, false, 2);
  expect(await found('blockwell')).toEqual([unameOf('b-one', one)]);
});
