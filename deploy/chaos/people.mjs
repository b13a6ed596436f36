import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inRoot } from '../local/paths.mjs';

const work = {
  position: 'Backend Engineer',
  employer: 'Acme',
  startDate: '2018',
  current: true,
  highlights: ['Built Go services over PostgreSQL for ten million people'],
};

/** Asks the API as a person; waits no longer than a browser would. */
export async function ask(url, person, method, path, body) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return { status: response.status, body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text };
}

/** Makes people who have something to compare with a job, and no limits. */
export async function makePeople({ environments, urls }, count, name = 'Cha Otic') {
  const program = inRoot('services/user/dist/make-person.js');
  const maker = spawn(process.execPath, [program, '--each-line'], { env: environments().user, stdio: ['pipe', 'pipe', 'inherit'] });
  for (let number = 0; number < count; number += 1) maker.stdin.write(`${JSON.stringify(['--person', name, '--plan', 'enterprise'])}\n`);
  maker.stdin.end();
  const people = [];
  for await (const line of createInterface({ input: maker.stdout })) people.push(JSON.parse(line));
  for (const person of people) {
    if (person.error) throw new Error(person.error);
    const { status } = await ask(urls[0], person, 'POST', '/api/items', { content: { kind: 'work', fields: work } });
    if (status !== 201) throw new Error(`an entry was not taken: ${status}`);
  }
  return people;
}
