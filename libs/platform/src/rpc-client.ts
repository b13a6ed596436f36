import { randomUUID } from 'node:crypto';
import { type Caller, guest } from '@folia/contracts/caller';
import { AppError, type ErrorCode, errorStatus } from '@folia/contracts/errors';
import type { Rpc } from '@folia/contracts/rpc';
import { firstValueFrom, from, TimeoutError, timeout } from 'rxjs';
import type { z } from 'zod';
import { questionSeconds, timed } from './metrics';
import { codeOfFault } from './outage-of';
import { currentRequestId } from './request-context';
import { abandonName, type Envelope, failingName, readyName, sealCall } from './rpc-envelope';
import { ServiceClients } from './service-clients';
import type { ServiceConnection } from './service-connection';
import { currentTraceparent } from './trace';
import type { FailingPart } from './watched-part';

type Failure = { code?: string; details?: Record<string, unknown> };

/** The time limit for questions about a process itself. */
const statusWithinMs = 2_000;
/** A service starts in two seconds, or in about eight on a busy machine; callers wait no longer than this. */
const usualRestartMs = 10_000;

/**
 * Asks other services. A call that did not get through is sent once more as soon as the service takes connections again: always when it was refused, and when
 * only its answer was lost if the contract is idempotent. A call that the client gives up on is cancelled on the other side.
 */
export class RpcClient {
  private readonly services: Map<string, ServiceClients>;

  constructor(
    urls: Record<string, string>,
    private readonly key: string,
    { restartWithinMs = usualRestartMs }: { restartWithinMs?: number } = {},
  ) {
    this.services = new Map(Object.entries(urls).map(([service, url]) => [service, new ServiceClients(new URL(url), restartWithinMs)]));
  }

  /** Throws the other side's AppError, UNAVAILABLE when it can't be reached, TIMEOUT after the contract's limit; the last two name the service. */
  call<I extends z.ZodType, O extends z.ZodType>(contract: Rpc<I, O>, caller: Caller, input: z.input<I>): Promise<z.output<O>> {
    const tell = (seconds: number, outcome: string) => questionSeconds.observe({ question: contract.name, side: 'asked', outcome }, seconds);
    return timed(() => this.ask(contract, caller, input), tell, codeOfFault);
  }

  /** Whether a service and its database answer within two seconds. Never throws. */
  async isReady(service: string): Promise<boolean> {
    return this.askStatus(service, readyName).then(
      () => true,
      () => false,
    );
  }

  /** What is failing now in each service, in one of its answering processes; null for a service that does not answer within two seconds. Never throws. */
  async failingParts(): Promise<Record<string, FailingPart[] | null>> {
    const asked = [...this.services.keys()].map(async (service) => [service, await this.askStatus<FailingPart[]>(service, failingName).catch(() => null)]);
    return Object.fromEntries(await Promise.all(asked));
  }

  close() {
    for (const clients of this.services.values()) clients.close();
  }

  private async askStatus<T>(service: string, name: string): Promise<T> {
    const asked = this.clientsOf(service)
      .next()
      .then((client) => {
        if (!client) throw new AppError('UNAVAILABLE');
        return firstValueFrom(client.send<T>(name, this.seal(name, guest, {}).envelope));
      });
    return firstValueFrom(from(asked).pipe(timeout(statusWithinMs)));
  }

  private clientsOf(service: string): ServiceClients {
    const clients = this.services.get(service);
    if (!clients) throw new Error(`no address is configured for the service "${service}"`);
    return clients;
  }

  private async ask<I extends z.ZodType, O extends z.ZodType>(contract: Rpc<I, O>, caller: Caller, input: z.input<I>): Promise<z.output<O>> {
    const clients = this.clientsOf(contract.service);
    for (let attempt = 1; ; attempt++) {
      const client = await clients.next();
      if (!client) throw new AppError('UNAVAILABLE', { service: contract.service });
      const sentAt = performance.now();
      try {
        const answer = await this.send(client, contract, caller, input);
        clients.noteAnswer(client);
        return answer;
      } catch (error) {
        const { code, details } = error as Failure;
        if (code && code in errorStatus) {
          clients.noteAnswer(client);
          throw new AppError(code as ErrorCode, details);
        }
        const isLate = error instanceof TimeoutError;
        if (isLate) clients.noteLate(client, sentAt);
        const mayRepeat = attempt === 1 && (code === 'ECONNREFUSED' || contract.idempotent);
        if (!mayRepeat) throw new AppError(isLate ? 'TIMEOUT' : 'UNAVAILABLE', { service: contract.service });
      }
    }
  }

  private async send<I extends z.ZodType, O extends z.ZodType>(
    client: ServiceConnection,
    contract: Rpc<I, O>,
    caller: Caller,
    input: z.input<I>,
  ): Promise<z.output<O>> {
    const { id, envelope } = this.seal(contract.name, caller, input);
    try {
      return await firstValueFrom(client.send(contract.name, envelope).pipe(timeout(contract.timeoutMs)));
    } catch (error) {
      if (error instanceof TimeoutError) client.emit(abandonName, this.seal(abandonName, guest, id).envelope);
      throw error;
    }
  }

  private seal(name: string, caller: Caller, input: unknown): { id: string; envelope: Envelope } {
    const id = randomUUID();
    return { id, envelope: sealCall({ id, name, caller, input, requestId: currentRequestId(), traceparent: currentTraceparent(), at: Date.now() }, this.key) };
  }
}
