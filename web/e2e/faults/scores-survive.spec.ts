import { expect, test } from '@playwright/test';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { ask, unitsUsed } from '../api';
import { backendJob } from '../jobs';
import { environments, makePerson } from '../person';
import { isReplaced, killHard } from './processes';

test('a score whose worker is killed before it is there finishes once, for one unit', async () => {
  const person = await makePerson('Kil Led');
  const fields = { position: 'Backend Engineer', startDate: '2018', current: true, highlights: ['Built Go services over PostgreSQL'] };
  await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields } });
  const { REDIS_URL = '', REDIS_PREFIX = 'folia' } = environments().ai ?? {};
  const connection = new Redis(REDIS_URL);
  const queue = new Queue('fit-score', { connection, prefix: REDIS_PREFIX });
  // Held back, so that the worker dies with the score before it.
  await queue.pause();
  const { body } = await ask(person, 'POST', '/api/fit-scores', { text: backendJob('Survivor') });
  expect(body.reused).toBe(false);
  const killed = killHard('ai');
  await expect.poll(() => isReplaced('ai', killed), { timeout: 30_000 }).toBe(true);
  await queue.resume();
  const stateOf = () =>
    ask(person, 'GET', `/api/fit-scores/${body.id}`).then(
      ({ body: score }) => score.state ?? 'away',
      () => 'away',
    );
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('done');
  await queue.close();
  connection.disconnect();
  expect((await ask(person, 'GET', '/api/fit-scores')).body.items).toHaveLength(1);
  await expect.poll(() => unitsUsed(person, 'fit-score'), { timeout: 30_000 }).toBe(1);
});
