import { readEnv, serviceEnv } from './env';

const complete = {
  REDIS_URL: 'redis://localhost:6379',
  INNER_KEY: 'k'.repeat(48),
  HEALTH_PORT: '7201',
  FILE_STORE: '/tmp/files',
  USER_RPC: 'tcp://user:7101',
  PORTFOLIO_RPC: 'tcp://portfolio:7102',
  AI_RPC: 'tcp://ai:7103',
  SHARING_RPC: 'tcp://sharing:7104',
  DATABASE_URL: 'postgres://folia_ai:x@localhost/folia',
  RPC_PORT: '7103',
};

test('a complete configuration is typed and has its defaults', () => {
  expect(readEnv(serviceEnv, complete)).toMatchObject({ RPC_PORT: 7103, RPC: 'on', QUEUES: 'all', LOG_LEVEL: 'info', NODE_ENV: 'development' });
});

test('everything that is missing or wrong is named at once', () => {
  const { DATABASE_URL: _, ...rest } = complete;
  const message = (() => {
    try {
      return String(readEnv(serviceEnv, { ...rest, RPC_PORT: '99999', AI_RPC: 'http://ai', INNER_KEY: 'short', FILE_STORE: '' }));
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of ['DATABASE_URL', 'RPC_PORT', 'AI_RPC', 'INNER_KEY', 'FILE_STORE']) expect(message).toContain(name);
  expect(message).not.toContain('REDIS_URL');
});

test('a placeholder for a secret is refused in production', () => {
  const placeholder = { ...complete, INNER_KEY: 'changeme-changeme-changeme-changeme-change' };
  expect(() => readEnv(serviceEnv, placeholder)).not.toThrow();
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    expect(() => readEnv(serviceEnv, { ...placeholder, NODE_ENV: 'production' })).toThrow('INNER_KEY: is a placeholder');
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
});
