import { connect, type Socket } from 'node:net';
import { AbstractConnector, Redis, type RedisOptions } from 'ioredis';

type Address = { host: string; port: number };
/** First and last slot, then the primary, then its replicas (`CLUSTER SLOTS`). */
type SlotRange = [first: number, last: number, primary: [host: string | null, port: number], ...replicas: unknown[]];

const clusterPort = 6379;
const askWithinMs = 2_000;

/** The part of a key between braces, by which Redis Cluster chooses the slot: keys with the same tag lie together. Null: there is none. */
export const hashTagOf = (prefix: string): string | null => /^[^{]*\{([^}]+)\}/.exec(prefix)?.[1] ?? null;

/** The hash tag that an address of a Redis Cluster names, `redis+cluster://:<password>@<host>:<port>/<tag>?also=<host>:<port>`; null for any other address. */
export function clusterTagOf(address: string): string | null {
  const url = new URL(address);
  return url.protocol === 'redis+cluster:' ? decodeURIComponent(url.pathname.slice(1)) : null;
}

/** Which node a key of the slot has to be asked of, as one of the nodes says it. */
async function ownerOf(tag: string, { host, port }: Address, credentials: RedisOptions): Promise<Address> {
  const patience = { lazyConnect: true, connectTimeout: askWithinMs, commandTimeout: askWithinMs, maxRetriesPerRequest: 0, retryStrategy: () => null };
  const node = new Redis({ host, port, ...credentials, ...patience });
  // What is wrong with it comes as the refusal of the command.
  node.on('error', () => {});
  try {
    await node.connect();
    const slot = await node.cluster('KEYSLOT', `{${tag}}`);
    const ranges = (await node.call('CLUSTER', 'SLOTS')) as SlotRange[];
    const primary = ranges.find(([first, last]) => first <= slot && slot <= last)?.[2];
    if (!primary) throw new Error(`no node of the Redis Cluster has slot ${slot}`);
    // An empty name means the one that was asked.
    return { host: primary[0] || host, port: primary[1] };
  } finally {
    node.disconnect();
  }
}

/** Connects to the node that holds the slot now, which any node knows: the ones of the address are asked in turn. */
function slotConnector(tag: string, nodes: Address[], credentials: RedisOptions) {
  return class SlotConnector extends AbstractConnector {
    constructor(options: unknown) {
      super((options as RedisOptions).disconnectTimeout ?? askWithinMs);
    }

    async connect(): Promise<Socket> {
      this.connecting = true;
      const reasons: string[] = [];
      for (const node of nodes) {
        const owner = await ownerOf(tag, node, credentials).catch((error: Error) => void reasons.push(error.message));
        if (!this.connecting) throw new Error('Connection is closed.');
        if (!owner) continue;
        const stream = connect(owner);
        this.stream = stream;
        return stream;
      }
      throw new Error(`no node of the Redis Cluster answers: ${reasons.join('; ')}`);
    }
  };
}

/**
 * How to reach the one node of a Redis Cluster that holds everything of Folia: all its keys have the same hash tag, so they lie in one slot, and scripts and
 * queues may use several at once. Null for the address of anything else. `also` may be there several times.
 */
export function clusterOptions(address: string): RedisOptions | null {
  const tag = clusterTagOf(address);
  if (tag === null) return null;
  const url = new URL(address);
  const nodes = [url.host, ...url.searchParams.getAll('also')].map((host) => {
    const { hostname, port } = new URL(`redis+cluster://${host}`);
    return { host: hostname, port: Number(port || clusterPort) };
  });
  const credentials = {
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(url.password && { password: decodeURIComponent(url.password) }),
  };
  return {
    ...credentials,
    Connector: slotConnector(tag, nodes, credentials),
    // The slot has gone to another node, or its node has lost the others: which one has it now is asked again.
    reconnectOnError: ({ message }) => /^(MOVED|CLUSTERDOWN|READONLY)/.test(message),
  };
}
