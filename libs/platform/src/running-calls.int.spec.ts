import { guest } from '@folia/contracts/caller';
import { rpc } from '@folia/contracts/rpc';
import { freeTestPort } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testInnerKey, testServiceEnv } from '@folia/testing/service-env';
import { Controller, type INestMicroservice, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Transport } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { databaseOptions } from './database';
import { PlatformModule } from './platform.module';
import { RpcClient } from './rpc-client';
import { Handles, useInnerKeys } from './rpc-handler';
import { asRunningCall } from './running-calls';
import { WatchedPart } from './watched-part';

const done = z.strictObject({ isDone: z.boolean() });
const write = rpc('callspec.row.write', { access: 'guest', input: z.strictObject({ name: z.string() }), output: done, timeoutMs: 300 });

let letGo: () => void;
let carriedOut: Promise<unknown>;

@Controller()
class RowController {
  constructor(private readonly database: DataSource) {}

  @Handles(write)
  async write(_caller: unknown, { name }: { name: string }): Promise<{ isDone: boolean }> {
    carriedOut = this.database.transaction(async (manager) => {
      await manager.query('INSERT INTO row VALUES ($1)', [name]);
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    await carriedOut;
    return { isDone: true };
  }
}

let copy: TestDatabase;
let service: INestMicroservice;
let address: string;
let client: RpcClient;
let database: DataSource;

beforeAll(async () => {
  copy = await cloneDatabase('callspec', async (url) => {
    const fresh = await new DataSource(databaseOptions(url, 'callspec', [], [])).initialize();
    await fresh.query('CREATE TABLE row (name text)');
    await fresh.destroy();
  });
  const port = await freeTestPort();
  @Module({ imports: [PlatformModule.forService('callspec', testServiceEnv(copy.url), [])], controllers: [RowController] })
  class SpecModule {}
  useInnerKeys([testInnerKey]);
  service = await NestFactory.createMicroservice(SpecModule, { logger: false, transport: Transport.TCP, options: { host: '127.0.0.1', port } });
  await service.listen();
  database = service.get(DataSource);
  address = `tcp://127.0.0.1:${port}`;
  client = new RpcClient({ callspec: address }, testInnerKey);
});

afterAll(async () => {
  client.close();
  await service.close();
  await copy.drop();
});

const names = async () => (await database.query('SELECT name FROM row ORDER BY name')).map(({ name }: { name: string }) => name);

test('what its caller was told has failed is not carried out afterwards', async () => {
  expect(await codeOf(client.call(write, guest, { name: 'too late' }))).toBe('TIMEOUT');
  // Whoever asks is answered after what was told before on the same connection.
  expect(await client.isReady('callspec')).toBe(true);
  letGo();
  expect(await codeOf(carriedOut)).toBe('TIMEOUT');
  expect(await names()).toEqual([]);
});

test('a call that is answered is carried out, whatever became of others', async () => {
  const insert = (name: string) => database.transaction((manager) => manager.query('INSERT INTO row VALUES ($1)', [name]));
  await asRunningCall('kept', () => insert('in time'));
  await insert('of no call');
  expect(await names()).toEqual(['in time', 'of no call']);
});

test('a service tells what fails in it, and one that is away is known by saying nothing', async () => {
  const both = new RpcClient({ callspec: address, nobody: 'tcp://127.0.0.1:1' }, testInnerKey);
  const sweep = new WatchedPart('a sweep', () => Date.parse('2026-11-22T12:00:00Z'));
  sweep.failed(new Error('no room'));
  expect(await both.failingParts()).toEqual({
    callspec: [{ part: 'a sweep', since: '2026-11-22T12:00:00.000Z', times: 1, reason: 'no room' }],
    nobody: null,
  });
  sweep.worked();
  expect(await both.failingParts()).toEqual({ callspec: [], nobody: null });
  both.close();
});

test('a service whose database does not answer is not ready', async () => {
  expect(await client.isReady('callspec')).toBe(true);
  await database.destroy();
  expect(await client.isReady('callspec')).toBe(false);
  await database.initialize();
});
