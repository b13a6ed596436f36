import { expect, test } from '@playwright/test';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { ask, unitsUsed } from '../api';
import { backendJob } from '../jobs';
import { environments, makePerson } from '../person';
import { isReplaced, killHard } from './processes';

for (const { what, queue: name, path } of [
  { what: 'score', queue: 'fit-score', path: '/api/fit-scores' },
  { what: 'resume', queue: 'tailor-made', path: '/api/tailored-resumes' },
]) {
  test(`a ${what} whose worker is killed before it is there finishes once, for one unit`, async () => {
    const person = await makePerson('Kil Led');
    const fields = { position: 'Backend Engineer', startDate: '2018', current: true, highlights: ['Built Go services over PostgreSQL'] };
    await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields } });
    const { REDIS_URL = '', REDIS_PREFIX = 'folia' } = environments().ai ?? {};
    const connection = new Redis(REDIS_URL);
    const queue = new Queue(name, { connection, prefix: REDIS_PREFIX });
    // Held back, so that the worker dies with the job before it.
    await queue.pause();
    const { body: started } = await ask(person, 'POST', path, { text: backendJob('Survivor') });
    expect(started.reused).toBe(false);
    const killed = killHard('ai');
    await expect.poll(() => isReplaced('ai', killed), { timeout: 30_000 }).toBe(true);
    await queue.resume();
    const stateOf = () =>
      ask(person, 'GET', `${path}/${started.id}`).then(
        ({ body: found }) => found.state ?? 'away',
        () => 'away',
      );
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('done');
    await queue.close();
    connection.disconnect();
    expect((await ask(person, 'GET', path)).body.items).toHaveLength(1);
    await expect.poll(() => unitsUsed(person, name), { timeout: 30_000 }).toBe(1);
  });
}
