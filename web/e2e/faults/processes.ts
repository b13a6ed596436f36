import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Running = { name: string; pid: number };

/** The process of the running product with this name, as its launcher lists it; null while it is being started again. */
export function pidOf(name: string): number | null {
  const listed = JSON.parse(readFileSync(process.env.FOLIA_PROCESSES ?? join(import.meta.dirname, '../../../.data/processes.json'), 'utf8')) as Running[];
  return listed.find((one) => one.name === name)?.pid ?? null;
}

/** Stops a process as a network failure would: connections stay open, nothing is answered. Returns a function that resumes it. */
export function hang(name: string): () => void {
  const pid = pidOf(name);
  if (pid === null) throw new Error(`no process is called ${name}`);
  process.kill(pid, 'SIGSTOP');
  return () => void process.kill(pid, 'SIGCONT');
}

/** Kills a process without warning and returns which one it was. */
export function killHard(name: string): number {
  const pid = pidOf(name);
  if (pid === null) throw new Error(`no process is called ${name}`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Whether another process has taken the killed one's place. */
export const isReplaced = (name: string, killed: number) => ![null, killed].includes(pidOf(name));
