import { join } from 'node:path';
import { openWire } from '@folia/testing/wire';
import { prepareDirectory } from '../local/data-directory.mjs';
import { ProcessList } from '../local/process-list.mjs';
import { startServices } from '../local/services.mjs';
import { makeHosts, storeAddress } from './hosts.mjs';

/** Which processes run on which host. */
const layout = {
  gateway: 'g1',
  'gateway-2': 'g2',
  user: 's1',
  portfolio: 's1',
  sharing: 's2',
  ai: 's2',
  'ai-2': 'w1',
  'ai-3': 'w2',
  'ai-4': 'w3',
};
const ports = { PORT: '8080', RPC_PORT: '7100', HEALTH_PORT: '7200' };
const portOf = (name, base) => String(Number(base) + Object.keys(layout).indexOf(name));

/** Folia on seven hosts: two gateways, two of services, three workers, each in a network of its own; the stores are on the machine itself. */
export async function startCluster(system) {
  const hosts = makeHosts([...new Set(Object.values(layout))]);
  const stops = [hosts.remove];
  const close = async () => {
    while (stops.length > 0) await stops.pop()();
  };
  const at = (name) => hosts.addressOf(layout[name]);
  try {
    const wires = {};
    for (const store of ['postgres', 'redis']) {
      wires[store] = await openWire(Number(new URL(system.stores[store === 'postgres' ? 'databaseUrl' : 'redisUrl']).port), storeAddress);
      stops.push(() => wires[store].close());
    }
    const model = await openWire(system.model.port, storeAddress);
    stops.push(() => model.close());
    const moved = (url, wire) => Object.assign(new URL(url), { hostname: storeAddress, port: String(wire.port) }).href;
    const known = system.environments();
    const rpc = Object.fromEntries(
      ['user', 'portfolio', 'ai', 'sharing'].map((service) => [`${service.toUpperCase()}_RPC`, `tcp://${at(service)}:${portOf(service, ports.RPC_PORT)}`]),
    );
    const environmentOf = (name) => {
      const env = known[name] ?? known[name.replace(/-\d+$/, '')];
      const isWorker = /^ai-/.test(name);
      return {
        ...env,
        ...rpc,
        INNER_HOST: at(name),
        HEALTH_PORT: portOf(name, ports.HEALTH_PORT),
        REDIS_URL: moved(env.REDIS_URL, wires.redis),
        ...(env.DATABASE_URL && { DATABASE_URL: moved(env.DATABASE_URL, wires.postgres) }),
        ...(env.LLM_BASE_URL && { LLM_BASE_URL: moved(env.LLM_BASE_URL, model) }),
        ...(env.PORT ? { PORT: portOf(name, ports.PORT) } : { RPC_PORT: portOf(name, ports.RPC_PORT) }),
        ...(isWorker && { RPC: 'off' }),
        ...(name === 'ai' && { QUEUES: 'events-ai' }),
      };
    };
    const environments = Object.fromEntries(Object.keys(layout).map((name) => [name, environmentOf(name)]));
    const dataDirectory = join(system.home, 'cluster');
    prepareDirectory(dataDirectory);
    const list = new ProcessList(dataDirectory);
    const within = (name) => hosts.within(layout[name]);
    const services = await startServices({ environments, dataDirectory, list, startsAgainAtOnce: true, within, signal: system.signal });
    stops.push(services.stop);
    return {
      hosts: [...new Set(Object.values(layout))],
      urls: ['gateway', 'gateway-2'].map((name) => `http://${at(name)}:${environments[name].PORT}`),
      connections: () => wires.postgres.connections() + wires.redis.connections(),
      cutOff: hosts.cutOff,
      join: hosts.join,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
