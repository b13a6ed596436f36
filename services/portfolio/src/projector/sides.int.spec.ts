import type { Caller } from '@folia/contracts/caller';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { migrate } from '@folia/platform/database';
import { newId, newSandboxId } from '@folia/platform/new-id';
import { startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { ItemService } from '../item/item.service';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { ProjectorService } from './projector.service';

let copy: TestDatabase;
let others: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
const people = { live: newId(), sandboxed: newSandboxId() };

const personCaller = (id: string) => ({ actor: { type: 'user' as const, id, isAdmin: false, sessionId: newId() } });
const programOf = (ownerId: string): Caller => ({
  actor: { type: 'apiKey', id: newId(), ownerId, scopes: ['portfolios:read'], name: 'Either' },
});
const view = (caller: Caller, key: string) => app.get(ProjectorService).view(caller, key);

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  others = await startAnsweringService([]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
  for (const [uname, userId] of Object.entries(people)) {
    await app.get(ProfileService).ensure({ userId, uname, unameVersion: 1, name: uname, email: null });
    const person = personOf(personCaller(userId));
    await app.get(ItemService).create(person, createItemInput.parse({ content: { kind: 'skill', fields: { name: 'Go' } }, visibility: 'public' }));
    await app.get(ProfileService).update(person, { version: 1, visibility: 'public' });
  }
});

afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

test.each([
  ['a program of the sandbox', programOf(newSandboxId()), 'live', 'sandboxed'],
  ['a program of what is real', programOf(newId()), 'sandboxed', 'live'],
] as const)('%s sees nobody of the other side, however public they are, by name or by id', async (_who, caller, hidden, seen) => {
  for (const key of [hidden, people[hidden]]) expect(await codeOf(view(caller, key))).toBe('NOT_FOUND');
  for (const key of [seen, people[seen]]) expect(JSON.parse((await view(caller, key)).json).items).toHaveLength(1);
});
