import type { Caller } from '@folia/contracts/caller';
import type { JobView, ProgressEvent } from '@folia/contracts/job';
import { getJob } from '@folia/contracts/resume-import';
import { ProgressReader, type StreamedEvent } from '@folia/platform/progress';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { env } from '../env';

/** The row is looked at this often, so that a lost message or a lost right ends the stream. */
const lookEveryMs = 5_000;
const isLast = ({ type }: ProgressEvent) => type === 'done' || type === 'failed' || type === 'cancelled';

/** How a job that is over would have said so. */
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
  async *follow(id: string, lastId: string, signal: AbortSignal, callerNow: () => Promise<Caller>): AsyncGenerator<StreamedEvent> {
    let wake = () => {};
    let from = lastId;
    const stop = await this.progress.watch(id, () => wake());
    signal.addEventListener('abort', () => wake());
    try {
      for (let lookAt = 0; !signal.aborted; ) {
        for (const entry of await this.progress.read(id, from)) {
          from = entry.id;
          yield entry;
          if (isLast(entry.event)) return;
        }
        if (Date.now() >= lookAt) {
          lookAt = Date.now() + lookEveryMs;
          const last = lastEventOf(await this.rpc.call(getJob, await callerNow(), { id }));
          if (last) return yield { id: from, event: last };
        }
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
