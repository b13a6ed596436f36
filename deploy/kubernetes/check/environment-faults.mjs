import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../local/paths.mjs';

/** What the image sets for itself. */
const ofImage = Object.fromEntries(
  readFileSync(inRoot('deploy', 'docker', 'Dockerfile'), 'utf8')
    .match(/^ENV (.+)$/m)[1]
    .split(' ')
    .map((pair) => pair.split('=')),
);

const random = 'k3'.repeat(24);
const sessionKey = { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'one' };
/** Stands for what an operator's Secret holds. */
const fromSecret = {
  INNER_KEY: random,
  GATE_KEY: random,
  WEBHOOK_KEY: random,
  DELETED_IDENTITY_KEY: random,
  SESSION_KEYS: JSON.stringify([sessionKey]),
  REDIS_URL: 'redis://:word@redis:6379',
  DATABASE_URL: 'postgres://folia:word@postgres:5432/folia',
  SMTP_URL: 'smtp://mail.example.com:587',
  STRIPE_SECRET_KEY: 'sk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  IDP_LINKEDIN_CLIENT_SECRET: 'l1',
  LLM_API_KEY: 'm1',
  S3_ACCESS_KEY_ID: 's1',
  S3_SECRET_ACCESS_KEY: 's2',
};

/** Reads the configuration with the service's own code, once for each environment it is given on its standard input. */
const reader = `
  const [file, environments] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  console.log(JSON.stringify(environments.map((one) => {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, one);
    delete require.cache[require.resolve(file)];
    try {
      return { known: Object.keys(require(file).env) };
    } catch (error) {
      return { fault: error.message };
    }
  })));`;

const readerOfBackup = `
  import(process.argv[1]).then(({ givenSystem }) => {
    const found = givenSystem();
    console.log(JSON.stringify({ services: Object.keys(found?.databases ?? {}), redis: Boolean(found?.redisUrl), keyless: Object.entries(found?.keys ?? {}).filter(([, prints]) => prints.length === 0).map(([name]) => name) }));
  }).catch((error) => console.log(JSON.stringify({ fault: error.message })));`;

/** What the backup lacks in the environment of its container, as its own code reads it. */
export function backupFaults({ env }) {
  const given = Object.fromEntries(env.map(({ name, value, valueFrom }) => [name, value ?? fromSecret[valueFrom.secretKeyRef.key] ?? '']));
  const file = inRoot('deploy', 'backup', 'system.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', readerOfBackup, file], { env: given, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { fault, services, redis, keyless } = JSON.parse(stdout);
  if (fault) return [`CronJob backup: ${fault}`];
  return [
    ...(services.length === 4 ? [] : [`CronJob backup reaches the databases of ${services.join(', ') || 'nobody'} alone`]),
    ...(redis ? [] : ['CronJob backup has no REDIS_URL']),
    ...keyless.map((name) => `CronJob backup takes no print of ${name}`),
  ];
}

/** What a service says to the environments that Deployments of it have: what is missing, wrong, or not known to it. */
export function environmentFaults(service, deployments) {
  const environments = deployments.map(({ env }) => Object.fromEntries(env.map(({ name, value }) => [name, value ?? fromSecret[name] ?? ''])));
  const input = JSON.stringify([inRoot('services', service, 'dist', 'env.js'), environments.map((one) => ({ ...ofImage, ...one }))]);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', reader], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).flatMap(({ fault, known }, index) => {
    const { name } = deployments[index];
    if (fault) return [`Deployment ${name}: ${fault}`];
    return Object.keys(environments[index])
      .filter((variable) => !known.includes(variable))
      .map((variable) => `Deployment ${name}: ${variable} is not read by ${service}, or the Secret has no such key`);
  });
}
