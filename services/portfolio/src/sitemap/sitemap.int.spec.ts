import { randomUUID } from 'node:crypto';
import type { Caller } from '@folia/contracts/caller';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { migrate } from '@folia/platform/database';
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
import { StandingRepository } from '../standing/standing.repository';
import { SitemapService } from './sitemap.service';

let copy: TestDatabase;
let app: INestApplicationContext;
let profiles: ProfileService;
let sitemap: SitemapService;

const callerOf = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: id } });

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, 'tcp://127.0.0.1:9')), { logger: false });
  [profiles, sitemap] = [app.get(ProfileService), app.get(SitemapService)];
});

afterAll(async () => {
  await app.close();
  await copy.drop();
});

async function person(uname: string, visibility: 'public' | 'private' = 'public'): Promise<Caller> {
  const userId = randomUUID();
  await profiles.ensure({ userId, uname, unameVersion: 1, name: uname, email: null });
  await profiles.update(personOf(callerOf(userId)), { version: null, visibility });
  return callerOf(userId);
}
const talk = async (owner: Caller, visibility: 'public' | 'link' | 'private' = 'public') =>
  (await app.get(ItemService).create(personOf(owner), createItemInput.parse({ content: { kind: 'talk', fields: { title: 'A talk' } }, visibility }))).id;

/** Everything that the parts list, asked for in small pieces. */
async function listed(inPart = 3, people = 2): Promise<string[][]> {
  const { parts } = await sitemap.listParts(inPart);
  return Promise.all(
    parts.map(async ({ from }, place) => {
      const found: string[] = [];
      for (let next: string | null = from; next !== null; ) {
        const piece = await sitemap.listPages(next, parts[place + 1]?.from ?? null, people);
        found.push(...piece.pages.map(({ uname, item }) => (item ? `${uname} ${item.kind} ${item.id}` : uname)));
        next = piece.next;
      }
      return found;
    }),
  );
}

test('every public page stands in one list, in order, and no list begins amid a person', async () => {
  expect(await listed()).toEqual([]);
  const [ada] = [await person('ada'), await person('bo'), await person('cleo'), await person('dan'), await person('eve')];
  const talks = [await talk(ada), await talk(ada), await talk(ada)].sort();
  expect(await listed()).toEqual([
    ['ada', ...talks.map((id) => `ada talk ${id}`)],
    ['bo', 'cleo'],
    ['dan', 'eve'],
  ]);
  expect((await listed(1, 1)).flat()).toEqual((await listed(100, 100)).flat());
  const { parts } = await sitemap.listParts(100);
  expect(parts).toEqual([{ from: 'ada', changedAt: expect.stringMatching(/^\d{4}-/) }]);
});

test('who is private, suspended, leaving or wants no search engine is in no list, nor is what strangers do not see', async () => {
  await app.get(DataSource).query('DELETE FROM profile');
  const owner = await person('hidden');
  const { id } = personOf(owner);
  const shown = await talk(owner);
  await talk(owner, 'link');
  await talk(owner, 'private');
  const all = [['hidden', `hidden talk ${shown}`]];
  expect(await listed()).toEqual(all);
  await profiles.update(personOf(owner), { version: null, sections: { talk: 'link' } });
  expect(await listed()).toEqual([['hidden']]);
  await profiles.update(personOf(owner), { version: null, sections: { talk: 'public' } });
  for (const [off, on] of [
    [{ visibility: 'private' as const }, { visibility: 'public' as const }],
    [{ indexable: false }, { indexable: true }],
  ] as const) {
    await profiles.update(personOf(owner), { version: null, ...off });
    expect(await listed()).toEqual([]);
    await profiles.update(personOf(owner), { version: null, ...on });
    expect(await listed()).toEqual(all);
  }
  const manager = app.get(DataSource).manager;
  await app.get(StandingRepository).setSuspended(manager, id, true, 1);
  expect(await listed()).toEqual([]);
  await app.get(StandingRepository).setSuspended(manager, id, false, 2);
  expect(await listed()).toEqual(all);
  await manager.query(`INSERT INTO departure (user_id, state, version) VALUES ($1, 'leaving', 1)`, [id]);
  expect(await listed()).toEqual([]);
});
