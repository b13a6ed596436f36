import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceConnection } from './service-connection';

const resolveEveryMs = 5_000;
const lookEveryMs = 100;
/** Longer than any question may take. */
const drainMs = 60_000;

/** All addresses behind one service name, with one connection each, used in turn (Nest's client supports only one). */
export class ServiceClients {
  private readonly clients = new Map<string, ServiceConnection>();
  /** When each connection last brought an answer. */
  private readonly heardAt = new WeakMap<ServiceConnection, number>();
  private turn = 0;
  private resolvedAt = 0;
  private resolving: Promise<void> | undefined;
  private reachedAt = 0;
  private awaySince: number | undefined;
  private looking: Promise<ServiceConnection | null> | undefined;

  /** `restartWithinMs`: how long callers wait for a service that is restarting. After that it counts as away, and callers are told so at once. */
  constructor(
    private readonly url: URL,
    private readonly restartWithinMs: number,
  ) {}

  /** A connection that stands, at once or as soon as the service has restarted. Null when it is away. */
  async next(): Promise<ServiceConnection | null> {
    this.refresh(resolveEveryMs);
    const inTurn = this.inTurn();
    this.reachOthers(inTurn);
    const usable = inTurn.find((client) => client.isUsable);
    if (usable) return usable;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  /** The service has answered, so the next failure would be a new outage. */
  noteAnswer(client: ServiceConnection): void {
    this.awaySince = undefined;
    this.heardAt.set(client, performance.now());
  }

  /**
   * A call that was sent then is late. If its connection has been silent since, it may be one that a broken network has forgotten, which would stay so long
   * after the network is whole again: later calls get a new connection. Those that still wait on the old one run into their own limits.
   */
  noteLate(client: ServiceConnection, sentAt: number): void {
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

  private async look(): Promise<ServiceConnection | null> {
    for (;;) {
      // Its processes may be elsewhere by now.
      this.refresh(lookEveryMs);
      await this.resolving;
      const reached = await Promise.any(this.inTurn().map((client) => client.reach())).catch(() => null);
      if (reached) return reached;
      this.awaySince ??= performance.now();
      if (performance.now() - this.awaySince > this.restartWithinMs) return null;
      await sleep(lookEveryMs);
    }
  }

  /** No call waits for a process that is not there while another one is: it is asked again once it takes connections. */
  private reachOthers(clients: ServiceConnection[]): void {
    if (Date.now() - this.reachedAt < lookEveryMs) return;
    this.reachedAt = Date.now();
    for (const client of clients) if (!client.isUsable) client.reach().catch(() => {});
  }

  private inTurn(): ServiceConnection[] {
    const all = [...this.clients.values()];
    const first = this.turn++ % (all.length || 1);
    return [...all.slice(first), ...all.slice(0, first)];
  }

  /** Known addresses are good enough while they are resolved again. */
  private refresh(olderThanMs: number): void {
    if (Date.now() - this.resolvedAt < olderThanMs) return;
    this.resolving ??= this.resolve().finally(() => {
      this.resolving = undefined;
    });
  }

  private async resolve() {
    const found = await lookup(this.url.hostname, { all: true }).catch(() => []);
    if (found.length === 0) return;
    this.resolvedAt = Date.now();
    const hosts = new Set(found.map(({ address }) => address));
    for (const [host, client] of this.clients) {
      if (hosts.has(host)) continue;
      // It may still be answering: an address is taken back before its process ends.
      client.leave();
      this.clients.delete(host);
    }
    for (const host of hosts) {
      if (!this.clients.has(host)) this.clients.set(host, this.connectionTo(host));
    }
  }

  private connectionTo(host: string): ServiceConnection {
    return new ServiceConnection(host, Number(this.url.port));
  }
}
