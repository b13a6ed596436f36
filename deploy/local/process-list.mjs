import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOf, stopProcess } from './running-process.mjs';

/** @typedef {{name: string, pid: number, port?: number, started?: string}} Entry */

// Postgres: SIGINT ends open connections at once and still writes everything; SIGTERM would wait for them.
const stopSignal = (name) => (name === 'postgres' ? 'SIGINT' : 'SIGTERM');

/**
 * `.data/processes.json`: what runs now. Always current, because the next start uses it to find what a killed launcher left behind,
 * and the fault tests use it to know which process to kill.
 */
export class ProcessList {
  /** @type {Entry[]} */
  #entries = [];

  constructor(dataDirectory) {
    this.file = join(dataDirectory, 'processes.json');
  }

  add(name, pid, port) {
    this.#entries = [...this.#entries.filter((entry) => entry.name !== name), { name, pid, port, started: startOf(pid) }];
    this.#write();
  }

  remove(name) {
    this.#entries = this.#entries.filter((entry) => entry.name !== name);
    this.#write();
  }

  /** Stops what an earlier launcher left running: only processes whose start matches too, since pids are used again. */
  async stopLeftovers() {
    const left = this.#read().filter(({ pid, started }) => started !== undefined && startOf(pid) === started);
    // Services first and the stores they write to last, as in an orderly stop.
    const stores = left.filter(({ name }) => name === 'postgres' || name === 'redis');
    for (const group of [left.filter((entry) => !stores.includes(entry)), stores]) {
      await Promise.all(group.map(({ name, pid }) => stopProcess(pid, stopSignal(name))));
    }
    this.#write();
  }

  #read() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return [];
    }
  }

  #write() {
    writeFileSync(`${this.file}.new`, `${JSON.stringify(this.#entries, undefined, 2)}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}
