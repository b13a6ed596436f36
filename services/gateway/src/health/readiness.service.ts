import { RpcClient } from '@folia/platform/rpc-client';
import { rpcUrls } from '@folia/platform/rpc-urls';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { env } from '../env';

/** What this process needs of others to answer everything it is asked. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly redis: Redis,
  ) {}

  /** The parts that are away now, by name: Redis, and services that do not answer or whose database does not answer them. */
  async away(): Promise<string[]> {
    const redis = this.redis.ping().then(
      () => true,
      () => false,
    );
    const services = Object.keys(rpcUrls(env)).map(async (name) => ({ name, isReady: await this.rpc.isReady(name) }));
    const parts = await Promise.all([...services, redis.then((isReady) => ({ name: 'redis', isReady }))]);
    return parts.filter(({ isReady }) => !isReady).map(({ name }) => name);
  }
}
