import { resumeImportJob } from '@folia/contracts/resume-import/job';
import { migrate } from '@folia/platform/database';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { LeavingService } from './leaving.service';

let copy: TestDatabase;
let app: INestApplicationContext;

beforeAll(async () => {
  copy = await cloneDatabase('ai', (url) => migrate(url, 'ai', migrations));
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url) as never), { logger: false });
});

afterAll(async () => {
  await app.close();
  await copy.drop();
});

const sql = (text: string, values: unknown[]) => app.get(DataSource).query(text, values);
const within = <T>(work: (manager: DataSource['manager']) => Promise<T>) => app.get(DataSource).transaction(work);
const caller = (id: string) => ({ actor: { type: 'user' as const, id, isAdmin: false, sessionId: id } });
const accept = (ownerId: string, id = newId()) => app.get(JobRows).insert({ id, job: resumeImportJob, ownerId, caller: caller(ownerId) });

test('open jobs of somebody who leaves end, their units come back, and those that are over stay as they are', async () => {
  const [userId, waiting, running, over] = [newId(), newId(), newId(), newId()];
  for (const id of [waiting, running, over]) await accept(userId, id);
  await app.get(JobRows).claim(running);
  const claim = await app.get(JobRows).claim(over);
  if (claim) await app.get(JobRows).finish(claim);
  await within((manager) => app.get(LeavingService).onLeaving({ userId, version: 1 }, manager));
  expect(await app.get(JobRows).states([waiting, running, over])).toEqual({ [waiting]: 'cancelled', [running]: 'cancelled', [over]: 'done' });
  const told: { jobId: string }[] = await sql(`SELECT payload->>'jobId' AS "jobId" FROM outbox WHERE name = 'job.cancelled' AND payload->>'ownerId' = $1`, [
    userId,
  ]);
  expect(told.map(({ jobId }) => jobId).sort()).toEqual([waiting, running].sort());
});

test('after the erasing there is no job, and none is taken', async () => {
  const userId = newId();
  const other = newId();
  await accept(userId);
  await accept(other);
  await within((manager) => app.get(LeavingService).onDeleted({ userId }, manager));
  await accept(userId);
  expect(await sql('SELECT owner_id AS "ownerId" FROM job WHERE owner_id = ANY($1)', [[userId, other]])).toEqual([{ ownerId: other }]);
  expect(await sql(`SELECT payload->>'service' AS service FROM outbox WHERE name = 'user.erased' AND payload->>'userId' = $1`, [userId])).toEqual([
    { service: 'ai' },
  ]);
});
