import type { PinoLogger } from 'nestjs-pino';
import { gauge, partFailures } from './metrics';

/** A part of this process that is failing now: since when, how often so far, and why the last time. */
export type FailingPart = { part: string; since: string; times: number; reason: string };

type FailureLog = Pick<PinoLogger, 'warn' | 'info'>;
type Failure = { since: number; times: number; error: Error; toldAt: number; pauseMs: number };

const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;
/** Characters of the error's message. */
const longestReason = 200;

const failing = new Set<WatchedPart>();
let log: FailureLog | undefined;

/** Sets where failures are logged; parts that are already failing are logged at once. Called once at boot. */
export function logFailuresTo(given: FailureLog): void {
  log = given;
  for (const part of failing) part.tell();
}

/** What is failing now, one entry per name, the longest-failing first. */
export function failingParts(): FailingPart[] {
  const byName = new Map<string, FailingPart>();
  for (const part of failing) {
    const told = part.failing;
    if (!told) continue;
    const known = byName.get(told.part);
    byName.set(told.part, known ? { ...told, since: known.since < told.since ? known.since : told.since, times: known.times + told.times } : told);
  }
  return [...byName.values()].sort((one, other) => (one.since < other.since ? -1 : 1));
}

gauge('part_failing', 'Parts that fail at the moment', ['part'], (own) => {
  for (const { part } of failingParts()) own.set({ part }, 1);
});

/**
 * Something that runs without being asked, so that nobody gets its failure as an answer: a connection, a relay, a sweep. A failure is logged at once, again
 * after a minute, then less and less often, down to once an hour while it lasts, and once more when it is over. Meanwhile it is listed and counted under
 * `name`, which must be one of a few. `now` in milliseconds.
 */
export class WatchedPart {
  private failure: Failure | null = null;

  constructor(
    private readonly name: string,
    private readonly now: () => number = Date.now,
  ) {}

  get failing(): FailingPart | null {
    const { failure } = this;
    if (!failure) return null;
    return { part: this.name, since: new Date(failure.since).toISOString(), times: failure.times, reason: failure.error.message.slice(0, longestReason) };
  }

  failed(error: Error): void {
    partFailures.inc({ part: this.name });
    this.failure ??= { since: this.now(), times: 0, error, toldAt: Number.NEGATIVE_INFINITY, pauseMs: 0 };
    this.failure.times += 1;
    this.failure.error = error;
    failing.add(this);
    if (this.now() - this.failure.toldAt >= this.failure.pauseMs) this.tell();
  }

  worked(): void {
    if (!this.failure) return;
    const { since, times } = this.failure;
    log?.info({ part: this.name, since: new Date(since).toISOString(), times }, 'a part works again');
    this.closed();
  }

  /** The part was stopped on purpose, so its failures no longer matter. */
  closed(): void {
    this.failure = null;
    failing.delete(this);
  }

  /** Runs the part's work and records how it went. Never throws. */
  async run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.worked();
    } catch (error) {
      this.failed(error as Error);
    }
  }

  /** Logs the failure, if there is one and a log is set. */
  tell(): void {
    if (!this.failure || !log) return;
    const { since, times, error, pauseMs } = this.failure;
    log.warn({ part: this.name, err: error, since: new Date(since).toISOString(), times }, pauseMs === 0 ? 'a part fails' : 'a part still fails');
    this.failure.toldAt = this.now();
    this.failure.pauseMs = Math.min(pauseMs * 2 || firstPauseMs, longestPauseMs);
  }
}
