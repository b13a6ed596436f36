import type { FastifyReply } from 'fastify';

/** Shorter than what proxies take for silence, and than a third of a slot's lease. */
export const pulseMs = 15_000;

/** What is kept for a listener who reads slower than we tell, in bytes. Beyond that the stream ends, and the listener resumes where they were. */
const mostKept = 64 * 1024;

/** Server-sent events to one listener (HTML Living Standard 9.2). */
export type EventStream = { send: (data: unknown, named?: { id?: string; event?: string }) => void; end: () => void };

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
  const write = (text: string) => {
    if (out.destroyed) return;
    out.write(text);
    if (out.writableLength > mostKept) out.destroy();
  };
  write(`retry: ${retryMs()}\n\n`);
  const beat = setInterval(() => {
    write(': still here\n\n');
    pulse();
  }, pulseMs);
  ends.add(leave);
  out.once('close', leave);
  if (out.destroyed) leave();
  return {
    send: (data, { id, event } = {}) => {
      write(`${id ? `id: ${id}\n` : ''}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
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
