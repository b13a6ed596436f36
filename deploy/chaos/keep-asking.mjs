import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './people.mjs';

/** So many good answers in a row: it is well again. */
const wellAfter = 10;
/** Whoever is not well by then never is. */
const lookedForMs = 120_000;

/** Asks ten times a second for a person's entries, whatever is still unanswered, and notes how each request ended. */
export function keepAsking(url, person) {
  const answers = [];
  const pending = new Set();
  const timer = setInterval(() => {
    const sentAt = Date.now();
    const note = (status) => answers.push({ status, at: Date.now(), ms: Date.now() - sentAt });
    const asked = ask(url, person, 'GET', '/api/items').then(
      ({ status }) => note(status),
      () => note(0),
    );
    pending.add(asked);
    void asked.then(() => pending.delete(asked));
  }, 100);
  const wellAt = (from) => {
    const later = answers.filter(({ at }) => at > from);
    const place = later.findIndex(
      (_, index) => later.length >= index + wellAfter && later.slice(index, index + wellAfter).every(({ status }) => status === 200),
    );
    return later[place]?.at;
  };
  return {
    /** Seconds from now until the first of a row of good answers; infinite when none came. */
    async healedAfterS() {
      const from = Date.now();
      while (wellAt(from) === undefined && Date.now() - from < lookedForMs) await sleep(100);
      return ((wellAt(from) ?? Number.POSITIVE_INFINITY) - from) / 1_000;
    },
    slowestS: () => Math.max(...answers.map(({ ms }) => ms)) / 1_000,
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
}
