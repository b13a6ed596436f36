import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyReply } from 'fastify';
import { type EventStream, openEventStream } from './event-stream';

const event = { words: 'x'.repeat(10_000) };
const many = 2_000;

let close = async () => {};
afterEach(() => close());

/** A stream to a listener who reads, or does not. */
async function streamTo(reads: boolean): Promise<{ stream: EventStream; reply: FastifyReply; received: () => number }> {
  const server = Fastify();
  let opened: (it: { stream: EventStream; reply: FastifyReply }) => void = () => {};
  const opening = new Promise<{ stream: EventStream; reply: FastifyReply }>((resolve) => {
    opened = resolve;
  });
  server.get('/', (_request, reply) =>
    opened({
      stream: openEventStream(
        reply,
        () => {},
        () => {},
      ),
      reply,
    }),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let bytes = 0;
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  if (reads) socket.on('data', (data) => (bytes += data.length));
  else socket.pause();
  const { stream, reply } = await opening;
  close = async () => {
    stream.end();
    socket.destroy();
    await server.close();
  };
  return { stream, reply, received: () => bytes };
}

test('a listener who reads nothing is let go, and never more is kept for them than what is allowed and one event', async () => {
  const { stream, reply } = await streamTo(false);
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, reply.raw.destroyed ? 0 : reply.raw.writableLength)), 1);
  for (let count = 0; count < many && !reply.raw.destroyed; count += 1) await stream.send(event);
  clearInterval(looking);
  expect(reply.raw.destroyed).toBe(true);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(64 * 1024);
  await stream.send(event);
});

test('a listener who reads hears everything, also a long story that is told in one go', async () => {
  const { stream, reply, received } = await streamTo(true);
  for (let count = 0; count < many; count += 1) await stream.send(event);
  while (received() < many * event.words.length && !reply.raw.destroyed) await sleep(5);
  expect(reply.raw.destroyed).toBe(false);
});
