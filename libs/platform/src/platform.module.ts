import { subscribersOf } from '@folia/contracts/event-subscribers';
import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CallsController } from './calls.controller';
import { databaseModule, type Entity } from './database';
import type { ServiceEnv } from './env';
import { FileStore } from './file-store';
import { JobDesk } from './job-desk';
import { JobRows } from './job-rows';
import { logModule } from './log';
import { openFileStore } from './open-file-store';
import { Outbox } from './outbox';
import { ProgressWriter } from './progress';
import { Queues } from './queues';
import { RpcClient } from './rpc-client';
import { rpcUrls } from './rpc-urls';

/** The foundation of every service with tables, ready for injection. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    private readonly queues: Queues,
    private readonly progress: ProgressWriter,
    private readonly rpc: RpcClient,
  ) {}

  static forService(service: string, env: ServiceEnv, entities: Entity[]): DynamicModule {
    const providers = [
      { provide: RpcClient, useFactory: () => new RpcClient(rpcUrls(env), env.INNER_KEY[0]) },
      { provide: Queues, useFactory: () => new Queues(env.REDIS_URL, env.REDIS_PREFIX) },
      { provide: ProgressWriter, useFactory: () => new ProgressWriter(env.REDIS_URL, env.REDIS_PREFIX) },
      { provide: FileStore, useFactory: () => openFileStore(env) },
      { provide: JobRows, useFactory: (database: DataSource) => new JobRows(database), inject: [DataSource] },
      { provide: Outbox, useFactory: (database: DataSource, queues: Queues) => new Outbox(database, queues, subscribersOf), inject: [DataSource, Queues] },
      {
        provide: JobDesk,
        useFactory: (database: DataSource, rows: JobRows, outbox: Outbox, queues: Queues, progress: ProgressWriter) =>
          new JobDesk(database, rows, outbox, queues, progress),
        inject: [DataSource, JobRows, Outbox, Queues, ProgressWriter],
      },
    ];
    return {
      module: PlatformModule,
      imports: [DiscoveryModule, logModule(service, env.LOG_LEVEL), databaseModule(env.DATABASE_URL, service, entities)],
      controllers: [CallsController],
      providers,
      exports: providers.map((one) => one.provide),
    };
  }

  async onApplicationShutdown() {
    await this.queues.close();
    this.progress.close();
    this.rpc.close();
  }
}
