import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { PostingService } from './posting.service';
import { ReminderService } from './reminder.service';

const text = 'Baker\nRye & Sons – Lisbon\n\nWhat you will do\n- Bake rye bread\n\nWhat you bring\n- 3+ years as a baker\n- HACCP';
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let copy: TestDatabase;
let app: INestApplicationContext;
let user: Queue;

beforeAll(async () => {
  copy = await cloneDatabase('ai', (url) => migrate(url, 'ai', migrations));
  const env = { ...testServiceEnv(copy.url, 'tcp://127.0.0.1:1'), ASSISTANT_NAME: 'Buddy' };
  app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false });
  user = new Queue('events-user', { connection: { url: env.REDIS_URL }, prefix: env.REDIS_PREFIX });
});
afterAll(async () => {
  await user.close();
  await app.close();
  await copy.drop();
});

async function keepJob(remindOn: string | null) {
  const id = newId();
  const ada = { actor: { type: 'user' as const, id, isAdmin: false, sessionId: id } };
  const jobs = app.get(PostingService);
  const postingId = await jobs.keep(id, text, null);
  await jobs.update(personOf(ada), postingId, { version: 1, remindOn });
  return { ada, postingId };
}
/** How often the user service was told of each job, once `last` is among them. */
async function told(last: string): Promise<Map<string, number>> {
  for (;;) {
    const events: { name: string; payload: { postingId?: string } }[] = (await user.getJobs()).flatMap(({ data }) => data.events);
    const ids = events.filter(({ name }) => name === 'posting.reminder-due').map(({ payload }) => payload.postingId ?? '');
    if (ids.includes(last)) return new Map(ids.map((id) => [id, ids.filter((other) => other === id).length]));
    await pause(30);
  }
}

test('every job is told once when its day came, again for another day, and never for who is leaving', async () => {
  const [today, late, tomorrow, never, leaving] = [
    await keepJob(dayFromNow(0)),
    await keepJob(dayFromNow(-3)),
    await keepJob(dayFromNow(2)),
    await keepJob(null),
    await keepJob(dayFromNow(0)),
  ];
  const reminders = app.get(ReminderService);
  await app.get(DataSource).query(`INSERT INTO departure (user_id, state, version) VALUES ($1, 'leaving', 1)`, [leaving.ada.actor.id]);
  await Promise.all([reminders.remind(), reminders.remind()]);
  await reminders.remind();
  await told(today.postingId);
  await app.get(PostingService).update(personOf(late.ada), late.postingId, { version: 2, remindOn: dayFromNow(-1) });
  await reminders.remind();
  const last = await keepJob(dayFromNow(0));
  await reminders.remind();
  const counts = await told(last.postingId);
  expect([today, late, tomorrow, never, leaving].map((one) => counts.get(one.postingId) ?? 0)).toEqual([1, 2, 0, 0, 0]);
});
