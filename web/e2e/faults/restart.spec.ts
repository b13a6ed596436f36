import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ask } from '../api';
import { makePerson } from '../person';
import { isReplaced, pidOf } from './processes';

test('a service that is started again while people read costs none of them an answer', async () => {
  const person = await makePerson('Rea Started');
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public' });
  const reads = [
    () => ask(null, 'GET', `/${person.uname}`),
    () => ask(null, 'GET', `/api/users/user/${person.uname}`),
    () => ask(person, 'GET', '/api/users/current'),
    () => ask(person, 'GET', '/api/items'),
  ];
  const stopped = pidOf('portfolio') ?? 0;
  const statuses: Promise<number>[] = [];
  for (let count = 0; count < 200; count++) {
    if (count === 40) process.kill(stopped, 'SIGTERM');
    statuses.push(
      ...reads
        .slice(count % reads.length)
        .slice(0, 1)
        .map(async (read) => (await read()).status),
    );
    await sleep(25);
  }
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  expect(isReplaced('portfolio', stopped)).toBe(true);
});
