import { spawnSync } from 'node:child_process';
import { inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

/**
 * Makes people in the running system, or finds those made before under the same key. Gives `{userId, uname, authCode}` of each.
 * @param {Record<string, string>} environment of the user service
 * @param {{key: string, name: string, plan?: string}[]} people
 */
export function makePeople(environment, people) {
  const lines = people.map(({ key, name, plan }) => JSON.stringify(['--person', name, '--key', key, ...(plan ? ['--plan', plan] : [])]));
  const made = spawnSync(process.execPath, [inRoot('services/user/dist/make-person.js'), '--each-line'], {
    env: environment,
    input: `${lines.join('\n')}\n`,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (made.status !== 0) throw new PlainError(`The example people could not be made: ${made.stderr}`);
  const answers = made.stdout
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const failed = answers.find(({ error }) => error);
  if (failed) throw new PlainError(`An example person could not be made: ${failed.error}`);
  return answers;
}
