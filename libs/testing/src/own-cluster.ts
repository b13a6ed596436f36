import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { OwnRedis } from './own-redis';

const slots = 16_384;

/** A Redis Cluster for a single spec: three nodes that share the slots, each with a replica where asked for. It persists nothing. */
export class OwnCluster {
  private constructor(
    readonly primaries: OwnRedis[],
    private readonly replicas: OwnRedis[],
  ) {}

  static async start({ withReplicas = false } = {}): Promise<OwnCluster> {
    const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '1000'];
    const started = await Promise.all(Array.from({ length: withReplicas ? 6 : 3 }, () => OwnRedis.start(settings)));
    const cluster = new OwnCluster(started.slice(0, 3), started.slice(3));
    await cluster.meet();
    return cluster;
  }

  /** The address for Folia, with this hash tag. */
  url(tag: string): string {
    const [first, ...others] = [...this.primaries, ...this.replicas].map(({ port }) => `127.0.0.1:${port}`);
    return `redis+cluster://${first}/${tag}?${others.map((other) => `also=${other}`).join('&')}`;
  }

  /** The node that has the keys with this hash tag. */
  async ownerOf(tag: string): Promise<OwnRedis> {
    const slot = await this.ask(this.primaries[0], (redis) => redis.cluster('KEYSLOT', `{${tag}}`));
    return this.primaries[Math.floor((slot * 3) / slots)] as OwnRedis;
  }

  async close(): Promise<void> {
    await Promise.all([...this.primaries, ...this.replicas].map((one) => one.close()));
  }

  private async meet(): Promise<void> {
    const [first, ...others] = [...this.primaries, ...this.replicas];
    for (const [place, primary] of this.primaries.entries()) {
      const own = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => Math.floor((slot * 3) / slots) === place);
      await this.ask(primary, (redis) => redis.cluster('ADDSLOTS', ...own));
    }
    for (const { port } of others) await this.ask(first, (redis) => redis.cluster('MEET', '127.0.0.1', port));
    const isReady = (one: OwnRedis) =>
      this.ask(one, async (redis) => {
        const info = await redis.cluster('INFO');
        return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${others.length + 1}`);
      });
    for (const one of this.primaries) while (!(await isReady(one))) await sleep(50);
    for (const [place, replica] of this.replicas.entries()) {
      const primary = await this.ask(this.primaries[place], (redis) => redis.cluster('MYID'));
      while (
        !(await this.ask(replica, (redis) =>
          redis.cluster('REPLICATE', primary).then(
            () => true,
            () => false,
          ),
        ))
      )
        await sleep(50);
      while (!(await this.ask(replica, (redis) => redis.info('replication'))).includes('master_link_status:up')) await sleep(50);
    }
  }

  private async ask<T>(one: OwnRedis | undefined, question: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(one?.url ?? '');
    try {
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  }
}
