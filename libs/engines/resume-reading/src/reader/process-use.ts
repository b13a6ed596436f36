import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pageBytes = 4096;
/** Linux counts CPU time for programs in hundredths of a second on every architecture (USER_HZ). */
const tickMs = 10;

/** What a process uses: resident memory, and CPU time of all its threads since it started. */
export type ProcessUse = { residentBytes: number; cpuMs: number };

/** "[[days-]hours:]minutes:seconds[.hundredths]" as `ps` prints CPU time. */
export function msOfCpuTime(text: string): number {
  const [days, clock] = text.includes('-') ? text.split('-') : ['0', text];
  const seconds = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1_000;
}

async function fromProc(pid: number): Promise<ProcessUse> {
  const [memory, stat] = await Promise.all([readFile(`/proc/${pid}/statm`, 'latin1'), readFile(`/proc/${pid}/stat`, 'latin1')]);
  // proc(5): fields 14 and 15 are utime and stime; the name, field 2, may hold anything but ends with the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { residentBytes: Number(memory.split(' ')[1]) * pageBytes, cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
}

async function fromPs(pid: number): Promise<ProcessUse> {
  const [kilobytes = '', time = ''] = (await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])).stdout.trim().split(/\s+/);
  return { residentBytes: Number(kilobytes) * 1024, cpuMs: msOfCpuTime(time) };
}

/** Null when the process is gone. Linux reads /proc, other systems ask `ps`. Never throws. */
export const processUse = (pid: number): Promise<ProcessUse | null> => (process.platform === 'linux' ? fromProc(pid) : fromPs(pid)).catch(() => null);
