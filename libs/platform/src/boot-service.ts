import 'reflect-metadata';
import { systemCaller } from '@folia/contracts/caller';
import { eventsFor } from '@folia/contracts/event-subscribers';
import { listSwitchedOff } from '@folia/contracts/feature-switch/questions';
import { jobsOf, rpcsOf } from '@folia/contracts/features';
import type { INestApplicationContext, INestMicroservice, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { startBackground } from './background';
import { CallServer } from './call-server';
import { type Migration, migrate, pingDatabase } from './database';
import { checkComplete, findHandlers, findListeners, findProcessors } from './discovery';
import type { ServiceEnv } from './env';
import { useFeatureSwitches } from './feature-switches';
import { startHealth } from './health';
import { RpcClient } from './rpc-client';
import { RpcErrorFilter } from './rpc-error.filter';
import { handlesKey, useInnerKeys } from './rpc-handler';
import { stopOnSignals } from './stop';
import { measureStores } from './store-metrics';
import { logFailuresTo } from './watched-part';

/** How long callers may take to have their last answers; longer than most calls last, and within what {@link stopOnSignals} allows. */
const leaveWithinMs = 6_000;

export type ServiceParts = {
  name: string;
  env: ServiceEnv;
  module: Type | import('@nestjs/common').DynamicModule;
  migrations: Migration[];
  beforeExit?: () => Promise<void>;
};

/**
 * Starts one service: migrates, checks that every contract has exactly one handler, answers questions (`RPC=on`), works on queues (`QUEUES`), opens its health
 * port, and stops cleanly on a signal or when its launcher is gone. Answers how to stop it.
 */
export async function bootService({ name, env, module, migrations, beforeExit }: ServiceParts): Promise<() => Promise<void>> {
  useInnerKeys(env.INNER_KEY);
  await migrate(env.DATABASE_URL, name, migrations);
  const calls = env.RPC === 'on' ? new CallServer({ host: env.INNER_HOST, port: env.RPC_PORT }) : null;
  const app = await createApp(calls, module);
  const log = await app.resolve(PinoLogger);
  logFailuresTo(log);
  useFeatureSwitches(async () => (await app.get(RpcClient).call(listSwitchedOff, systemCaller(name), {})).off);
  checkComplete(
    'question',
    rpcsOf(name).map((rpc) => rpc.name),
    findHandlers(app, handlesKey).map((one) => ({ name: one.value.name, by: one.name })),
  );
  checkComplete(
    'job',
    jobsOf(name).map((job) => job.name),
    findProcessors(app).map((one) => ({ name: one.value.name, by: one.name })),
  );
  checkComplete(
    'event',
    eventsFor(name).map((event) => event.name),
    findListeners(app).map((one) => ({ name: one.value.name, by: one.name })),
  );
  if ('listen' in app) {
    app.useGlobalFilters(new RpcErrorFilter(log));
    await app.listen();
  } else await app.init();
  measureStores(app.get(DataSource), jobsOf(name).length > 0);
  const stopBackground = await startBackground(app, name, env, log);
  const health = await startHealth(env, {
    ready: () => pingDatabase(app.get(DataSource)).then(() => true),
  });
  const stop = async () => {
    health.close();
    // Whoever asks goes elsewhere while jobs are brought to their end.
    await Promise.all([stopBackground(), calls?.takeLeave(leaveWithinMs)]);
    await app.close();
    await beforeExit?.();
  };
  stopOnSignals(stop, env.DRAIN_SECONDS);
  return stop;
}

async function createApp(calls: CallServer | null, module: ServiceParts['module']): Promise<INestMicroservice | INestApplicationContext> {
  const app = calls
    ? await NestFactory.createMicroservice(module, { bufferLogs: true, strategy: calls })
    : await NestFactory.createApplicationContext(module, { bufferLogs: true });
  app.useLogger(app.get(Logger));
  return app;
}
