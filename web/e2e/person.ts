import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Person = { userId: string; uname: string; authCode: string };

const root = join(import.meta.dirname, '../..');

/** The environment of each process of the running product, as its launcher wrote it down. */
export const environments = (): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(process.env.FOLIA_ENVIRONMENT ?? join(root, '.data/environment.json'), 'utf8'));

/** Makes a person of one's own in the running product, signed in. */
export async function makePerson(name: string, options: string[] = []): Promise<Person> {
  const program = join(root, 'services/user/dist/make-person.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--person', name, ...options], { env: { ...environments().user } });
  return JSON.parse(stdout) as Person;
}
