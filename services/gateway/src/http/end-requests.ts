import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { endEventStreams } from './event-stream';

/** Longer than any answer takes, but for downloads; within what the whole stop may take. */
const endWithinMs = 6_000;
const lookEveryMs = 50;

/** Takes no new connections, ends event streams, and resolves when every request has had its answer, or after `withinMs`. Never throws. */
export async function endRequests(server: Server, withinMs = endWithinMs): Promise<void> {
  const ended = once(server, 'close').catch(() => {});
  server.close();
  endEventStreams();
  // A connection whose answer had begun before, and said that it stays, is closed as soon as it is idle.
  const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  await Promise.race([ended, sleep(withinMs, undefined, { ref: false })]);
  clearInterval(idle);
}
