import type { Server } from 'node:http';
import { freeTestPort } from '@folia/testing/answering-service';
import { startHealth } from './health';
import { WatchedPart } from './watched-part';

let port: number;
let server: Server;
let isReady = true;

beforeAll(async () => {
  port = await freeTestPort();
  server = await startHealth({ HEALTH_PORT: port, INNER_HOST: '127.0.0.1' }, { ready: async () => isReady });
});
afterAll(() => server.close());

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

test('a process is ready although a part of it fails, and says which, since when and why', async () => {
  expect(await ask('/ready')).toEqual({ status: 200, text: 'ready' });
  const relay = new WatchedPart('relay', () => Date.parse('2026-11-22T12:00:00Z'));
  relay.failed(new Error('no room'));
  relay.failed(new Error('no room'));
  expect(await ask('/ready')).toEqual({ status: 200, text: 'ready\ndegraded: relay since 2026-11-22T12:00:00.000Z, 2 times: no room' });
  const { text } = await ask('/metrics');
  expect(text).toMatch(/^folia_part_failing\{part="relay"\} 1$/m);
  expect(text).toMatch(/^folia_part_failures_total\{part="relay"\} 2$/m);
  relay.worked();
  expect(await ask('/ready')).toEqual({ status: 200, text: 'ready' });
  expect((await ask('/metrics')).text).not.toMatch(/^folia_part_failing\{/m);
});

test('one that cannot do its work says so', async () => {
  isReady = false;
  expect(await ask('/ready')).toEqual({ status: 503, text: 'not ready' });
  expect(await ask('/live')).toEqual({ status: 200, text: 'live' });
  expect((await ask('/elsewhere')).status).toBe(404);
});
