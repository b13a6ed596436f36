import { spawnSync } from 'node:child_process';
import { inRoot } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

/** The running product as a script meets it: people are made in it, and ask its API like anybody. */
export function productOf({ user, gateway }) {
  const url = `http://localhost:${gateway.PORT}`;

  function makePerson(name, ...options) {
    const made = spawnSync(process.execPath, [inRoot('services/user/dist/make-person.js'), '--person', name, ...options], { env: user });
    if (made.status !== 0) throw new PlainError(`${name} could not be made: ${made.stderr}`);
    return JSON.parse(made.stdout.toString());
  }

  async function fetchAs(person, method, path, body) {
    const form = body instanceof FormData;
    const headers = {
      authorization: `Bearer folia:${person.authCode}`,
      cookie: `folia-session=${person.authCode}`,
      'x-requested-with': 'XMLHttpRequest',
      ...(!form && { 'content-type': 'application/json' }),
    };
    const send = () => fetch(url + path, { method, headers, body: form ? body : JSON.stringify(body) });
    let response = await send();
    // The first page of paper waits for fonts to be loaded, on a busy machine too long.
    if (response.status >= 500 && method === 'GET') response = await send();
    if (!response.ok) throw new PlainError(`${method} ${path} was refused: ${await response.text()}`);
    return response;
  }
  const ask = async (...call) => (await fetchAs(...call)).json();

  async function finish(person, jobId) {
    for (;;) {
      const { state } = await ask(person, 'GET', `/api/jobs/${jobId}`);
      if (state === 'done') return;
      if (!['accepted', 'running'].includes(state)) throw new PlainError(`A job ended as ${state}.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  return { url, makePerson, fetchAs, ask, finish };
}
