import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const hasProc = existsSync('/proc/self/stat');

const ps = (pid, field) => spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** Linux: what the kernel says of a process, from its state on. Its name before may hold anything. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * When a process started, undefined if it is gone. A pid alone is no identity, since numbers come round again; with its start it is one.
 * A zombie counts as gone: in a container without an init nobody buries it.
 */
export function startOf(pid) {
  if (!hasProc) return ps(pid, 'stat')?.startsWith('Z') ? undefined : ps(pid, 'lstart');
  const fields = statOf(pid);
  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

export const isAlive = (pid) => startOf(pid) !== undefined;

export const parentOf = (pid) => Number(hasProc ? statOf(pid)?.[1] : ps(pid, 'ppid'));

/** The command line of a process, undefined if it is gone. */
export function commandOf(pid) {
  if (!hasProc) return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') || undefined;
  } catch {
    return undefined;
  }
}

/** Asks a process to stop, waits, and ends it if it does not. Works for processes that are not our children too. */
export async function stopProcess(pid, signal = 'SIGTERM', patience = 10_000) {
  const started = startOf(pid);
  const isStillThere = () => started !== undefined && startOf(pid) === started;
  const send = (name) => {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  if (!isStillThere()) return;
  send(signal);
  for (let waited = 0; isStillThere() && waited < patience; waited += 20) await sleep(20);
  if (isStillThere()) send('SIGKILL');
  for (let waited = 0; isStillThere() && waited < 2_000; waited += 20) await sleep(20);
}
