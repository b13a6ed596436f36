import { admit } from '@folia/contracts/access';
import { type Caller, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { JobView, ProgressEvent } from '@folia/contracts/job';
import { getJob, lookAtJobs } from '@folia/contracts/job/questions';
import { GroupedCalls } from '@folia/platform/grouped-calls';
import { ProgressReader, readEvents } from '@folia/platform/progress';
import { RpcClient } from '@folia/platform/rpc-client';
import { inSpan, SpanKind } from '@folia/platform/trace';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { env } from '../env';
import { isAfter, progressMark } from './progress-mark';

/** The row is looked at this often, so that a lost message or a lost right ends the stream. */
const lookEveryMs = 5_000;
/** What is looked at only because it is time is looked at together, so many ms apart: ten thousand followers are twenty questions a second then, not thousands. */
const lookRestMs = 50;

/** What a follower is told, and the stream's id to go on from. */
export type FollowedEvent = { id: string; event: ProgressEvent };

/** How a job ended, from its row. */
function lastEventOf(job: JobView): ProgressEvent | null {
  if (job.state === 'done' || job.state === 'cancelled') return { type: job.state, attempt: job.attempt };
  if (job.state === 'failed') return { type: 'failed', attempt: job.attempt, code: job.error?.code ?? 'INTERNAL', message: job.error?.message ?? '' };
  return null;
}

type Heard = { isOver: boolean; isSomething: boolean; wake: () => void };
/** A job that is listened to, as its row was then. `stop` listening, unless it is followed. */
type Followable = { id: string; job: JobView; heard: Heard; stop: () => void };

const stepOf = ({ attempt, state, step, percent }: JobView) => [attempt, state, step, percent].join();

/** Lets the trace of a job reach to where its follower is told. */
const noteTold = async ({ type }: ProgressEvent, traceparent: string) => {
  if (traceparent) await inSpan(`tell ${type}`, traceparent, SpanKind.PRODUCER, async () => {});
};

@Injectable()
export class JobStreamService implements OnApplicationShutdown {
  private readonly progress = new ProgressReader(env.REDIS_URL, env.REDIS_PREFIX);
  private readonly looks = new GroupedCalls<{ id: string; ownerId: string }, JobView | null>(
    async (jobs) => (await this.rpc.call(lookAtJobs, systemCaller('followers'), { jobs })).jobs,
    lookRestMs,
  );

  constructor(private readonly rpc: RpcClient) {}

  /** Listens to a job from now on, and looks at its row. Throws NOT_FOUND. */
  async open(id: string, caller: Caller): Promise<Followable> {
    const heard: Heard = { isOver: false, isSomething: true, wake: () => {} };
    const stop = this.progress.watch(id, (isOver) => {
      heard.isOver ||= isOver;
      heard.isSomething = true;
      heard.wake();
    });
    try {
      return { id, heard, stop, job: await this.rpc.call(getJob, caller, { id }) };
    } catch (error) {
      stop();
      throw error;
    }
  }

  /** Everything a job says after `lastId`, until it is over, the listener leaves, or `callerNow` no longer may see it. */
  async *follow(
    { id, heard, stop, job: seen }: Followable,
    lastId: string,
    signal: AbortSignal,
    callerNow: () => Promise<Caller>,
  ): AsyncGenerator<FollowedEvent> {
    // From the beginning, also for whoever has heard a part: that part says how far the job has been.
    let from = '0';
    let toldUpTo = lastId;
    const mark = progressMark();
    let known: JobView | null = seen;
    let lookAt = Date.now() + lookEveryMs;
    let isWaitTold = false;
    let step = '';
    let traceparent = '';
    const leave = () => {
      heard.isSomething = true;
      heard.wake();
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      while (!signal.aborted) {
        const isAtOnce = heard.isOver;
        const isTold = heard.isSomething || isAtOnce;
        heard.isSomething = false;
        heard.isOver = false;
        const isDue = isAtOnce || Date.now() >= lookAt;
        if (isDue) lookAt = Date.now() + lookEveryMs;
        // The row first: what the job said before it ended is read after it is known to be over.
        const job = isDue ? await this.look(id, await callerNow(), isAtOnce) : known;
        known = null;
        const last = job && lastEventOf(job);
        // A message may be lost: the row says so, since its worker writes there how far it is.
        const isFurther = job !== null && stepOf(job) !== step;
        if (job) step = stepOf(job);
        for await (const entry of isTold || isFurther || last ? this.everythingAfter(from, id) : []) {
          from = entry.id;
          traceparent = entry.traceparent;
          const event = mark.pass(entry.event);
          if (!event || !isAfter(entry.id, toldUpTo)) continue;
          toldUpTo = entry.id;
          isWaitTold = event.type === 'waiting';
          await noteTold(event, traceparent);
          yield { id: entry.id, event };
        }
        // Told from the row, in case the stream was lost.
        if (job?.waitingSince && !isWaitTold) {
          isWaitTold = true;
          const waiting = mark.pass({ type: 'waiting', attempt: job.attempt });
          if (waiting) yield { id: toldUpTo, event: waiting };
        }
        if (last) {
          await noteTold(last, traceparent);
          return yield { id: toldUpTo, event: last };
        }
        if (heard.isSomething) continue;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.max(0, lookAt - Date.now()));
          heard.wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    } finally {
      stop();
    }
  }

  /** All that a job has said after the event `from`, read as it is told. */
  private async *everythingAfter(from: string, id: string) {
    for (let after = from; ; ) {
      const entries = await this.progress.read(id, after);
      yield* entries;
      const last = entries.at(-1);
      if (!last || entries.length < readEvents) return;
      after = last.id;
    }
  }

  /** The job as its owner sees it. Throws when they may not (any more). */
  private async look(id: string, caller: Caller, isAtOnce: boolean): Promise<JobView> {
    if (isAtOnce) return this.rpc.call(getJob, caller, { id });
    const job = await this.looks.call({ id, ownerId: admit('owner', caller, null).id });
    if (!job) throw new AppError('NOT_FOUND');
    return job;
  }

  onApplicationShutdown() {
    this.progress.close();
  }
}
