import { lookup } from 'node:dns/promises';
import type { Caller } from '@folia/contracts/caller';
import { AppError, type ErrorCode, errorStatus } from '@folia/contracts/errors';
import type { Rpc } from '@folia/contracts/rpc';
import { type ClientProxy, ClientProxyFactory, Transport } from '@nestjs/microservices';
import { firstValueFrom, TimeoutError, timeout } from 'rxjs';
import type { z } from 'zod';
import { currentRequestId } from './request-context';
import { sealCall } from './rpc-envelope';
import { currentTraceparent } from './trace';

const resolveEveryMs = 5_000;

/** All addresses behind one service name, one connection each, taken in turn (Nest's client knows only one). */
class ServiceClients {
  private clients = new Map<string, ClientProxy>();
  private turn = 0;
  private resolvedAt = 0;
  private resolving: Promise<void> | undefined;

  constructor(private readonly url: URL) {}

  async next(): Promise<ClientProxy> {
    if (Date.now() - this.resolvedAt > resolveEveryMs) {
      this.resolving ??= this.resolve().finally(() => {
        this.resolving = undefined;
      });
    }
    // Known addresses are good enough while they are looked up anew; the first calls of all wait together.
    if (this.clients.size === 0) await this.resolving;
    const all = [...this.clients.values()];
    const client = all[this.turn++ % all.length];
    if (!client) throw new AppError('UNAVAILABLE');
    return client;
  }

  close() {
    for (const client of this.clients.values()) client.close();
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
      this.clients.set(host, ClientProxyFactory.create({ transport: Transport.TCP, options: { host, port: Number(this.url.port) } }));
    }
  }
}

type Failure = { code?: string; details?: Record<string, unknown> };

/** Asks other services. A refused connection moves on to the next address once; a timeout is tried again only where the contract is idempotent. */
export class RpcClient {
  private readonly services: Map<string, ServiceClients>;

  constructor(
    urls: Record<string, string>,
    private readonly key: string,
  ) {
    this.services = new Map(Object.entries(urls).map(([service, url]) => [service, new ServiceClients(new URL(url))]));
  }

  /** Throws the AppError of the other side, UNAVAILABLE when it can't be reached, TIMEOUT after the contract's limit. */
  async call<I extends z.ZodType, O extends z.ZodType>(contract: Rpc<I, O>, caller: Caller, input: z.input<I>): Promise<z.output<O>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.send(contract, caller, input);
      } catch (error) {
        const { code, details } = error as Failure;
        if (code && code in errorStatus) throw new AppError(code as ErrorCode, details);
        const timedOut = error instanceof TimeoutError;
        const mayRepeat = code === 'ECONNREFUSED' || contract.idempotent;
        if (attempt === 1 && mayRepeat) continue;
        throw new AppError(timedOut ? 'TIMEOUT' : 'UNAVAILABLE', { service: contract.service });
      }
    }
  }

  close() {
    for (const clients of this.services.values()) clients.close();
  }

  private async send<I extends z.ZodType, O extends z.ZodType>(contract: Rpc<I, O>, caller: Caller, input: z.input<I>): Promise<z.output<O>> {
    const clients = this.services.get(contract.service);
    if (!clients) throw new Error(`no address is configured for the service "${contract.service}"`);
    const client = await clients.next();
    const call = { name: contract.name, caller, input, requestId: currentRequestId(), traceparent: currentTraceparent(), at: Date.now() };
    return firstValueFrom(client.send(contract.name, sealCall(call, this.key)).pipe(timeout(contract.timeoutMs)));
  }
}
