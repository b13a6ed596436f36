import type { Caller } from '@folia/contracts/caller';
import type { JobView, ProgressEvent } from '@folia/contracts/job';
import { getJob } from '@folia/contracts/job/questions';
import { ProgressReader } from '@folia/platform/progress';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { env } from '../env';
import { isAfter, progressMark } from './progress-mark';

/** The row is looked at this often, so that a lost message or a lost right ends the stream. */
const lookEveryMs = 5_000;

/** What a follower is told, and the stream's id to go on from. */
type FollowedEvent = { id: string; event: ProgressEvent };

/** How a job ended, from its row. */
function lastEventOf(job: JobView): ProgressEvent | null {
  if (job.state === 'done' || job.state === 'cancelled') return { type: job.state, attempt: job.attempt };
  if (job.state === 'failed') return { type: 'failed', attempt: job.attempt, code: job.error?.code ?? 'INTERNAL', message: job.error?.message ?? '' };
  return null;
}

@Injectable()
export class JobStreamService implements OnApplicationShutdown {
  private readonly progress = new ProgressReader(env.REDIS_URL, env.REDIS_PREFIX);

  constructor(private readonly rpc: RpcClient) {}

  /** Everything a job says after `lastId`, until it is over, the listener leaves, or `callerNow` no longer may see it. */
  async *follow(id: string, lastId: string, signal: AbortSignal, callerNow: () => Promise<Caller>): AsyncGenerator<FollowedEvent> {
    // From the beginning, also for whoever has heard a part: that part says how far the job has been.
    let from = '0';
    let toldUpTo = lastId;
    const mark = progressMark();
    let lookAt = 0;
    let isToldSomething = false;
    let isWaitTold = false;
    let wake = () => {};
    const tell = (isOver: boolean) => {
      if (isOver) lookAt = 0;
      isToldSomething = true;
      wake();
    };
    const stop = this.progress.watch(id, tell);
    signal.addEventListener('abort', () => tell(false));
    try {
      while (!signal.aborted) {
        isToldSomething = false;
        const isDue = Date.now() >= lookAt;
        if (isDue) lookAt = Date.now() + lookEveryMs;
        // The row first: what the job said before it ended is read after it is known to be over.
        const job = isDue ? await this.rpc.call(getJob, await callerNow(), { id }) : null;
        const last = job && lastEventOf(job);
        for (const entry of await this.progress.read(id, from)) {
          from = entry.id;
          const event = mark.pass(entry.event);
          if (!event || !isAfter(entry.id, toldUpTo)) continue;
          toldUpTo = entry.id;
          isWaitTold = event.type === 'waiting';
          yield { id: entry.id, event };
        }
        // Told from the row, in case the stream was lost.
        if (job?.waitingSince && !isWaitTold) {
          isWaitTold = true;
          const waiting = mark.pass({ type: 'waiting', attempt: job.attempt });
          if (waiting) yield { id: toldUpTo, event: waiting };
        }
        if (last) return yield { id: toldUpTo, event: last };
        if (isToldSomething) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 1_000).unref();
        });
      }
    } finally {
      stop();
    }
  }

  onApplicationShutdown() {
    this.progress.close();
  }
}
