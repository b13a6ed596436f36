import type { FastifyReply } from 'fastify';

/** Shorter than what proxies take for silence, and than a third of a slot's lease. */
export const pulseMs = 15_000;

/** Server-sent events to one listener (HTML Living Standard 9.2). */
export type EventStream = { send: (data: unknown, named?: { id?: string; event?: string }) => void; end: () => void };

/** Those that are open in this process. */
const open = new Set<EventStream>();

/** Ends every stream of this process. Listeners come again by themselves, behind the last event they had. */
export function endEventStreams(): void {
  for (const stream of open) stream.end();
}

/** Takes the answer over; `pulse` runs now and then while the stream is open. */
export function openEventStream(reply: FastifyReply, pulse: () => void): EventStream {
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  out.write('retry: 1000\n\n');
  const beat = setInterval(() => {
    out.write(': still here\n\n');
    pulse();
  }, pulseMs);
  const stream: EventStream = {
    send: (data, { id, event } = {}) => {
      if (out.writableEnded) return;
      out.write(`${id ? `id: ${id}\n` : ''}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      clearInterval(beat);
      open.delete(stream);
      out.end();
    },
  };
  open.add(stream);
  return stream;
}

/** Headers that hooks have set already (CORS, request id): a hijacked answer would lose them. */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
