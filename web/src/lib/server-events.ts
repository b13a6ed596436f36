import { createParser } from 'eventsource-parser';
import { requestHeaders } from './api';
import { apiAddress } from './config';

export type ServerEvent = { id?: string; event?: string; data: string };

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
