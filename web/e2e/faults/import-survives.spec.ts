import { expect, test } from '@playwright/test';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { ask, unitsUsed, upload } from '../api';
import { environments, makePerson, type Person } from '../person';
import { docxType, resumeDocx, resumePdf } from '../resume';
import { isReplaced, killHard } from './processes';

/** A job's state, or 'away' while a part that is needed to tell it is away. */
const stateOf = (person: Person, jobId: string): Promise<string> =>
  ask(person, 'GET', `/api/jobs/${jobId}`).then(
    ({ body }) => body.state ?? 'away',
    () => 'away',
  );

const redisUrl = () => environments().ai?.REDIS_URL ?? '';
const prefix = () => environments().ai?.REDIS_PREFIX ?? 'folia';

test('a worker killed in the middle of an import: it finishes, once, for one unit', async ({ browser }) => {
  const person = await makePerson('Kil Led');
  const { body } = await upload(person, await resumePdf(browser, 'Kil Led', 'killed', 45), 'long.pdf');
  await expect.poll(async () => (await ask(person, 'GET', `/api/jobs/${body.jobId}`)).body.state, { intervals: [20] }).toBe('running');
  const killed = killHard('ai');
  await expect.poll(() => isReplaced('ai', killed), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => stateOf(person, body.jobId), { timeout: 60_000 }).toBe('done');
  expect((await ask(person, 'GET', `/api/jobs/${body.jobId}`)).body.attempt).toBeGreaterThanOrEqual(2);
  expect((await ask(person, 'GET', '/api/resume-imports')).body.items).toHaveLength(1);
  await expect.poll(() => unitsUsed(person)).toBe(1);
});

test('Redis emptied after the row was made: the import finishes all the same', async () => {
  const person = await makePerson('Flu Shed');
  const connection = new Redis(redisUrl());
  const queue = new Queue('resume-import', { connection, prefix: prefix() });
  await queue.pause();
  const { body } = await upload(person, resumeDocx(), 'nora.docx', docxType);
  expect((await ask(person, 'GET', `/api/jobs/${body.jobId}`)).body.state).toBe('accepted');
  await connection.flushall();
  await expect.poll(async () => (await ask(person, 'GET', `/api/jobs/${body.jobId}`)).body.state, { timeout: 60_000 }).toBe('done');
  await queue.close();
  connection.disconnect();
  await expect.poll(() => unitsUsed(person), { timeout: 30_000 }).toBe(1);
});

test('a service that is killed answers again, and nobody is signed out', async () => {
  const person = await makePerson('Sti Llin');
  for (const name of ['portfolio', 'user', 'gateway']) {
    const killed = killHard(name);
    await expect.poll(() => isReplaced(name, killed), { timeout: 30_000 }).toBe(true);
    await expect
      .poll(
        () =>
          ask(person, 'GET', '/api/users/current').then(
            ({ body }) => body.user?.uname,
            () => 'away',
          ),
        { timeout: 30_000 },
      )
      .toBe(person.uname);
  }
});

test('while a part is away the answer is a refusal with a sentence, not a sign-out', async () => {
  const person = await makePerson('A Way');
  killHard('portfolio');
  const answer = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  expect([200, 503, 504]).toContain(answer.status);
  if (answer.status !== 200) expect(answer.body.message).toMatch(/\w+ .+/);
  await expect.poll(async () => (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).status, { timeout: 30_000 }).toBe(200);
});

test('an import that was running while the others were killed is there, once', async () => {
  const person = await makePerson('Af Ter');
  const { body } = await upload(person, resumeDocx(), 'nora.docx', docxType);
  killHard('portfolio');
  killHard('user');
  await expect.poll(() => stateOf(person, body.jobId), { timeout: 60_000 }).toBe('done');
  await expect.poll(() => unitsUsed(person).catch(() => -1), { timeout: 60_000 }).toBe(1);
});
