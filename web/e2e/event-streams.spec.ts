import { expect, test } from '@playwright/test';
import { ask, productUrl, productUrls } from './api';
import { makePerson } from './person';
import { inDatabase } from './traces';

test('a person follows twenty jobs at once over all gateways; the next is refused until one of them ends', async () => {
  const person = await makePerson('Many Streams');
  const id = crypto.randomUUID();
  // A job that nothing works on, so that its stream stays open.
  await inDatabase(
    'ai',
    `INSERT INTO job (id, kind, owner_id, caller, state, attempt, heartbeat_at) VALUES ($1, 'none', $2, '{}', 'running', 1, now() + interval '1 hour')`,
    [id, person.userId],
  );
  const follow = async (url: string) => {
    const end = new AbortController();
    const headers = { authorization: `Bearer folia:${person.authCode}` };
    const answer = await fetch(`${url}/api/jobs/${id}/events`, { headers, signal: end.signal });
    return { answer, end: () => end.abort() };
  };
  const streams = await Promise.all(Array.from({ length: 20 }, (_, count) => follow(productUrls[count % productUrls.length] ?? productUrl)));
  expect(streams.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200));
  for (const url of productUrls) {
    const { answer } = await follow(url);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0, (await answer.json()).code]).toEqual([429, true, 'TOO_MANY_STREAMS']);
  }
  expect((await ask(person, 'GET', `/api/jobs/${id}`)).status).toBe(200);
  streams[0]?.end();
  await expect
    .poll(async () => {
      const { answer, end } = await follow(productUrl);
      end();
      return answer.status;
    })
    .toBe(200);
  for (const { end } of streams) end();
  await inDatabase('ai', 'DELETE FROM job WHERE id = $1', [id]);
});
