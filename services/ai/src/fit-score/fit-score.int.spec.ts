import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@folia/contracts/errors';
import { viewPortfolio } from '@folia/contracts/portfolio';
import { releaseUsage, reserveUsage } from '@folia/contracts/usage';
import { startBackground } from '@folia/platform/background';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { useInnerKey } from '@folia/platform/rpc-handler';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testInnerKey, testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { SavedJobService } from '../saved-job/saved-job.service';
import { FitScoreService } from './fit-score.service';

const jobOf = (company: string) => `Senior Backend Engineer
${company} – Berlin

About us
${company} moves money for small shops.

What you will do
- Design and run services in Go
- Own our PostgreSQL databases

What you bring
- 3+ years of Go
- PostgreSQL in production
- Kafka

Nice to have
- Kubernetes
`;
const workId = newId();
const kafkaId = newId();
const work = {
  position: 'Backend Engineer',
  employer: 'Acme',
  startDate: '2017',
  current: true,
  highlights: ['Built Go services over PostgreSQL for ten million people'],
};
const streaming = { name: 'Streams', startDate: '2022', summary: 'I built an event pipeline with Kafka between eleven services.' };

let copy: TestDatabase;
let others: Awaited<ReturnType<typeof startAnsweringService>>;
let app: INestApplicationContext;
let stop: () => Promise<void>;
let ledger: Queue;
let items: { id: string; kind: string; fields: object }[] = [];
/** Units left by person; who is not named has enough. */
const left = new Map<string, number>();
let reserved: string[] = [];
let released: string[] = [];
let hold: Promise<void> = Promise.resolve();

beforeAll(async () => {
  useInnerKey(testInnerKey);
  copy = await cloneDatabase('ai', (url) => migrate(url, 'ai', migrations));
  others = await startAnsweringService([
    answering(viewPortfolio, async (caller, { key }) => {
      expect(caller.actor).toMatchObject({ type: 'user', id: key });
      await hold;
      return { version: 1, json: JSON.stringify({ ownerId: key, items }) };
    }),
    answering(reserveUsage, (caller, { jobId, meter }) => {
      const id = caller.actor.type === 'user' ? caller.actor.id : '';
      const units = left.get(id) ?? 5;
      if (units === 0) throw new AppError('QUOTA_EXCEEDED', { meter, limit: 5, used: 5 });
      left.set(id, units - 1);
      reserved.push(jobId);
      return { reserved: true };
    }),
    answering(releaseUsage, (caller, { jobId }) => {
      const id = caller.actor.type === 'user' ? caller.actor.id : '';
      left.set(id, (left.get(id) ?? 0) + 1);
      released.push(jobId);
      return {};
    }),
  ]);
  const env = testServiceEnv(copy.url, others.url);
  app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false });
  ledger = new Queue('events-user', { connection: { url: env.REDIS_URL }, prefix: env.REDIS_PREFIX });
  stop = await startBackground(app, 'ai', env, await app.resolve(PinoLogger));
});

afterAll(async () => {
  await stop();
  await ledger.close();
  await app.close();
  await others.close();
  await copy.drop();
});

beforeEach(() => {
  items = [{ id: workId, kind: 'work', fields: work }];
  reserved = [];
  released = [];
  hold = Promise.resolve();
});

const person = () => {
  const id = newId();
  return { actor: { type: 'user' as const, id, isAdmin: false, sessionId: id } };
};
type Caller = ReturnType<typeof person>;
const scores = () => app.get(FitScoreService);
const sql = (text: string, values: unknown[] = []) => app.get(DataSource).query(text, values);
const start = (caller: Caller, company = 'Meridian') => scores().start(caller, { text: jobOf(company) });

async function finished(caller: Caller, id: string) {
  for (;;) {
    const found = await scores().get(caller, id);
    if (found.state !== 'accepted' && found.state !== 'running') return found;
    await pause(30);
  }
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
/** What the user service, which keeps the ledger, was told of a job; it stands in for it that nobody takes the messages. */
async function told(id: string): Promise<string[]> {
  for (;;) {
    const messages = await ledger.getJobs();
    const events: { name: string; payload: { jobId?: string } }[] = messages.flatMap(({ data }) => data.events);
    const names = events.filter(({ payload }) => payload.jobId === id).map(({ name }) => name);
    if (names.length > 0) return names;
    await pause(30);
  }
}

test('a job is scored against the portfolio for one unit, with the facts of its head', async () => {
  const ada = person();
  const started = await start(ada);
  expect(started).toMatchObject({ free: false, reused: false });
  const found = await finished(ada, started.id);
  expect(found).toMatchObject({
    state: 'done',
    company: 'Meridian',
    role: 'Senior Backend Engineer',
    location: 'Berlin',
    application: 'saved',
    comparison: null,
  });
  expect(found.score).toBe(found.result?.score);
  expect(found.result?.requirements.find(({ kind, label }) => kind === 'skill' && /postgres/i.test(label))).toMatchObject({ status: 'met' });
  expect(found.result?.missing.join(' ')).toMatch(/Kafka/);
  expect(reserved).toEqual([started.id]);
  expect(found.job.freeUntil).not.toBeNull();
});

test('the same job again within 30 days costs nothing, however it was pasted, and says what changed', async () => {
  const ada = person();
  const first = await start(ada);
  const before = await finished(ada, first.id);
  items = [...items, { id: kafkaId, kind: 'project', fields: streaming }];
  const again = await scores().start(ada, { text: `  ${jobOf('Meridian').replace(/\n/g, '\r\n\n').toUpperCase().toLowerCase()}` });
  expect(again).toMatchObject({ savedJobId: first.savedJobId, free: true, reused: false });
  const after = await finished(ada, again.id);
  const { comparison } = after;
  expect(comparison?.against).toBe(first.id);
  expect(comparison?.difference).toBeCloseTo((after.score ?? 0) - (before.score ?? 0), 5);
  expect(comparison?.difference).toBeGreaterThan(0);
  const kafka = comparison?.changes.find(({ label }) => /kafka/i.test(label));
  expect(kafka?.itemIds).toEqual([kafkaId]);
  expect(await scores().compare(ada, again.id, first.id)).toEqual(comparison);
  expect(reserved).toEqual([first.id]);
  await sql(`UPDATE paid_job SET paid_at = now() - interval '30 days' WHERE owner_id = $1`, [ada.actor.id]);
  const later = await scores().start(ada, { savedJobId: first.savedJobId });
  expect(later.free).toBe(false);
  await finished(ada, later.id);
  expect(reserved).toEqual([first.id, later.id]);
});

test('a deleted score stays paid for, and so does a deleted job', async () => {
  const ada = person();
  const first = await start(ada);
  await finished(ada, first.id);
  await scores().delete(ada, first.id);
  expect(await codeOf(scores().get(ada, first.id))).toBe('NOT_FOUND');
  expect((await finished(ada, (await start(ada)).id)).state).toBe('done');
  await app.get(SavedJobService).delete(ada, first.savedJobId);
  expect((await scores().list(ada, {})).items).toEqual([]);
  expect(await start(ada)).toMatchObject({ free: true });
  expect(reserved).toEqual([first.id]);
});

test('of two requests for the last unit one is answered with 402', async () => {
  const ada = person();
  left.set(ada.actor.id, 1);
  const outcomes = await Promise.all([codeOf(start(ada, 'Meridian')), codeOf(start(ada, 'Northwind'))]);
  expect(outcomes.sort()).toEqual(['QUOTA_EXCEEDED', 'done']);
  // What was pasted is kept for when there is a unit again.
  expect((await app.get(SavedJobService).list(ada, {})).items).toHaveLength(2);
});

test('two requests for the same job make one score, for one unit', async () => {
  const ada = person();
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  const [one, other] = await Promise.all([start(ada), start(ada)]);
  expect(one.id).toBe(other.id);
  expect([one.reused, other.reused].sort()).toEqual([false, true]);
  letGo();
  await finished(ada, one.id);
  expect((await scores().list(ada, {})).items).toHaveLength(1);
  expect(reserved.filter((id) => !released.includes(id))).toEqual([one.id]);
});

test('what is no job is refused before anything is kept or counted', async () => {
  const ada = person();
  expect(await codeOf(scores().start(ada, { text: 'Two eggs, a cup of flour and a pinch of salt; stir well and bake for twenty minutes until golden.' }))).toBe(
    'NOT_A_JOB',
  );
  expect((await app.get(SavedJobService).list(ada, {})).items).toEqual([]);
  expect(reserved).toEqual([]);
});

test('an empty portfolio is a failure with its sentence, and the unit comes back', async () => {
  const ada = person();
  items = [];
  const { id } = await start(ada);
  expect(await finished(ada, id)).toMatchObject({ state: 'failed', score: null, error: { code: 'PORTFOLIO_EMPTY' } });
  expect(await told(id)).toEqual(['job.failed']);
  items = [{ id: workId, kind: 'work', fields: work }];
  expect(await start(ada)).toMatchObject({ free: false, reused: false });
});

test('a score whose worker died in the middle runs again, and is there once for one unit', async () => {
  const ada = person();
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  const { id } = await start(ada);
  for (let state = ''; state !== 'running'; await pause(20)) state = (await scores().get(ada, id)).state;
  // Its worker is as good as dead: the row is another one's now.
  await sql(`UPDATE job SET heartbeat_at = now() - interval '9 s', attempt = attempt + 1 WHERE id = $1`, [id]);
  letGo();
  const found = await finished(ada, id);
  expect(found.state).toBe('done');
  const [job] = await sql('SELECT attempt FROM job WHERE id = $1', [id]);
  expect(job.attempt).toBeGreaterThanOrEqual(3);
  expect(await told(id)).toEqual(['job.done']);
  expect(reserved).toEqual([id]);
}, 60_000);

test('what an entry would do is told while it is written, keeps nothing and costs nothing', async () => {
  const ada = person();
  const { id } = await start(ada);
  const before = await finished(ada, id);
  const kafka = { kind: 'project' as const, fields: streaming };
  const { score, comparison } = await scores().whatIf(ada, id, null, kafka);
  expect(comparison).toMatchObject({ against: id, otherScorer: false });
  expect(comparison.difference).toBeCloseTo(score - (before.score ?? 0), 5);
  expect(comparison.changes.find(({ label }) => /kafka/i.test(label))?.points).toBeGreaterThan(0);
  const emptied = await scores().whatIf(ada, id, workId, { kind: 'work', fields: { position: 'Gardener', employer: 'Park' } });
  expect(emptied.comparison.difference).toBeLessThan(0);
  expect(await codeOf(scores().whatIf(ada, id, newId(), kafka))).toBe('NOT_FOUND');
  expect((await scores().list(ada, {})).items).toHaveLength(1);
  expect(reserved).toEqual([id]);
});

test('somebody else’s score and job are as missing as none', async () => {
  const [ada, eve] = [person(), person()];
  const { id, savedJobId } = await start(ada);
  await finished(ada, id);
  const jobs = app.get(SavedJobService);
  const tries = [
    scores().get(eve, id),
    scores().delete(eve, id),
    scores().whatIf(eve, id, null, { kind: 'skill', fields: { name: 'Go' } }),
    scores().compare(eve, id, id),
    scores().start(eve, { savedJobId }),
    jobs.getWithText(eve.actor.id, savedJobId),
    jobs.update(eve, savedJobId, { version: 1, notes: 'mine' }),
    jobs.delete(eve, savedJobId),
  ];
  expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => 'NOT_FOUND'));
  expect((await scores().list(eve, { savedJobId })).items).toEqual([]);
  expect((await scores().get(ada, id)).state).toBe('done');
});

test('a person corrects what was read, and an empty correction goes back to it', async () => {
  const ada = person();
  const { savedJobId } = await start(ada);
  const jobs = app.get(SavedJobService);
  const changed = await jobs.update(ada, savedJobId, {
    version: 1,
    company: 'Meridian Pay',
    state: 'applied',
    dates: { applied: '2026-11-20' },
    remindOn: '2026-12-01',
  });
  expect(changed).toMatchObject({ version: 2, company: 'Meridian Pay', role: 'Senior Backend Engineer', state: 'applied', remindOn: '2026-12-01' });
  expect(await codeOf(jobs.update(ada, savedJobId, { version: 1, notes: 'late' }))).toBe('VERSION_CONFLICT');
  expect(await jobs.update(ada, savedJobId, { version: 2, company: '', remindOn: null })).toMatchObject({
    company: 'Meridian',
    remindOn: null,
    dates: { applied: '2026-11-20' },
  });
  expect((await jobs.list(ada, { state: 'applied' })).items).toHaveLength(1);
  expect((await jobs.list(ada, { state: 'offer' })).items).toEqual([]);
});

test('deleting a job that is being scored ends the score, and its unit comes back', async () => {
  const ada = person();
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  const { id, savedJobId } = await start(ada);
  await app.get(SavedJobService).delete(ada, savedJobId);
  letGo();
  expect(await told(id)).toEqual(['job.cancelled']);
  expect(await codeOf(scores().get(ada, id))).toBe('NOT_FOUND');
});
