import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@folia/contracts/errors';
import { type ClientProxy, ClientProxyFactory, Transport } from '@nestjs/microservices';

const resolveEveryMs = 5_000;
const lookEveryMs = 100;
/** Longer than any question may take. */
const drainMs = 60_000;

/** An address that does not even refuse the connection is given up on after a second. */
const connects = (client: ClientProxy): Promise<boolean> => {
  const connected = client.connect().then(
    () => true,
    () => false,
  );
  return Promise.race([connected, sleep(1_000, false)]);
};

/** All addresses behind one service name, with one connection each, used in turn (Nest's client supports only one). */
export class ServiceClients {
  private readonly clients = new Map<string, ClientProxy>();
  /** When each connection last brought an answer. */
  private readonly heardAt = new WeakMap<ClientProxy, number>();
  private turn = 0;
  private resolvedAt = 0;
  private resolving: Promise<void> | undefined;
  private awaySince: number | undefined;
  private looking: Promise<ClientProxy | null> | undefined;

  /** `restartWithinMs`: how long callers wait for a service that is restarting. After that it counts as away, and callers are told so at once. */
  constructor(
    private readonly url: URL,
    private readonly restartWithinMs: number,
  ) {}

  async next(): Promise<ClientProxy> {
    if (Date.now() - this.resolvedAt > resolveEveryMs) {
      this.resolving ??= this.resolve().finally(() => {
        this.resolving = undefined;
      });
    }
    // Known addresses are good enough while they are resolved again; only the very first calls wait.
    if (this.clients.size === 0) await this.resolving;
    const client = this.inTurn()[0];
    if (!client) throw new AppError('UNAVAILABLE');
    return client;
  }

  /** For use after a call that did not get through: a connected client, at once or as soon as the service has restarted. Null when it is away. */
  findConnected(): Promise<ClientProxy | null> {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  /** The service has answered, so the next failure would be a new outage. */
  noteAnswer(client: ClientProxy): void {
    this.awaySince = undefined;
    this.heardAt.set(client, performance.now());
  }

  /**
   * A call that was sent then is late. If its connection has been silent since, it may be one that a broken network has forgotten, which would stay so long
   * after the network is whole again: later calls get a new connection. Those that still wait on the old one run into their own limits.
   */
  noteLate(client: ClientProxy, sentAt: number): void {
    if ((this.heardAt.get(client) ?? 0) > sentAt) return;
    for (const [host, current] of this.clients) {
      if (current !== client) continue;
      this.clients.set(host, this.connectionTo(host));
      setTimeout(() => client.close(), drainMs).unref();
    }
  }

  close() {
    for (const client of this.clients.values()) client.close();
  }

  private async look(): Promise<ClientProxy | null> {
    for (;;) {
      for (const client of this.inTurn()) {
        if (await connects(client)) return client;
      }
      this.awaySince ??= performance.now();
      if (performance.now() - this.awaySince > this.restartWithinMs) return null;
      await sleep(lookEveryMs);
    }
  }

  private inTurn(): ClientProxy[] {
    const all = [...this.clients.values()];
    const first = this.turn++ % (all.length || 1);
    return [...all.slice(first), ...all.slice(0, first)];
  }

  private async resolve() {
    const found = await lookup(this.url.hostname, { all: true }).catch(() => []);
    if (found.length === 0) return;
    this.resolvedAt = Date.now();
    const hosts = new Set(found.map(({ address }) => address));
    for (const [host, client] of this.clients) {
      if (hosts.has(host)) continue;
      client.close();
      this.clients.delete(host);
    }
    for (const host of hosts) {
      if (this.clients.has(host)) continue;
      this.clients.set(host, this.connectionTo(host));
    }
  }

  private connectionTo(host: string): ClientProxy {
    return ClientProxyFactory.create({ transport: Transport.TCP, options: { host, port: Number(this.url.port) } });
  }
}
