import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './send.mjs';

const wakeEveryMs = 10;

/** What is wrong with an answer; empty when nothing is. */
function faultOf(wanted, { status, text, reason }) {
  if (status === wanted.status && text.includes(wanted.holds)) return '';
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
  if (status === wanted.status) return `${wanted.what}: another body`;
  return `${wanted.what}: ${[status, code, reason].filter(Boolean).join(' ')}`;
}

/** One turn of the mix: mostly readers, and now and then somebody who adds an entry and takes it away. */
const mix = [
  { what: 'page', path: ({ uname }) => `/${uname}`, isGuest: true, holds: ({ uname }) => uname },
  { what: 'portfolio', path: ({ uname }) => `/api/users/user/${uname}`, isGuest: true, holds: ({ uname }) => uname },
  { what: 'who am I', path: () => '/api/users/current', holds: ({ userId }) => userId },
  { what: 'page', path: ({ uname }) => `/${uname}`, isGuest: true, holds: ({ uname }) => uname },
  { what: 'entries', path: () => '/api/items', holds: () => 'PostgreSQL' },
  { what: 'portfolio', path: ({ uname }) => `/api/users/user/${uname}`, isGuest: true, holds: ({ uname }) => uname },
  { what: 'scores', path: () => '/api/fit-scores', holds: () => '"items"' },
  { what: 'page', path: ({ uname }) => `/${uname}`, isGuest: true, holds: ({ uname }) => uname },
  { what: 'links', path: () => '/api/links', holds: () => '"items"' },
  { what: 'write' },
];

/**
 * Sends requests at a steady rate, whether or not earlier ones have been answered, and keeps count of every outcome.
 * @param {{port: number, people: object[], perSecond: number}} options
 */
export function startRequests({ port, people, perSecond }) {
  const outcome = { requests: 0, failed: 0, reasons: {}, slowestMs: 0, times: [] };
  const pending = new Set();
  let isOver = false;
  const note = (fault) => {
    outcome.requests += 1;
    if (!fault) return;
    outcome.failed += 1;
    outcome.reasons[fault] = (outcome.reasons[fault] ?? 0) + 1;
  };
  const asked = async (request, wanted) => {
    const began = performance.now();
    const answer = await send({ port, ...request });
    outcome.times.push(performance.now() - began);
    note(faultOf(wanted, answer));
    return answer;
  };
  /** Both requests of a pair count: the second can only succeed if the first happened, once. */
  const write = async (person, number) => {
    const body = { content: { kind: 'skill', fields: { name: `Trial ${number}` } } };
    const made = await asked({ person, method: 'POST', path: '/api/items', body }, { what: 'add', status: 201, holds: `Trial ${number}` });
    const id = made.status === 201 ? /"id":"([0-9a-f-]{36})"/.exec(made.text)?.[1] : undefined;
    if (id) await asked({ person, method: 'DELETE', path: `/api/items/${id}` }, { what: 'take away', status: 200, holds: '' });
  };
  const one = (number) => {
    const person = people[number % people.length];
    const { what, path, isGuest, holds } = mix[Math.floor(number / people.length + number) % mix.length];
    if (what === 'write') return write(person, number);
    return asked({ person, method: 'GET', path: path(person), isGuest }, { what, status: 200, holds: holds(person) });
  };
  const run = (async () => {
    const began = performance.now();
    // All that are due at once: a machine that is late catches up, so that the rate holds.
    for (let number = 0; !isOver; await sleep(wakeEveryMs)) {
      for (; number < ((performance.now() - began) * perSecond) / 1000; number++) {
        const sent = one(number);
        pending.add(sent);
        void sent.then(() => pending.delete(sent));
      }
    }
    await Promise.all(pending);
  })();
  return {
    outcome,
    stop: async () => {
      isOver = true;
      await run;
      return outcome;
    },
  };
}
