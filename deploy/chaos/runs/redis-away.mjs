import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../people.mjs';
import { underLoad } from '../under-load.mjs';

const guest = (url, method, path, body) =>
  fetch(url + path, {
    method,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });

/** What must go on without Redis: each answers what is wrong, or null. */
const deeds = {
  'the choice of providers': async ({ url }) => ((await guest(url, 'GET', '/api/users/signin/options')).status === 200 ? null : 'was not shown'),
  'a sign-in': async ({ url }) =>
    (await guest(url, 'POST', '/api/users/signin', { provider: 'google', credential: 'not-one' })).status < 500 ? null : 'was not even asked about',
  'a page': async ({ url, person }) => ((await ask(url, person, 'GET', `/api/portfolios/${person.uname}`)).status === 200 ? null : 'was not shown'),
  'an entry': async ({ url, person }) => {
    const content = { kind: 'talk', fields: { title: 'A talk while Redis is away' } };
    return (await ask(url, person, 'POST', '/api/items', { content })).status === 201 ? null : 'was not taken';
  },
  'a link': async ({ url, open }) => ((await guest(url, 'POST', '/api/links/open', { token: open })).status === 200 ? null : 'was not opened'),
};

export const redisAway = {
  name: 'R5',
  what: 'no Redis for five minutes',
  gate: 'sign-in, pages, entries and links go on; guesses at a password of a link are still counted; each job that was accepted ends once',
  full: { times: 1, awayMs: 300_000 },
  async run({ system, times, awayMs }) {
    const missed = [];
    const result = await underLoad(system, { scores: 12, people: 6, everyMs: 1_500 }, async ({ people }) => {
      const [person] = people;
      const [url] = system.urls;
      const { body: links } = await ask(url, person, 'POST', '/api/links', { description: 'Open' });
      const { body: closed } = await ask(url, person, 'POST', '/api/links', { description: 'Closed', password: 'a-right-password' });
      system.wires.redis.become('refuse');
      for (const until = Date.now() + awayMs; Date.now() < until; await sleep(2_000)) {
        for (const [name, does] of Object.entries(deeds)) {
          const wrong = await does({ url, person, open: links.token }).catch((error) => error.message);
          if (wrong) missed.push(`${name} ${wrong}`);
        }
      }
      const codes = [];
      for (let guess = 0; guess < 12; guess += 1) {
        codes.push((await (await guest(url, 'POST', '/api/links/open', { token: closed.token, password: `wrong-${guess}` })).json()).code);
      }
      if (codes.at(-1) !== 'LINK_LOCKED') missed.push(`the twelfth guess at a password was answered with ${codes.at(-1)}`);
      system.wires.redis.become('pass');
    });
    return { ...result, times, missed: missed.slice(0, 10) };
  },
};
