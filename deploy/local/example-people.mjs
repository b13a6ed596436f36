import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

function makePerson(environment, name) {
  const made = spawnSync(process.execPath, [inRoot('services/user/dist/make-person.js'), '--person', name], { env: environment });
  if (made.status !== 0) throw new PlainError(`The example person ${name} could not be made: ${made.stderr}`);
  return JSON.parse(made.stdout.toString());
}

async function ask(url, person, method, path, body) {
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new PlainError(`An example could not be saved: ${await response.text()}`);
}

/** Makes people with public portfolios worth looking at, through the API like anybody; prints where they are. */
export async function makeExamplePeople({ user, gateway }) {
  const folder = inRoot('deploy/local/examples');
  const url = `http://localhost:${gateway.PORT}`;
  for (const file of readdirSync(folder)) {
    const { name, basics, items } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    const person = makePerson(user, name);
    // New items stand first, so the last one goes in first.
    for (const [kind, fields] of items.toReversed()) await ask(url, person, 'POST', '/api/items', { content: { kind, fields } });
    await ask(url, person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics });
    console.log(`${name}: ${gateway.APP_URL}/${person.uname}`);
  }
}
