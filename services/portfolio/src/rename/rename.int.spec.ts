import { randomUUID } from 'node:crypto';
import { AppError } from '@folia/contracts/errors';
import { resolveUsername } from '@folia/contracts/username/questions';
import { migrate } from '@folia/platform/database';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { ProfileRepository } from '../profile/profile.repository';
import { RenameService } from './rename.service';

const ada = randomUUID();
const suspended = randomUUID();
let copy: TestDatabase;
let users: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  users = await startAnsweringService([
    answering(resolveUsername, (_caller, { key }) => {
      if (key !== ada) throw new AppError('NOT_FOUND');
      return { userId: ada, uname: 'ada-new', version: 3, renamedTo: null };
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, users.url)), { logger: false });
});

afterAll(async () => {
  await app.close();
  await users.close();
  await copy.drop();
});

test('a rename that was only heard of is asked for, once; late and repeated news change nothing', async () => {
  const [profiles, renames, database] = [app.get(ProfileRepository), app.get(RenameService), app.get(DataSource)];
  const email = { value: '', visibility: 'private' as const };
  await profiles.ensure(database.manager, { userId: suspended, uname: 'sus-old', unameVersion: 1, name: 'Sus', email });
  await profiles.ensure(database.manager, { userId: ada, uname: 'ada-old', unameVersion: 1, name: 'Ada', email });
  for (const [userId, version] of [[suspended, 2] as const, [ada, 2] as const, [ada, 3] as const, [ada, 2] as const]) {
    await renames.heard({ userId, version }, database.manager);
  }
  await renames.follow();
  expect([(await profiles.findByUserId(ada))?.uname, (await profiles.findByUserId(suspended))?.uname]).toEqual(['ada-new', 'sus-old']);
  await renames.heard({ userId: ada, version: 2 }, database.manager);
  expect(await profiles.listRenamed()).toEqual([]);
});
