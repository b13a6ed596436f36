import type { FastifyReply } from 'fastify';

/** Shorter than what proxies take for silence, and than a third of a slot's lease. */
export const pulseMs = 15_000;

/** Server-sent events to one listener (HTML Living Standard 9.2). */
export type EventStream = { send: (data: unknown, named?: { id?: string; event?: string }) => void; end: () => void };

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
  out.write('retry: 1000\n\n');
  const beat = setInterval(() => {
    out.write(': still here\n\n');
    pulse();
  }, pulseMs);
  ends.add(leave);
  out.once('close', leave);
  if (out.destroyed) leave();
  return {
    send: (data, { id, event } = {}) => {
      out.write(`${id ? `id: ${id}\n` : ''}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      clearInterval(beat);
      ends.delete(leave);
      out.end();
    },
  };
}

/** Headers that hooks have set already (CORS, request id): a hijacked answer would lose them. */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
