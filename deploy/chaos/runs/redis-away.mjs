import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../people.mjs';
import { underLoad } from '../under-load.mjs';

const overWithinS = 60;
const everyMs = 1_500;
const password = 'a-right-password';

/** Signs in as a browser does: asks for the ways, goes to the provider, and brings back what it says. */
async function signIn({ identityProvider }, url) {
  const asked = await fetch(`${url}/api/users/signin/options`, { signal: AbortSignal.timeout(30_000) });
  const { options } = await asked.json();
  const { clientId, nonce, state } = options.find(({ provider }) => provider === 'google');
  const token = await identityProvider.idToken({ person: { sub: 'chaos', name: 'Sign Ing' }, audience: clientId, nonce });
  const cookie = asked.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { authorization: `Bearer idpgoogle:${token}`, cookie, 'x-requested-with': 'XMLHttpRequest' };
  return fetch(`${url}/api/users/signin?state=${state}`, { method: 'POST', headers, signal: AbortSignal.timeout(30_000) });
}

const openLink = (url, token, tried) => ask(url, { authCode: 'guest' }, 'POST', '/api/links/open', { token, password: tried });

async function makeLinks(url, owner) {
  const made = async (input) => (await ask(url, owner, 'POST', '/api/links', { description: 'For Ida', ...input })).body.token;
  return { open: await made({}), locked: await made({ password }) };
}

/** Everything that must go on, once, at one of the gateways. Answers what did not. */
async function lookAround(system, url, person, links) {
  const missed = [];
  const wants = async (what, status, asked) => {
    const answer = await asked().catch((error) => ({ status: error.name }));
    if (answer.status !== status) missed.push(`${what} was answered with ${answer.status}${answer.body?.code ? ` ${answer.body.code}` : ''}`);
    return answer;
  };
  await wants('a sign-in', 200, () => signIn(system, url));
  await wants('who one is', 200, () => ask(url, person, 'GET', '/api/users/current'));
  await wants('a portfolio', 200, () => ask(url, person, 'GET', `/api/portfolios/${person.uname}`));
  const made = await wants('a new entry', 201, () => ask(url, person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Go' } } }));
  if (made.body?.id) await wants('an entry taken away', 200, () => ask(url, person, 'DELETE', `/api/items/${made.body.id}`));
  await wants('a link', 200, () => openLink(url, links.open));
  const shut = await wants('the right password after too many wrong ones', 429, () => openLink(url, links.locked, password));
  if (shut.body?.code !== 'LINK_LOCKED') missed.push(`a link that was guessed at is not locked: ${shut.body?.code}`);
  return missed;
}

/** Guesses at a password. Answers what was said that should not have been. */
async function guess(url, token) {
  const said = [];
  for (let times = 0; times < 12; times += 1) said.push((await openLink(url, token, `wrong-${times}`)).body.code);
  const wanted = [...Array(5).fill('LINK_PASSWORD_WRONG'), ...Array(7).fill('LINK_LOCKED')];
  return said.join() === wanted.join() ? [] : [`guesses at a password were answered with ${said.join(', ')}`];
}

export const redisAway = {
  name: 'R5',
  what: 'Redis away for minutes',
  gate: `people sign in, read, write and open links, a password cannot be guessed, and each job is over within ${overWithinS} s afterwards`,
  full: { seconds: 300, scores: 20 },
  short: { seconds: 15, scores: 4 },
  async run({ system, seconds, scores }) {
    const missed = new Set();
    const result = await underLoad(system, { scores, people: 4, everyMs: (seconds * 1_000) / scores }, async ({ people: [person] }) => {
      const links = await makeLinks(system.urls[0], person);
      system.wires.redis.become('refuse');
      try {
        for (const fault of await guess(system.urls[0], links.locked)) missed.add(fault);
        const until = Date.now() + seconds * 1_000;
        for (let turn = 0; Date.now() < until; turn += 1) {
          for (const fault of await lookAround(system, system.urls[turn % 2], person, links)) missed.add(fault);
          await sleep(everyMs, undefined, { signal: system.signal });
        }
      } finally {
        system.wires.redis.become('pass');
      }
      await system.untilReady();
    });
    if (result.healedS > overWithinS) missed.add(`all was over only ${result.healedS} s after Redis was back`);
    return { ...result, times: 1, missed: [...missed] };
  },
};
