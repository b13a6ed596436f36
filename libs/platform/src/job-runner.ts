import { messageOf } from '@folia/contracts/error-messages';
import { AppError, type ErrorCode } from '@folia/contracts/errors';
import { type Job, maxAttempts, type ProgressReport } from '@folia/contracts/job';
import type { EntityManager } from 'typeorm';
import type { Claim, JobRows } from './job-rows';
import { jobAttempts, jobRunSeconds } from './metrics';
import { isOutage, refusalOfFault } from './outage-of';
import type { Outbox } from './outbox';
import type { ProgressWriter } from './progress';

/** What a processor gets: its claim, a way to report progress, a signal to stop, and the only way to end the job well. */
export type Work = {
  claim: Claim;
  /** Aborted when the job is cancelled, overtaken or out of time. */
  signal: AbortSignal;
  report(report: ProgressReport): void;
  /** Writes the result, if there is one, in the transaction that ends the row; throws Overtaken (and writes nothing) when the claim is gone. */
  finish(save?: (manager: EntityManager) => Promise<void>): Promise<void>;
};

/** The claim is gone: the job was cancelled or another worker has it. */
class Overtaken extends Error {}

const heartbeatMs = 2_000;
/** Refusals that say nothing about the work itself: it took too long on a busy machine, or another service failed. They are retried like any fault. */
const passing: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'INTERNAL']);

export type RunnerParts = {
  rows: JobRows;
  outbox: Outbox;
  progress: ProgressWriter;
  retryLater: (claim: Claim, delayMs: number) => Promise<void>;
  onFault: (error: unknown, claim: Claim) => void;
  /** Calls `told` when the job is said to be over, so that a stopped one stops at once; otherwise the next heartbeat notices. Answers how to stop listening. */
  whenOver?: (id: string, told: () => void) => () => void;
};

/** How one claim ended: the job is over, resumes later, or belongs to another worker. */
type Outcome = 'done' | 'failed' | 'retried' | 'waiting' | 'overtaken';

/**
 * Claims a row and runs its work with a heartbeat, a fence and a time limit (DESIGN section 1.4). A refusal fails the job with its code. If a dependency is
 * unavailable, the job waits for it, up to hours, and its followers are told so. Anything else is retried until the fifth attempt. Nothing is thrown: the queue
 * has nothing left to decide.
 */
export async function runJob(parts: RunnerParts, job: Job, id: string, process: (work: Work) => Promise<void>): Promise<void> {
  const claim = await parts.rows.claim(id);
  if (!claim) return;
  const began = performance.now();
  const outcome = await runClaim(parts, job, claim, process);
  jobRunSeconds.observe({ kind: job.name, outcome }, (performance.now() - began) / 1_000);
  if (outcome === 'done' || outcome === 'failed') jobAttempts.observe({ kind: job.name, outcome }, claim.attempt - claim.outages);
}

async function runClaim(parts: RunnerParts, job: Job, claim: Claim, process: (work: Work) => Promise<void>): Promise<Outcome> {
  const { rows, outbox, progress } = parts;
  const stop = new AbortController();
  let latest: ProgressReport = { name: '', percent: 0 };
  const check = () => {
    rows.heartbeat(claim, latest.name || null, latest.percent).then(
      (held) => held || stop.abort(new Overtaken()),
      () => {},
    );
  };
  const beat = setInterval(check, heartbeatMs);
  const stopListening = parts.whenOver?.(claim.id, check);
  const limit = setTimeout(() => stop.abort(new AppError('TIMEOUT')), job.timeoutMs);
  const work: Work = {
    claim,
    signal: stop.signal,
    report: (report) => {
      latest = { ...report, percent: Math.max(latest.percent, Math.min(99, Math.round(report.percent))) };
      void progress.add(claim.id, { type: 'step', attempt: claim.attempt, name: latest.name, percent: latest.percent, facts: report.facts });
    },
    finish: async (save) => {
      const end = async (manager?: EntityManager) => {
        if (!(await rows.finish(claim, manager))) throw new Overtaken();
        if (manager) await save?.(manager);
      };
      await (save ? rows.database.transaction(end) : end());
      void outbox.relay();
      void progress.tellOver(claim.id);
    },
  };
  try {
    await abortable(process(work), stop.signal);
    return 'done';
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken';
    parts.onFault(error, claim);
    const isAway = !stop.signal.aborted && isOutage(error);
    if (isAway) {
      const delayMs = await rows.wait(claim);
      if (delayMs !== null) {
        void progress.add(claim.id, { type: 'waiting', attempt: claim.attempt });
        await parts.retryLater(claim, delayMs);
        return 'waiting';
      }
    }
    const isVerdict = isAway || (error instanceof AppError && (stop.signal.aborted || !passing.has(error.code)));
    const ownAttempts = claim.attempt - claim.outages;
    if (!isVerdict && ownAttempts < maxAttempts) {
      if (!(await rows.retry(claim))) return 'overtaken';
      await parts.retryLater(claim, 500 * 2 ** ownAttempts);
      return 'retried';
    }
    const { code, details } = refusalOfFault(error) ?? new AppError('INTERNAL');
    const message = messageOf(code, details);
    const failed = await rows.fail(claim, code, message);
    void outbox.relay();
    if (failed) void progress.tellOver(claim.id);
    return failed ? 'failed' : 'overtaken';
  } finally {
    clearInterval(beat);
    stopListening?.();
    clearTimeout(limit);
  }
}

/** Stops waiting when the signal fires, so that a processor that ignores it does not keep the claim. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
