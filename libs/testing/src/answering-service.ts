import 'reflect-metadata';
import { createServer } from 'node:net';
import type { Asker, Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import type { Rpc } from '@folia/contracts/rpc';
import { CallServer } from '@folia/platform/call-server';
import { logModule } from '@folia/platform/log';
import { RpcErrorFilter } from '@folia/platform/rpc-error.filter';
import { Handles, useInnerKeys } from '@folia/platform/rpc-handler';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PinoLogger } from 'nestjs-pino';
import { testInnerKey } from './service-env';

export type Answer = { contract: Rpc; answer: (caller: Caller, input: never) => unknown };

/** A contract, and how the stand-in for its service answers it. */
export const answering = <R extends Rpc>(contract: R, answer: (caller: Caller, input: R['input']['_zod']['output']) => unknown): Answer => ({
  contract,
  answer: answer as Answer['answer'],
});

const callerOf = (asker: Caller | Owner): Caller => ('caller' in asker ? asker.caller : asker);

export const freeTestPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Answers contracts of other services over the real transport, signed calls included, on a free port or on the port it had before. `takeLeave` is how a service ends. */
export async function startAnsweringService(
  answers: Answer[],
  knownPort?: number,
): Promise<{ url: string; close: () => Promise<void>; takeLeave: () => Promise<void> }> {
  @Controller()
  class Answers {}
  for (const [index, { contract, answer }] of answers.entries()) {
    const name = `answer${index}`;
    const descriptor = { value: async (asker: Asker<Rpc['access']>, input: never) => answer(callerOf(asker), input), configurable: true, writable: true };
    Handles(contract)(Answers.prototype, name, descriptor as never);
    Object.defineProperty(Answers.prototype, name, descriptor);
  }
  @Module({ imports: [logModule('answering', 'silent')], controllers: [Answers] })
  class AnswersModule {}

  useInnerKeys([testInnerKey]);
  const port = knownPort ?? (await freeTestPort());
  const calls = new CallServer({ host: '127.0.0.1', port });
  const app = await NestFactory.createMicroservice(AnswersModule, { logger: false, strategy: calls });
  app.useGlobalFilters(new RpcErrorFilter(await app.resolve(PinoLogger)));
  await app.listen();
  return { url: `tcp://127.0.0.1:${port}`, close: () => app.close(), takeLeave: () => calls.takeLeave(5_000) };
}
