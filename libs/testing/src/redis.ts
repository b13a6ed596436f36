import { randomUUID } from 'node:crypto';
import { testEnv } from './test-env';

/** The Redis of this test run, and a prefix of one's own in it: no spec sees another's queues. */
export const testRedis = (): { url: string; prefix: string } => ({ url: testEnv('TEST_REDIS_URL'), prefix: `test-${randomUUID().slice(0, 8)}` });
