import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { endRequests } from './end-requests';
import { openEventStream } from './event-stream';

let server: Server;
let port: number;
let answer: () => void;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  server = createServer((asked, response) => {
    if (asked.url === '/stream') {
      const reply = { hijack: () => {}, raw: response, getHeaders: () => ({}) } as unknown as FastifyReply;
      const stream = openEventStream(
        reply,
        () => {},
        () => stream.end(),
      );
      return;
    }
    if (asked.url === '/at-once') return void response.end('at once');
    response.write('first, ');
    answer = () => response.end('last');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What was answered to the end, or how it failed. */
function ask(path: string, begun: () => void = () => {}): Promise<string> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (response: IncomingMessage) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
        begun();
      });
      response.on('end', () => resolve(text));
      response.on('error', (error) => resolve(String(error)));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    sent.end();
  });
}

test('an answer that is under way comes to its end, and nobody is let in any more', async () => {
  await ask('/at-once');
  let text: Promise<string> | undefined;
  await new Promise<void>((begun) => {
    text = ask('/slow', begun);
  });
  const ended = endRequests(server);
  expect(await ask('/at-once')).toBe('ECONNREFUSED');
  answer();
  expect(await text).toBe('first, last');
  await ended;
});

test('a stream ends well, so that its listener comes again', async () => {
  let text: Promise<string> | undefined;
  await new Promise<void>((begun) => {
    text = ask('/stream', begun);
  });
  await endRequests(server);
  expect(await text).toMatch(/^retry: \d{4}\n\n$/);
});
