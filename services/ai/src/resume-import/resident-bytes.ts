import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pageBytes = 4096;

/** Resident memory of another process in bytes; 0 when it is gone. Linux reads /proc, other systems ask `ps`. Never throws. */
export async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') return Number((await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ')[1]) * pageBytes;
    return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim()) * 1024;
  } catch {
    return 0;
  }
}
