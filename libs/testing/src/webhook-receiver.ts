import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One post that a receiver got: its body in bytes as they came. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/**
 * A receiver of webhooks on this machine. What it answers can be changed by path; it answers 204 otherwise. An answer that never ends keeps its sender waiting
 * until the receiver is closed.
 */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const answers = new Map<string, (response: ServerResponse, got: Received) => void>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString() };
      received.push(got);
      const answer = answers.get(got.path);
      if (answer) answer(response, got);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    port: (server.address() as AddressInfo).port,
    url: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    answer: (path: string, answer: (response: ServerResponse, got: Received) => void) => void answers.set(path, answer),
    answerNormally: (path: string) => void answers.delete(path),
    at,
    /** As soon as so many came to a path. */
    until: async (path: string, count: number): Promise<Received[]> => {
      while (at(path).length < count) await pause(20);
      return at(path);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
