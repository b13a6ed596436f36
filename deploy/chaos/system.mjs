import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startIdentityProvider } from '@folia/testing/identity-provider';
import { openWire } from '@folia/testing/wire';
import pg from 'pg';
import { prepareDirectory } from '../local/data-directory.mjs';
import { freePort } from '../local/ports.mjs';
import { ProcessList } from '../local/process-list.mjs';
import { startProduct } from '../local/product.mjs';
import { startServices } from '../local/services.mjs';
import { openTestWorld } from '../local/test-world.mjs';
import { startCountedModel } from './model.mjs';
import { through } from './through.mjs';

/** The process that only works on queues, beside the service that also answers. */
const worker = 'ai-2';

/**
 * Folia as it runs: two gateways, the four services, one more worker, stores of their own, a model that counts, Redis and the model behind wires that can fail.
 * What dies is started again at once.
 */
export async function openSystem(signal) {
  const stops = [];
  const close = async () => {
    while (stops.length > 0) await stops.pop()();
  };
  const started = async (starting, stop) => {
    const it = await starting;
    stops.push(() => stop(it));
    return it;
  };
  try {
    const world = await started(openTestWorld(signal, { keepsRedis: true }), (it) => it.close());
    const redisWire = await started(openWire(Number(new URL(world.redisUrl).port)), (it) => it.close());
    const model = await started(startCountedModel(), (it) => it.close());
    const modelWire = await started(openWire(Number(new URL(model.url).port)), (it) => it.close());
    const identityProvider = await started(startIdentityProvider(), (it) => it.close());
    const settings = {
      LOG_LEVEL: 'warn',
      REDIS_URL: through(world.redisUrl, redisWire),
      DATABASE_URL: world.databaseUrl,
      LLM_BASE_URL: through(model.url, modelWire),
      LLM_API_KEY: 'sk-chaos',
      LLM_MODEL: 'counted',
      IDP_GOOGLE_CLIENT_ID: 'folia-chaos',
      IDP_GOOGLE_ISSUER: identityProvider.issuer,
      IDP_GOOGLE_JWKS: `${identityProvider.issuer}/jwks`,
    };
    const how = { throwAway: true, startsAgainAtOnce: true, settings, signal };
    const product = await started(startProduct({ dataDirectory: world.productHome, port: await freePort(), gateways: 2, ...how }), (it) => it.stop());
    const environments = () => JSON.parse(readFileSync(join(world.productHome, 'environment.json'), 'utf8'));
    const workerHome = join(world.home, 'worker');
    prepareDirectory(workerHome);
    const ofWorker = { ...environments().ai, RPC: 'off', RPC_PORT: String(await freePort()), HEALTH_PORT: String(await freePort()) };
    const beside = { dataDirectory: workerHome, list: new ProcessList(workerHome), startsAgainAtOnce: true, signal };
    await started(startServices({ environments: { [worker]: ofWorker }, ...beside }), (it) => it.stop());

    const homes = [world.productHome, workerHome, join(world.home, 'stores')];
    const pidOf = (name) => homes.flatMap((home) => JSON.parse(readFileSync(join(home, 'processes.json'), 'utf8'))).find((one) => one.name === name)?.pid;
    const healthOf = (name) => (name === worker ? ofWorker : environments()[name]).HEALTH_PORT;
    const faults = [];
    return {
      signal,
      home: world.home,
      urls: product.urls,
      model,
      identityProvider,
      wires: { redis: redisWire, model: modelWire },
      stores: { databaseUrl: Object.assign(new URL(world.databaseUrl), { pathname: '/folia' }).href, redisUrl: world.redisUrl },
      environments,
      fileStore: environments().ai.FILE_STORE,
      /** What was done to the system, and when. */
      faults,
      pidOf,
      /** Sends a process a signal, and answers the fault that this is; null while the process is being started again. */
      strike(name, sent = 'SIGKILL') {
        const pid = pidOf(name);
        if (pid === undefined) return null;
        const fault = { name, at: Date.now() };
        faults.push(fault);
        process.kill(pid, sent);
        return fault;
      },
      /** Resolves when these processes answer that they are ready. */
      async untilReady(names = ['user', 'portfolio', 'ai', 'sharing', 'gateway', 'gateway-2', worker], within = 120_000) {
        const deadline = Date.now() + within;
        for (const name of names) {
          const isReady = () =>
            fetch(`http://127.0.0.1:${healthOf(name)}/ready`, { signal: AbortSignal.timeout(3_000) }).then(
              ({ ok }) => ok,
              () => false,
            );
          while (!(await isReady())) {
            signal.throwIfAborted();
            if (Date.now() > deadline) throw new Error(`${name} was not ready within ${within / 1000} s`);
            await sleep(50);
          }
        }
      },
      /** Resolves when the database takes connections. */
      async untilDatabase() {
        for (;;) {
          const client = new pg.Client({ connectionString: world.databaseUrl, connectionTimeoutMillis: 2_000 });
          client.on('error', () => {});
          const isThere = await client.connect().then(
            () => true,
            () => false,
          );
          await client.end().catch(() => {});
          if (isThere) return;
          await sleep(50, undefined, { signal });
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
