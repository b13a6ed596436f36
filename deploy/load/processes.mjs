import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parentOf } from '../local/running-process.mjs';

/** Linux counts CPU time in hundredths of a second for every program (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** A process and everything it started: PostgreSQL is one process per connection. */
function treeOf(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), parentOf(Number(pid))]);
  const tree = [root];
  for (const one of tree) tree.push(...parents.filter(([, parent]) => parent === one).map(([pid]) => pid));
  return tree;
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended while it was looked at.
    return '';
  }
};

const filesOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/fd`).filter((file) => !readlinkSync(`/proc/${pid}/fd/${file}`).startsWith('anon_inode')).length;
  } catch {
    return 0;
  }
};

/** CPU seconds of a process, and of what it started and buried. */
function cpuOf(pid) {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks || 0), 0) / ticksPerSecond;
}

const kilobytes = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

function figuresOf(pid) {
  const tree = treeOf(pid);
  const sum = (figure) => tree.reduce((total, one) => total + figure(one), 0);
  // Shared pages count once: the processes of PostgreSQL share most of theirs.
  const memory = tree.length > 1 ? sum((one) => kilobytes(read(`/proc/${one}/smaps_rollup`), 'Pss')) : kilobytes(read(`/proc/${pid}/status`), 'VmRSS');
  return { pid, cpu: sum(cpuOf), megabytes: memory / 1024, files: sum(filesOf) };
}

/** CPU seconds so far, memory and open files of each process of a system that runs on this machine, by its name. */
export function processFigures(home) {
  const list = JSON.parse(readFileSync(join(home, 'processes.json'), 'utf8'));
  return Object.fromEntries(list.map(({ name, pid }) => [name, figuresOf(pid)]));
}

/** CPU seconds that each process used while `work` ran, with how long that was. */
export async function cpuWhile(home, work) {
  const before = processFigures(home);
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  const after = processFigures(home);
  // A process that was started again counts from nothing.
  const used = Object.entries(after).map(([name, { pid, cpu }]) => [name, before[name]?.pid === pid ? cpu - before[name].cpu : cpu]);
  return { result, seconds, cpu: Object.fromEntries(used) };
}

export const cores = cpus().length;
