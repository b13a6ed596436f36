import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, openLog } from '../local/log-file.mjs';

const readyWithinMs = 90_000;
/** As the chart's grace period. */
const graceMs = 30_000;
/** As the chart's probe. */
const probeWithinMs = 5_000;

/** One of several processes of a service. Nothing starts it again by itself: an end that nobody asked for is a fault of the trial. */
export class Instance {
  #child;
  #isAskedToEnd = false;

  /** @param {{name: string, service: string, env: Record<string, string>, dataDirectory: string, list: import('../local/process-list.mjs').ProcessList, onDeath: (name: string) => void}} options */
  constructor(options) {
    Object.assign(this, options);
  }

  /** Whether it answers at its health port that it wants to be asked; undefined when it is slow to say. */
  isReady() {
    return fetch(`http://${this.env.INNER_HOST}:${this.env.HEALTH_PORT}/ready`, { signal: AbortSignal.timeout(probeWithinMs) }).then(
      ({ ok }) => ok,
      (error) => (error.name === 'TimeoutError' ? undefined : false),
    );
  }

  /** Starts the program that was built in `root`, and waits until it is ready. Answers how long that took, in ms. */
  async start(root) {
    const began = performance.now();
    const log = openLog(this.dataDirectory, this.name);
    const env = { ...this.env, ...(this.env.WEB_DIRECTORY && { WEB_DIRECTORY: join(root, 'web', 'dist') }) };
    const cwd = join(root, 'services', this.service);
    const child = fork(join(cwd, 'dist', 'main.js'), { cwd, env, execArgv: [], detached: true, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    this.#child = child;
    this.#isAskedToEnd = false;
    this.list.add(this.name, child.pid);
    child.once('exit', () => this.#isAskedToEnd || this.onDeath(this.name));
    while (!(await this.isReady())) {
      if (child.exitCode !== null || performance.now() - began > readyWithinMs)
        throw new Error(`${this.name} did not become ready:\n${lastLines(this.dataDirectory, this.name)}`);
      await sleep(100);
    }
    return performance.now() - began;
  }

  /** Asks it to end, as a cluster does. Answers its exit code (null: it had to be killed) and how long it took, in ms. */
  async stop() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return { code: child?.exitCode ?? null, ms: 0 };
    const began = performance.now();
    this.#isAskedToEnd = true;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
    const [code] = await ended;
    clearTimeout(kill);
    this.list.remove(this.name);
    return { code, ms: performance.now() - began };
  }
}
