import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const perSecond = 20;
const agent = new Agent({ keepAlive: true });

/** What one request was answered and how long that took, in ms; status 0: nothing came. */
export function timedRequest(url, { method = 'GET', headers = {}, body, localAgent = agent } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const settle = (status, text) => resolve({ status, text, ms: performance.now() - began });
    const asked = request(url, { method, agent: localAgent, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => settle(answer.statusCode, Buffer.concat(chunks).toString())).on('error', () => settle(0, ''));
    });
    // The other side may close a connection that has been idle: browsers ask once more, too.
    asked.on('error', (error) => {
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(timedRequest(url, { method, headers, body, localAgent }));
      else settle(0, error.code);
    });
    asked.end(body && JSON.stringify(body));
  });
}

export const asPerson = ({ authCode }) => ({ authorization: `Bearer folia:${authCode}`, 'x-requested-with': 'XMLHttpRequest' });

/** Asks for a few ordinary things at a steady, low rate, whatever has not been answered yet, and tells how long each took. */
export async function probe({ url }, person, seconds) {
  const paths = { page: `/${person.uname}`, 'own entries': '/api/items', 'own settings': '/api/me/settings' };
  const found = Object.fromEntries(Object.keys(paths).map((name) => [name, { times: [], failed: 0 }]));
  const began = performance.now();
  const all = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    await sleep(Math.max(0, began + (turn * 1_000) / perSecond - performance.now()));
    for (const [name, path] of Object.entries(paths))
      all.push(
        timedRequest(url + path, { headers: name === 'page' ? {} : asPerson(person) }).then(({ status, ms }) => {
          found[name].times.push(ms);
          if (status !== 200) found[name].failed += 1;
        }),
      );
  }
  await Promise.all(all);
  return found;
}
