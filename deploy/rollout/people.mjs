import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../local/paths.mjs';
import { send } from './send.mjs';

const skills = ['PostgreSQL', 'Go', 'Kafka'];

async function makeAccounts(environment, count) {
  const child = spawn(process.execPath, [join(root, 'services/user/dist/make-person.js'), '--each-line'], {
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const made = [];
  for (let number = 0; number < count; number++) {
    child.stdin.write(`${JSON.stringify(['--person', `Rollo Trial ${number}`, '--plan', 'enterprise'])}\n`);
    const [line] = await once(lines, 'line');
    const answer = JSON.parse(line);
    if (answer.error) throw new Error(answer.error);
    // Limits count by address, so each has their own.
    made.push({ ...answer, address: `127.1.0.${number + 1}` });
  }
  child.stdin.end();
  await once(child, 'exit');
  return made;
}

/** People with public portfolios of a few entries. */
export async function makePeople({ environment, port, count }) {
  const people = await makeAccounts(environment, count);
  for (const person of people) {
    const asked = async (method, path, body) => {
      const answer = await send({ port, person, method, path, body });
      if (answer.status >= 300 || answer.status === 0) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return JSON.parse(answer.text || '{}');
    };
    for (const name of skills) await asked('POST', '/api/items', { content: { kind: 'skill', fields: { name } }, visibility: 'public' });
    const { profile } = await asked('GET', '/api/me/settings');
    await asked('PATCH', '/api/me/profile', { version: profile.version, visibility: 'public' });
  }
  return people;
}
