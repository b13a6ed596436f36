import type { JobView, ProgressEvent } from '@folia/contracts/job';
import { createParser } from 'eventsource-parser';
import { api, requestHeaders } from './api';
import { ApiError } from './api-error';
import { apiAddress } from './config';
import { reconnectPause } from './reconnect-pause';

const isOver = (event: ProgressEvent) => event.type === 'done' || event.type === 'failed' || event.type === 'cancelled';
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * What happens to a job, until it is over or `signal` ends it. A broken stream goes on after the last event it brought;
 * where streams do not pass, or not yet again, the job's row is asked for. May repeat a step: events are decoration, the row is the truth.
 */
export async function* jobEvents(jobId: string, signal: AbortSignal): AsyncGenerator<ProgressEvent> {
  const place = { lastId: '' };
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      for await (const event of streamed(jobId, place, signal)) {
        failures = 0;
        yield event;
        if (isOver(event)) return;
      }
    } catch {
      // The next round or the row says more than this error could.
    }
    if (failures > 0 && !signal.aborted) {
      const event = await polled(jobId, signal);
      if (event) yield event;
      if (event && isOver(event)) return;
    }
    await pause(reconnectPause(failures), signal);
  }
}

async function* streamed(jobId: string, place: { lastId: string }, signal: AbortSignal): AsyncGenerator<ProgressEvent> {
  for await (const { id, data } of serverEvents(`/jobs/${jobId}/events`, signal, place.lastId)) {
    if (id) place.lastId = id;
    yield JSON.parse(data) as ProgressEvent;
  }
}

/** The state of the row; null when nothing new is known, as after a lost connection. */
async function polled(jobId: string, signal: AbortSignal): Promise<ProgressEvent | null> {
  try {
    return eventOf(await api.get('/jobs/{id}', { path: { id: jobId }, signal }));
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status < 500)) throw error;
    return null;
  }
}

/** A job's row as the last event that led to it. */
function eventOf({ state, attempt, step, percent, waitingSince, error }: JobView): ProgressEvent | null {
  if (state === 'done' || state === 'cancelled') return { type: state, attempt };
  if (state === 'failed') return { type: 'failed', attempt, code: error?.code ?? 'INTERNAL', message: error?.message ?? '' };
  if (waitingSince) return { type: 'waiting', attempt };
  return step ? { type: 'step', attempt, name: step, percent } : null;
}

type ServerEvent = { id?: string; event?: string; data: string };

/** The events of one stream of the API until it ends; throws when it breaks or is refused. `lastId` is the last event of an earlier try. */
export async function* serverEvents(path: string, signal: AbortSignal, lastId = ''): AsyncGenerator<ServerEvent> {
  const headers = requestHeaders({ Accept: 'text/event-stream', ...(lastId ? { 'Last-Event-ID': lastId } : {}) });
  const response = await fetch(apiAddress(path), { headers, credentials: 'include', signal });
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
  const arrived: ServerEvent[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parser.feed(chunk.value);
    yield* arrived.splice(0);
  }
}
