import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, logPath } from './log-file.mjs';
import { PlainError } from './plain-error.mjs';
import { stopProcess } from './running-process.mjs';

const readyWithin = 60_000;
const firstPause = 500;
const longestPause = 10_000;
// A process that ran this long did not crash because of how it was started: it is started again at once.
const steadyAfter = 30_000;
// A process that dies this often within this time will not recover by being started again.
const deathsToGiveUp = 3;
const deathsWithin = 60_000;

/**
 * A process is asked for a sign of life every `every` ms, and may take `within` ms to give one. After `missed` in a row without one, some 50 seconds,
 * it hangs: a machine that is merely busy is not silent for so long. A process that has just been started may take longer for its first one.
 */
const usualHeartbeat = { every: 5_000, within: 5_000, missed: 6, missedAtStart: 24 };

/**
 * One process that the launcher keeps running: waits until it is ready, starts it again when it ends by itself or gives no sign of life, stops it.
 * @typedef {{name: string, launch: () => import('node:child_process').ChildProcess, isReady: () => Promise<boolean>, isLive: () => Promise<boolean>,
 *   port?: number, dataDirectory: string, list: import('./process-list.mjs').ProcessList, stopSignal?: NodeJS.Signals, signal?: AbortSignal,
 *   heartbeat?: typeof usualHeartbeat, startsAgainAtOnce?: boolean, giveUp?: (error: PlainError) => void}} Options
 *   `isLive`: whether it answers at all, whatever else it needs; `signal` gives up a start that is under way; `giveUp` is told the reason when it has
 *   died three times within a minute, and it is not started again: without it, it is started for ever; `startsAgainAtOnce`: however often it dies, for
 *   tests that kill it
 */
export class SupervisedProcess {
  #options;
  #child;
  #state = 'starting';
  // A process that was ready had started well: the first time it is started again at once, since people wait for it.
  #pause = 0;
  #isRenewed = false;
  #ended;
  /** When it recently died by itself. */
  #deaths = [];

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
  }

  /** Resolves when the process is ready. When it ends before, or the start is given up, nothing is left of it. */
  async start() {
    try {
      await this.#launchAndWait();
    } catch (error) {
      await this.stop();
      throw error;
    }
    this.#state = 'running';
    if (this.#ended) this.#startAgain();
    void this.#watch();
  }

  /** Ends a process that hangs; what follows is the same as when it ends by itself. Beats are counted, not time: while a machine sleeps, no process is silent. */
  async #watch() {
    const { isLive: asks, heartbeat = usualHeartbeat } = this.#options;
    let missed = 0;
    let hasLived = true;
    let watched = this.#child;
    for (;;) {
      await sleep(heartbeat.every, undefined, { ref: false });
      if (this.#state === 'stopping') return;
      const child = this.#child;
      if (child !== watched) [missed, hasLived, watched] = [0, false, child];
      if (this.#ended) continue;
      const isLive = await Promise.race([asks(), sleep(heartbeat.within, false, { ref: false })]);
      hasLived ||= isLive;
      missed = isLive ? 0 : missed + 1;
      if (missed < (hasLived ? heartbeat.missed : heartbeat.missedAtStart) || child !== this.#child || this.#ended || this.#state === 'stopping') continue;
      console.error(`${this.#options.name} has given no sign of life ${missed} times: ending it.`);
      child.kill('SIGKILL');
    }
  }

  async #launchAndWait() {
    const { name, isReady, dataDirectory, signal } = this.#options;
    this.#launch();
    const deadline = Date.now() + readyWithin;
    while (!(await isReady())) {
      signal?.throwIfAborted();
      const reason = this.#ended ?? (Date.now() > deadline ? 'it was not ready within a minute' : undefined);
      if (reason) {
        throw new PlainError(
          `${name} did not start (${reason}): mend what its last words say and start again; all of them are in ${logPath(dataDirectory, name)}.\n${lastLines(dataDirectory, name)}`,
        );
      }
      await sleep(30);
    }
  }

  async stop() {
    this.#state = 'stopping';
    if (this.#child?.pid && !this.#ended) await stopProcess(this.#child.pid, this.#options.stopSignal);
    this.#options.list.remove(this.#options.name);
  }

  /** Ends it and starts it again at once: its program is new. */
  async restart() {
    this.#pause = 0;
    this.#isRenewed = true;
    await stopProcess(this.#child.pid, this.#options.stopSignal);
  }

  #launch() {
    const { name, launch, list, port } = this.#options;
    const launched = Date.now();
    this.#ended = undefined;
    const child = launch();
    this.#child = child;
    if (child.pid) list.add(name, child.pid, port);
    const end = (reason) => {
      if (this.#child !== child || this.#ended) return;
      this.#ended = reason;
      if (this.#state === 'stopping') return;
      list.remove(name);
      if (Date.now() - launched > steadyAfter) this.#pause = 0;
      if (this.#state === 'running') this.#startAgain();
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with ${code}`));
  }

  #startAgain() {
    const { name, dataDirectory, startsAgainAtOnce, giveUp } = this.#options;
    if (!this.#isRenewed) this.#deaths = [...this.#deaths, Date.now()].filter((at) => at > Date.now() - deathsWithin);
    if (giveUp && this.#deaths.length >= deathsToGiveUp) {
      this.#state = 'stopping';
      return giveUp(
        new PlainError(
          `${name} ended ${deathsToGiveUp} times within a minute, the last time it ${this.#ended}, so everything was stopped: mend what its last words say and start again; all of them are in ${logPath(dataDirectory, name)}.\n${lastLines(dataDirectory, name)}`,
        ),
      );
    }
    if (!this.#isRenewed)
      console.error(`${name} ${this.#ended}; starting it again. Its last words (${logPath(dataDirectory, name)}):\n${lastLines(dataDirectory, name)}`);
    this.#isRenewed = false;
    setTimeout(() => {
      if (this.#state !== 'stopping') this.#launch();
    }, this.#pause);
    if (!startsAgainAtOnce) this.#pause = Math.min(Math.max(this.#pause * 2, firstPause), longestPause);
  }
}
