import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { grantLink } from '@folia/contracts/link/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { grantedLink } from '@folia/testing/granted-link';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { ProjectorService } from '../projector/projector.service';
import { StandingService } from './standing.service';

let copy: TestDatabase;
let others: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let standing: StandingService;

const user = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });
const guest: Caller = { actor: { type: 'guest' } };
const holder: Caller = { actor: { type: 'guest' }, linkSession: newId() };
const sees = (caller: Caller, key: string) =>
  app
    .get(ProjectorService)
    .view(caller, key)
    .then(
      () => 'page',
      (error: AppError) => error.code,
    );
const manager = () => app.get(DataSource).manager;

async function makePublic(uname: string): Promise<string> {
  const userId = newId();
  await app.get(ProfileService).ensure({ userId, uname, unameVersion: 1, name: uname, email: null });
  await app.get(ProfileService).update(personOf(user(userId)), { version: 1, visibility: 'public' });
  return userId;
}

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  others = await startAnsweringService([
    answering(grantLink, () => ({ links: [grantedLink()], refusal: null })),
    answering(resolveUsername, () => {
      throw new AppError('NOT_FOUND');
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
  standing = app.get(StandingService);
});

afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

test('a suspended person’s page is gone for everybody, links and caches too; the later version counts whatever comes last', async () => {
  const id = await makePublic('suspendee');
  const versions = () => app.get(ProjectorService).publicVersions(['suspendee']);
  await standing.onSuspended({ userId: id, version: 3 }, manager());
  expect(await Promise.all([guest, holder, user(newId()), user(id)].map((who) => sees(who, 'suspendee')))).toEqual(Array(4).fill('NOT_FOUND'));
  expect([await sees(guest, id), await versions()]).toEqual(['NOT_FOUND', {}]);
  await standing.onReinstated({ userId: id, version: 2 }, manager());
  expect(await sees(guest, 'suspendee')).toBe('NOT_FOUND');
  await standing.onReinstated({ userId: id, version: 4 }, manager());
  await standing.onSuspended({ userId: id, version: 3 }, manager());
  expect([await sees(guest, 'suspendee'), Object.keys(await versions())]).toEqual(['page', ['suspendee']]);
});

test('a block hides two people from each other and from nobody else, in whatever order it is told', async () => {
  const [one, other, third] = await Promise.all(['block-one', 'block-other', 'block-third'].map(makePublic));
  const blockerId = one ?? '';
  const blockedId = other ?? '';
  const seen = async () => [await sees(user(blockerId), 'block-other'), await sees(user(blockedId), 'block-one')];
  await standing.onBlocked({ blockerId, blockedId, version: 1 }, manager());
  expect(await seen()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await sees({ ...user(blockedId), linkSession: newId() }, 'block-one')).toBe('NOT_FOUND');
  expect([await sees(user(blockerId), 'block-one'), await sees(user(third ?? ''), 'block-one'), await sees(guest, 'block-other')]).toEqual(
    Array(3).fill('page'),
  );
  await standing.onUnblocked({ blockerId, blockedId, version: 4 }, manager());
  await standing.onBlocked({ blockerId, blockedId, version: 3 }, manager());
  expect(await seen()).toEqual(['page', 'page']);
});
