import { guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { rpc } from '@folia/contracts/rpc';
import { answering, freeTestPort, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { testInnerKey } from '@folia/testing/service-env';
import { openWire } from '@folia/testing/wire';
import { z } from 'zod';
import { RpcClient } from './rpc-client';

const double = rpc('sums.number.double', { access: 'guest', input: z.strictObject({ number: z.int() }), output: z.strictObject({ number: z.int() }) });
const refuse = rpc('sums.number.refuse', { access: 'guest', input: z.strictObject({}), output: z.strictObject({}) });
const fillUp = rpc('sums.number.fill-up', { access: 'guest', input: z.strictObject({}), output: z.strictObject({}) });
const stumble = rpc('sums.number.stumble', { access: 'guest', input: z.strictObject({}), output: z.strictObject({}) });
const dawdle = rpc('sums.number.dawdle', { access: 'guest', input: z.strictObject({}), output: z.strictObject({}), timeoutMs: 150 });
const unanswered = rpc('sums.number.unanswered', { access: 'guest', input: z.strictObject({}), output: z.strictObject({}), timeoutMs: 500 });

let service: { url: string; close: () => Promise<void> };
let client: RpcClient;
let dawdled = 0;

beforeAll(async () => {
  service = await startAnsweringService([
    answering(double, (_caller, { number }) => ({ number: number * 2 })),
    answering(refuse, () => {
      throw new AppError('QUOTA_EXCEEDED', { limit: 2 });
    }),
    answering(fillUp, () => {
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    }),
    answering(stumble, () => {
      throw new Error('a secret of the inside');
    }),
    answering(dawdle, () => {
      dawdled += 1;
      return new Promise(() => {});
    }),
  ]);
  client = new RpcClient({ sums: service.url }, testInnerKey);
});

afterAll(async () => {
  client.close();
  await service.close();
});

test('a question is answered by the service its contract names', async () => {
  expect(await client.call(double, guest, { number: 21 })).toEqual({ number: 42 });
});

test('the first questions of all, many at once, find the service too', async () => {
  const fresh = new RpcClient({ sums: service.url.replace('127.0.0.1', 'localhost') }, testInnerKey);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => codeOf(fresh.call(double, guest, { number }))));
  expect(new Set(answers)).toEqual(new Set(['done']));
  fresh.close();
});

test('a refusal arrives with its code and details', async () => {
  await expect(client.call(refuse, guest, {})).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED', details: { limit: 2 } });
});

test('a bug arrives as INTERNAL and says nothing of the inside', async () => {
  const error = await client.call(stumble, guest, {}).catch((thrown) => thrown);
  expect(error.code).toBe('INTERNAL');
  expect(JSON.stringify(error)).not.toContain('secret');
});

test('a store that is full arrives as what it is', async () => {
  expect(await codeOf(client.call(fillUp, guest, {}))).toBe('DISK_FULL');
});

test('input that is not as the contract says is refused naming the field', async () => {
  await expect(client.call(double, guest, { number: 'x' } as never)).rejects.toMatchObject({ code: 'BODY_INVALID', details: { issues: [{ path: 'number' }] } });
  await expect(client.call(double, guest, { number: 1, more: 2 } as never)).rejects.toMatchObject({ code: 'UNKNOWN_FIELD', details: { fields: ['more'] } });
});

test('a call that was not sealed with the inner key is refused', async () => {
  const stranger = new RpcClient({ sums: service.url }, 'another key altogether, of good length');
  expect(await codeOf(stranger.call(double, guest, { number: 1 }))).toBe('FORBIDDEN');
  stranger.close();
});

test('a call past its time ends as TIMEOUT and is not repeated', async () => {
  expect(await codeOf(client.call(dawdle, guest, {}))).toBe('TIMEOUT');
  expect(dawdled).toBe(1);
});

test('a service that is not there is UNAVAILABLE, and answers again once it is', async () => {
  const port = await freeTestPort();
  const lonely = new RpcClient({ sums: `tcp://127.0.0.1:${port}` }, testInnerKey, { restartWithinMs: 500 });
  expect(await codeOf(lonely.call(double, guest, { number: 1 }))).toBe('UNAVAILABLE');
  lonely.close();
});

test('a contract that nobody answers is no silent wait', async () => {
  expect(['UNAVAILABLE', 'TIMEOUT']).toContain(await codeOf(client.call(unanswered, guest, {})));
});

describe('a service that is started again', () => {
  const count = rpc('counts.number.count', { access: 'guest', input: z.strictObject({}), output: z.strictObject({ count: z.int() }) });
  const look = rpc('counts.number.look', { access: 'guest', input: z.strictObject({}), output: z.strictObject({ count: z.int() }), idempotent: true });
  let port: number;
  let counted: number;
  let running: { close: () => Promise<void> };
  let asking: RpcClient;
  const patience = { restartWithinMs: 2_000 };

  const start = async () => {
    running = await startAnsweringService([answering(count, () => ({ count: ++counted })), answering(look, () => ({ count: counted }))], port);
  };

  beforeEach(async () => {
    port = await freeTestPort();
    counted = 0;
    await start();
    asking = new RpcClient({ counts: `tcp://127.0.0.1:${port}` }, testInnerKey, patience);
  });

  afterEach(async () => {
    asking.close();
    await running.close();
  });

  test('calls that are refused meanwhile are asked again once it is there, and each is carried out once', async () => {
    await running.close();
    const asked = Promise.all(Array.from({ length: 20 }, () => asking.call(count, guest, {})));
    await start();
    expect((await asked).map((answer) => answer.count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(counted).toBe(20);
  });

  test('an answer that it took with it is asked for again where the contract is idempotent', async () => {
    expect(await asking.call(look, guest, {})).toEqual({ count: 0 });
    await running.close();
    const asked = asking.call(look, guest, {});
    await start();
    expect(await asked).toEqual({ count: 0 });
  });

  test('one that stays away is waited for once: later calls are told at once, until it is back', async () => {
    await running.close();
    expect(await codeOf(asking.call(count, guest, {}))).toBe('UNAVAILABLE');
    const newcomer = new RpcClient({ counts: `tcp://127.0.0.1:${port}` }, testInnerKey, patience);
    const ended: string[] = [];
    const waiting = codeOf(newcomer.call(count, guest, {})).then(() => ended.push('who waits'));
    await codeOf(asking.call(count, guest, {})).then((code) => ended.push(code));
    await waiting;
    expect(ended).toEqual(['UNAVAILABLE', 'who waits']);
    newcomer.close();
    await start();
    expect(await asking.call(count, guest, {})).toEqual({ count: 1 });
  });
});

describe('an answer that is lost', () => {
  const idempotent = rpc('lost.number.look', {
    access: 'guest',
    input: z.strictObject({}),
    output: z.strictObject({ number: z.int() }),
    timeoutMs: 300,
    idempotent: true,
  });
  const spending = rpc('lost.number.spend', { access: 'guest', input: z.strictObject({}), output: z.strictObject({ number: z.int() }), timeoutMs: 300 });

  test('is asked for once more where the contract is idempotent, and never otherwise', async () => {
    const asked = { look: 0, spend: 0 };
    const forgetful = await startAnsweringService([
      answering(idempotent, () => (++asked.look === 1 ? new Promise(() => {}) : { number: 7 })),
      answering(spending, () => (++asked.spend === 1 ? new Promise(() => {}) : { number: 7 })),
    ]);
    const asking = new RpcClient({ lost: forgetful.url }, testInnerKey);
    expect(await asking.call(idempotent, guest, {})).toEqual({ number: 7 });
    expect(await codeOf(asking.call(spending, guest, {}))).toBe('TIMEOUT');
    expect(asked).toEqual({ look: 2, spend: 1 });
    asking.close();
    await forgetful.close();
  });

  test('on a connection that a network has forgotten costs the calls that were sent on it, and no later one', async () => {
    const answered = await startAnsweringService([answering(idempotent, () => ({ number: 7 })), answering(spending, () => ({ number: 7 }))]);
    const wire = await openWire(Number(new URL(answered.url).port));
    const asking = new RpcClient({ lost: `tcp://127.0.0.1:${wire.port}` }, testInnerKey);
    expect(await asking.call(spending, guest, {})).toEqual({ number: 7 });
    wire.become('lose');
    expect(await codeOf(asking.call(spending, guest, {}))).toBe('TIMEOUT');
    wire.become('pass');
    expect(await asking.call(spending, guest, {})).toEqual({ number: 7 });
    asking.close();
    wire.close();
    await answered.close();
  });
});
