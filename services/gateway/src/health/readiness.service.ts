import { RpcClient } from '@folia/platform/rpc-client';
import { rpcUrls } from '@folia/platform/rpc-urls';
import { isLeaving } from '@folia/platform/stop';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { env } from '../env';

/** Without these no request is answered: who somebody is, and what there is to see. Without the others some are, and without Redis limits are counted here. */
const needed = new Set(['user', 'portfolio']);

/** `away`: parts that every request needs and that do not answer; `degraded`: other parts that do not answer. */
export type Readiness = { away: string[]; degraded: string[] };

/** What this process needs from others, and how much of it is there. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly redis: Redis,
  ) {}

  /** By name, now: Redis, and services that do not answer or whose database does not answer them. */
  async look(): Promise<Readiness> {
    if (isLeaving()) return { away: ['gateway'], degraded: [] };
    const redis = this.redis.ping().then(
      () => true,
      () => false,
    );
    const services = Object.keys(rpcUrls(env)).map(async (name) => ({ name, isReady: await this.rpc.isReady(name) }));
    const parts = await Promise.all([...services, redis.then((isReady) => ({ name: 'redis', isReady }))]);
    const missing = parts.filter(({ isReady }) => !isReady).map(({ name }) => name);
    return { away: missing.filter((name) => needed.has(name)), degraded: missing.filter((name) => !needed.has(name)) };
  }
}
