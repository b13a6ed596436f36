import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Running = { name: string; pid: number };

/** The process of the running product with this name, as its launcher lists it. */
export function pidOf(name: string): number {
  const listed = JSON.parse(readFileSync(process.env.FOLIA_PROCESSES ?? join(import.meta.dirname, '../../../.data/processes.json'), 'utf8')) as Running[];
  const found = listed.find((one) => one.name === name);
  if (!found) throw new Error(`no process is called ${name}`);
  return found.pid;
}

export const killHard = (name: string) => process.kill(pidOf(name), 'SIGKILL');
