import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './people.mjs';

/**
 * Reads and writes as a person, `everyMs`, whether or not what was asked before is answered. Stopping answers every call: what it was, when it was sent and
 * answered, and how.
 */
export function keepAsking(url, person, everyMs) {
  const pending = [];
  let isOver = false;
  const call = async (what, method, path, body) => {
    const sentAt = Date.now();
    const answer = await ask(url, person, method, path, body).catch((error) => ({ status: error.name }));
    return { what, sentAt, answeredAt: Date.now(), status: answer.status };
  };
  const asking = (async () => {
    while (!isOver) {
      pending.push(call('a read', 'GET', '/api/items'), call('a write', 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Go' } } }));
      await sleep(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return Promise.all(pending);
  };
}
