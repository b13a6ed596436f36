import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Shorter than what proxies take for silence, and than a third of a slot's lease. */
export const pulseMs = 15_000;

/** How long a listener may take nothing of what waits for them, in ms. Then the stream ends, and they resume where they were. */
const patienceMs = 3_000;

/**
 * Server-sent events to one listener (HTML Living Standard 9.2). `send` settles when the next event may follow: whoever waits for it keeps no more for a slow
 * listener than Node's own buffer (16 kB) and one event.
 */
export type EventStream = { send: (data: unknown, named?: { id?: string; event?: string }) => Promise<void>; end: () => void };

/** When a listener that knows no better comes back, in ms: not all that one gateway had at the same moment. */
const retryMs = () => 1_000 + Math.floor(Math.random() * 2_000);

/** What ends those that are open in this process. */
const ends = new Set<() => void>();

/** Asks whoever feeds a stream of this process to end it. Listeners come again by themselves, behind the last event they had. */
export function endEventStreams(): void {
  for (const end of ends) end();
}

/** Takes the answer over; `pulse` runs now and then while the stream is open, `leave` when its listener is gone or this process is about to end. */
export function openEventStream(reply: FastifyReply, pulse: () => void, leave: () => void): EventStream {
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  const write = async (text: string) => {
    if (!out.destroyed && !out.write(text)) await isTaken(out);
  };
  void write(`retry: ${retryMs()}\n\n`);
  const beat = setInterval(() => {
    void write(': still here\n\n');
    pulse();
  }, pulseMs);
  ends.add(leave);
  out.once('close', leave);
  if (out.destroyed) leave();
  return {
    send: (data, { id, event } = {}) => write(`${id ? `id: ${id}\n` : ''}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
    end: () => {
      clearInterval(beat);
      ends.delete(leave);
      out.end();
    },
  };
}

/** Settles when what waits has gone out or nobody listens any more; ends the stream when nothing moves. */
function isTaken(out: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => out.destroy(), patienceMs);
    const settle = () => {
      clearTimeout(patience);
      out.off('drain', settle).off('close', settle);
      resolve();
    };
    out.once('drain', settle).once('close', settle);
  });
}

/** Headers that hooks have set already (CORS, request id): a hijacked answer would lose them. */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
