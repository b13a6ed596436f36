import { randomUUID } from 'node:crypto';
import { testEnv } from './test-env';

/** The Redis of this test run, with a prefix for each spec: no spec sees another's queues. */
export const testRedis = (): { url: string; prefix: string } => ({ url: testEnv('TEST_REDIS_URL'), prefix: `test-${randomUUID().slice(0, 8)}` });
