import { expect, test } from '@playwright/test';
import { ask } from '../api';
import { backendJob } from '../jobs';
import { makePerson } from '../person';
import { inDatabase } from '../traces';
import { hang } from './processes';

const ready = async () => {
  const { status, body } = await ask(null, 'GET', '/api/health/ready');
  const { away = [], degraded } = body.details ?? body;
  return { status, away, degraded };
};
const whole = { status: 200, away: [], degraded: [] };
const work = { kind: 'work', fields: { position: 'Backend Engineer', startDate: '2018', current: true, highlights: ['Built Go services over PostgreSQL'] } };

test('while Redis hangs people sign in, write and start jobs, guesses at a link password are counted; each job that was accepted runs once', async () => {
  const [person, owner] = [await makePerson('Hang Ing'), await makePerson('Link Owner')];
  await ask(person, 'POST', '/api/items', { content: work });
  const { token } = (await ask(owner, 'POST', '/api/links', { description: 'For Ida', password: 'a-right-password' })).body;
  await expect.poll(ready).toEqual(whole);

  const goOn = hang('redis');
  try {
    // The provider's answer is refused: it was asked, which is all that Redis could have kept from happening.
    expect((await ask(null, 'POST', '/api/users/signin', { provider: 'google', credential: 'not-one' })).status).toBeLessThan(500);
    expect((await ask(null, 'GET', '/api/users/signin/options')).status).toBe(200);
    expect((await ask(person, 'POST', '/api/items', { content: work })).status).toBe(201);
    expect((await ask(person, 'GET', '/api/users/search?text=hang')).status).toBe(200);
    expect(await ready()).toEqual({ status: 200, away: [], degraded: ['redis'] });

    // Others have guessed from this address before.
    await inDatabase('sharing', 'DELETE FROM attempt');
    const guesses: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push((await ask(null, 'POST', '/api/links/open', { token, password: `wrong-${guess}` })).body.code);
    expect(guesses).toEqual([...Array(5).fill('LINK_PASSWORD_WRONG'), ...Array(7).fill('LINK_LOCKED')]);

    for (const company of ['One', 'Two']) expect((await ask(person, 'POST', '/api/fit-scores', { text: backendJob(company) })).status).toBe(202);
  } finally {
    goOn();
  }
  await expect.poll(ready).toEqual(whole);
  const states = async () => (await ask(person, 'GET', '/api/fit-scores')).body.items.map(({ state }: { state: string }) => state);
  await expect.poll(states, { timeout: 60_000 }).toEqual(['done', 'done']);
});

test('a job whose neighbour is away waits, says so, and goes on by itself', async () => {
  const person = await makePerson('Wait Ing');
  await ask(person, 'POST', '/api/items', { content: work });
  const goOn = hang('portfolio');
  let id: string;
  try {
    const started = await ask(person, 'POST', '/api/fit-scores', { text: backendJob('Away') });
    expect(started.status).toBe(202);
    id = started.body.id;
    await expect.poll(async () => (await ask(person, 'GET', `/api/jobs/${id}`)).body.waitingSince, { timeout: 40_000 }).toBeTruthy();
    expect(await ready()).toEqual({ status: 503, away: ['portfolio'], degraded: [] });
  } finally {
    goOn();
  }
  await expect.poll(async () => (await ask(person, 'GET', `/api/jobs/${id}`)).body.state, { timeout: 60_000 }).toBe('done');
  expect((await ask(person, 'GET', `/api/jobs/${id}`)).body.waitingSince).toBeNull();
});

test('the gateway is ready without what not every request needs, and says what is missing', async () => {
  await expect.poll(ready).toEqual(whole);
  const goOn = [hang('ai'), hang('sharing')];
  try {
    expect(await ready()).toEqual({ status: 200, away: [], degraded: ['ai', 'sharing'] });
  } finally {
    for (const one of goOn) one();
  }
  await expect.poll(ready).toEqual(whole);
});
