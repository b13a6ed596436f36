import dns from 'node:dns/promises';
import { guest } from '@folia/contracts/caller';
import { rpc } from '@folia/contracts/rpc';
import { answering, freeTestPort, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { testInnerKey } from '@folia/testing/service-env';
import { z } from 'zod';
import { RpcClient } from './rpc-client';

/** Not to be asked twice: whatever is lost of it shows. */
const count = rpc('counts.number.count', { access: 'guest', input: z.strictObject({}), output: z.strictObject({ count: z.int() }) });

let port: number;
let counted: number;
let answer: () => void;
let held: Promise<void>;
let arrived: Promise<void>;
let arrive: () => void;
const clients: RpcClient[] = [];
const services: { close: () => Promise<void> }[] = [];

const start = async (waits: boolean) => {
  const service = await startAnsweringService(
    [
      answering(count, async () => {
        counted += 1;
        const own = counted;
        arrive();
        if (waits) await held;
        return { count: own };
      }),
    ],
    port,
  );
  services.push(service);
  return service;
};
const asking = (host = '127.0.0.1') => {
  const client = new RpcClient({ counts: `tcp://${host}:${port}` }, testInnerKey, { restartWithinMs: 3_000 });
  clients.push(client);
  return client;
};
const hasAddress = (...addresses: string[]) => jest.spyOn(dns, 'lookup').mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);

beforeEach(async () => {
  port = await freeTestPort();
  counted = 0;
  held = new Promise((resolve) => {
    answer = resolve;
  });
  arrived = new Promise((resolve) => {
    arrive = resolve;
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const client of clients.splice(0)) client.close();
  for (const service of services.splice(0)) await service.close();
});

test('a service that ends answers what it was asked before, and what is asked meanwhile is answered by the next', async () => {
  const service = await start(true);
  const client = asking();
  const before = client.call(count, guest, {});
  await arrived;
  const left = service.takeLeave();
  const meanwhile = Array.from({ length: 20 }, () => client.call(count, guest, {}));
  answer();
  await left;
  await start(false);
  expect(await before).toEqual({ count: 1 });
  expect((await Promise.all(meanwhile)).map((one) => one.count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, place) => place + 2));
  expect(counted).toBe(21);
});

test('a service that ends waits for nobody who asks nothing', async () => {
  const service = await start(false);
  const client = asking();
  await client.call(count, guest, {});
  expect(await Promise.race([service.takeLeave().then(() => 'left'), new Promise((resolve) => setTimeout(resolve, 4_000, 'waited'))])).toBe('left');
});

test('an address that is taken back while it answers is heard to the end', async () => {
  await start(true);
  hasAddress('127.0.0.1');
  const client = asking('counts.test');
  const before = codeOf(client.call(count, guest, {}));
  await arrived;
  hasAddress('127.0.0.9');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
  const after = codeOf(client.call(count, guest, {}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  answer();
  expect(await before).toBe('done');
  await after;
});

test('a service whose processes are at other addresses now is found there', async () => {
  await start(false);
  hasAddress('127.0.0.9');
  const client = asking('counts.test');
  const asked = codeOf(client.call(count, guest, {}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  hasAddress('127.0.0.1');
  expect(await asked).toBe('done');
});
