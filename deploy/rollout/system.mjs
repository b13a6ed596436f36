import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDirectory } from '../local/data-directory.mjs';
import { ensureRoles } from '../local/database-roles.mjs';
import { databaseServices } from '../local/database-services.mjs';
import { freePort } from '../local/ports.mjs';
import { startPostgres } from '../local/postgres.mjs';
import { ProcessList } from '../local/process-list.mjs';
import { startRedis } from '../local/redis.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { serviceEnvironments } from '../local/service-environments.mjs';
import { Instance } from './instance.mjs';

const copies = [1, 2];
const parts = [...databaseServices, 'ai-worker', 'gateway'];
/** How often it is asked who is ready, in ms: a cluster's probes and balancers are slower, and bridge that by a hook before the stop. */
const lookEveryMs = 250;
/** As long as it takes until everybody has looked. */
const drain = { DRAIN_SECONDS: '2' };
const settings = { LOG_LEVEL: 'warn', PROXY_HOPS: '1', IDP_GOOGLE_CLIENT_ID: 'trial.example' };

const preload = join(import.meta.dirname, 'headless-names.cjs');

const serviceOf = (part) => (part === 'ai-worker' ? 'ai' : part);
const nameOf = (service) => `${service}.folia.test`;

/** Each process has an address of its own on loopback, and all of a service have the same port, as pods have. */
function environmentOf(part, copy, base, ports) {
  const INNER_HOST = `127.0.${10 + parts.indexOf(part)}.${copy}`;
  const addresses = Object.fromEntries(databaseServices.map((service) => [`${service.toUpperCase()}_RPC`, `tcp://${nameOf(service)}:${ports.rpc[service]}`]));
  const work = { ai: { QUEUES: 'events-ai' }, 'ai-worker': { RPC: 'off', QUEUES: 'resume-import,fit-score,tailor-made,deep-talk,screening' } };
  return {
    ...base,
    ...addresses,
    INNER_HOST,
    HEALTH_PORT: String(ports.health),
    ...work[part],
    ...drain,
    NODE_OPTIONS: `--require=${preload}`,
    FOLIA_NAMES: ports.names,
  };
}

/**
 * Two of everything behind names and a balancer that go by `/ready`; PostgreSQL and Redis are there once and stay up.
 * @param {{dataDirectory: string, modelUrl: string, signal: AbortSignal}} options
 */
export async function openSystem({ dataDirectory, modelUrl, signal }) {
  prepareDirectory(dataDirectory);
  const list = new ProcessList(dataDirectory);
  await list.stopLeftovers();
  const secrets = loadSecrets(dataDirectory);
  const store = { dataDirectory, list, throwAway: true, signal };
  const redis = await startRedis({ ...store, password: secrets.redisPassword });
  const postgres = await startPostgres({ ...store, password: secrets.postgresPassword });
  const databases = await ensureRoles(postgres.adminUrl, secrets.rolePasswords);

  const gatewayPorts = [await freePort(), await freePort()];
  const port = await freePort();
  const [health, rpcPorts] = [await freePort(), await Promise.all(databaseServices.map(freePort))];
  const rpc = Object.fromEntries(databaseServices.map((service, place) => [service, rpcPorts[place]]));
  const names = join(dataDirectory, 'names.json');
  const environments = serviceEnvironments({
    settings: { ...settings, LLM_BASE_URL: modelUrl, LLM_MODEL: 'trial' },
    secrets,
    databases,
    redisUrl: redis.url,
    dataDirectory,
    appUrl: `http://localhost:${port}`,
    gatewayPorts,
    signIn: {},
    ports: { rpc, health: { ...rpc, gateway: health, 'gateway-2': health } },
  });

  const deaths = [];
  const instances = parts.flatMap((part) =>
    copies.map((copy) => {
      const base = environments[part === 'gateway' && copy === 2 ? 'gateway-2' : serviceOf(part)];
      const env = environmentOf(part, copy, base, { rpc, health, names });
      return new Instance({ name: `${part}-${copy}`, service: serviceOf(part), env, dataDirectory, list, onDeath: (name) => deaths.push(name) });
    }),
  );

  const ready = new Set();
  const tellNames = () => {
    const addressesOf = (service) =>
      instances.filter((one) => ready.has(one) && one.env.RPC === 'on' && one.service === service).map(({ env }) => env.INNER_HOST);
    writeFileSync(`${names}.new`, JSON.stringify(Object.fromEntries(databaseServices.map((service) => [nameOf(service), addressesOf(service)]))));
    renameSync(`${names}.new`, names);
  };
  tellNames();
  // Two slow answers in a row count as a no, as in the chart.
  let isOver = false;
  const watch = async (one) => {
    for (let slow = 0; !isOver; await sleep(lookEveryMs)) {
      const isReady = await one.isReady();
      slow = isReady === undefined ? slow + 1 : 0;
      if (isReady === ready.has(one) || slow === 1) continue;
      if (isReady) ready.add(one);
      else ready.delete(one);
      tellNames();
    }
  };
  for (const one of instances) void watch(one);

  const close = async () => {
    isOver = true;
    await Promise.all(instances.map((one) => one.stop()));
    await postgres.stop();
    await redis.stop();
  };
  return {
    port,
    databases,
    redisUrl: redis.url,
    deaths,
    instances,
    close,
    /** The gateways that are ready now. */
    readyGateways: () => [...ready].filter(({ service }) => service === 'gateway').map(({ env }) => Number(env.PORT)),
  };
}
