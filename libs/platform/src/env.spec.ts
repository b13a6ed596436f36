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

test('everything that is missing or wrong is named at once, in plain words', () => {
  const { DATABASE_URL: _, ...rest } = complete;
  const wrong = {
    ...rest,
    RPC_PORT: '99999',
    HEALTH_PORT: 'nine',
    AI_RPC: 'http://ai',
    REDIS_URL: 'http://localhost',
    INNER_KEY: 'short',
    FILE_STORE: '',
    RPC: 'yes',
  };
  expect(() => readEnv(serviceEnv, wrong)).toThrow(
    new Error(`The configuration is not complete:
  REDIS_URL is not an address that begins with redis://
  INNER_KEY is shorter than 32 characters
  HEALTH_PORT is not a whole number
  FILE_STORE is missing
  AI_RPC is not an address that begins with tcp://
  DATABASE_URL is missing
  RPC is none of on, off
  RPC_PORT is more than 65535`),
  );
});

test('a placeholder for a secret is refused in production', () => {
  const placeholder = { ...complete, INNER_KEY: 'changeme-changeme-changeme-changeme-change' };
  expect(() => readEnv(serviceEnv, placeholder)).not.toThrow();
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    expect(() => readEnv(serviceEnv, { ...placeholder, NODE_ENV: 'production' })).toThrow('INNER_KEY is a placeholder');
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
});
