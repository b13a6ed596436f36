import { join } from 'node:path';
import { openWire } from '@folia/testing/wire';
import { prepareDirectory } from '../local/data-directory.mjs';
import { databaseServices } from '../local/database-services.mjs';
import { freePort } from '../local/ports.mjs';
import { ProcessList } from '../local/process-list.mjs';
import { startServices } from '../local/services.mjs';
import { through } from './through.mjs';

let hosts = 0;

/**
 * The four services and a gateway once more, on the same stores: another host, whose lines may fail one by one. `lines`: which of them run over wires (`database`,
 * `redis`, and the services by name, for whoever asks them).
 */
export async function openSecondHost(system, lines) {
  const home = join(system.home, `host-${++hosts}`);
  prepareDirectory(home);
  const portOf = {};
  for (const name of databaseServices) portOf[name] = await freePort();
  const targets = { ...portOf, database: Number(new URL(system.stores.databaseUrl).port), redis: Number(new URL(system.stores.redisUrl).port) };
  const wires = {};
  for (const line of lines) wires[line] = await openWire(targets[line]);
  const by = (line, url) => (wires[line] ? through(url, wires[line]) : url);
  const addresses = databaseServices.map((name) => [`${name.toUpperCase()}_RPC`, `tcp://127.0.0.1:${wires[name]?.port ?? portOf[name]}`]);

  const environments = {};
  for (const name of [...databaseServices, 'gateway']) {
    const own = system.environments()[name];
    environments[name] = {
      ...own,
      ...Object.fromEntries(addresses),
      REDIS_URL: by('redis', system.stores.redisUrl),
      HEALTH_PORT: String(await freePort()),
      ...(name === 'gateway' ? { PORT: String(await freePort()) } : { RPC_PORT: String(portOf[name]), DATABASE_URL: by('database', own.DATABASE_URL) }),
    };
  }
  const list = new ProcessList(home);
  const running = [];
  const stop = async () => {
    for (const one of running.splice(0).toReversed()) await one.stop();
  };
  return {
    url: `http://localhost:${environments.gateway.PORT}`,
    wires,
    names: Object.keys(environments),
    /** Resolves when it is ready; throws when it has ended before. */
    async start(name) {
      const beside = { dataDirectory: home, list, startsAgainAtOnce: true, signal: system.signal };
      running.push(await startServices({ environments: { [name]: environments[name] }, ...beside }));
    },
    /** Ends its processes. */
    stop,
    async close() {
      await stop();
      for (const wire of Object.values(wires)) wire.close();
    },
  };
}
