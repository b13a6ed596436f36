import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceEnv } from '@folia/platform/env';
import type { KeyList } from '@folia/platform/key-list';
import { testRedis } from './redis';

export const testInnerKey = 'an-inner-key-that-only-the-tests-know-of';

/** The configuration of a service in a spec: its own database, its own queues, one address for every other service, the keys of the gate and of webhooks, and receivers of this machine. */
export function testServiceEnv(
  databaseUrl: string,
  otherServices = 'tcp://127.0.0.1:1',
): ServiceEnv & { GATE_KEY: KeyList; WEBHOOK_KEY: KeyList; WEBHOOK_TEST_HOSTS: string } {
  const redis = testRedis();
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    INNER_KEY: [testInnerKey],
    GATE_KEY: ['a-key-of-the-gate-that-only-the-tests-know'],
    WEBHOOK_KEY: ['a-key-of-webhooks-that-only-the-tests-know'],
    WEBHOOK_TEST_HOSTS: '127.0.0.1',
    HEALTH_PORT: 1,
    INNER_HOST: '127.0.0.1',
    DRAIN_SECONDS: 0,
    FILE_STORE: join(tmpdir(), redis.prefix, 'files'),
    S3_REGION: 'us-east-1',
    USER_RPC: otherServices,
    PORTFOLIO_RPC: otherServices,
    AI_RPC: otherServices,
    SHARING_RPC: otherServices,
    DATABASE_URL: databaseUrl,
    RPC: 'on',
    RPC_PORT: 1,
    QUEUES: 'all',
  };
}
