import type { DomainEvent } from '@folia/contracts/event';
import type { Job } from '@folia/contracts/job';
import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Work } from './job-runner';

const processesKey = Symbol('folia:processes');
const receivesKey = Symbol('folia:receives');
const onKey = Symbol('folia:on');
const everyKey = Symbol('folia:every');

type MethodDecoratorOf<M> = <T extends M>(target: object, name: string, descriptor: TypedPropertyDescriptor<T>) => void;

const mark =
  <M>(key: symbol, value: unknown): MethodDecoratorOf<M> =>
  (_target, _name, descriptor) =>
    Reflect.defineMetadata(key, value, descriptor.value as object);

/** Makes a processor's method handle a kind of job. It may run twice, and must end its row through the work it is given. */
export const Processes = (job: Job) => mark<(work: Work) => Promise<void>>(processesKey, job);

/** A queue whose messages point to rows that are no jobs; `atOnce` messages are handled at a time. */
export type MessageQueue = { readonly name: string; readonly atOnce: number };
/** `id` is what the message carries. The signal says that this process is about to end. */
type Receive = (id: string, stopping: AbortSignal) => Promise<void>;

/** Makes a method handle the messages of such a queue; a message may come twice, or be lost. */
export const Receives = (queue: MessageQueue) => mark<Receive>(receivesKey, queue);

/** Makes a method handle a domain event, once, inside a transaction. */
export const On = <P extends z.ZodType>(event: DomainEvent<P>) => mark<(payload: z.output<P>, manager: EntityManager) => Promise<void>>(onKey, event);

/** Runs a method repeatedly, each time `ms` after the last run ended. Two runs never overlap in one process, but several processes may each have one. */
export const Every = (ms: number) => mark<() => Promise<void>>(everyKey, ms);

export type Found<V, F> = { value: V; run: F; name: string };

function find<V, F>(app: INestApplicationContext, key: symbol): Found<V, F>[] {
  const found: Found<V, F>[] = [];
  const discovery = app.get(DiscoveryService, { strict: false });
  for (const { instance } of [...discovery.getProviders(), ...discovery.getControllers()]) {
    if (!instance || typeof instance !== 'object') continue;
    const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(prototype ?? {})) {
      const method = Object.getOwnPropertyDescriptor(prototype, name)?.value;
      if (typeof method !== 'function' || !Reflect.hasMetadata(key, method)) continue;
      found.push({ value: Reflect.getMetadata(key, method) as V, run: method.bind(instance) as F, name: `${instance.constructor.name}.${name}` });
    }
  }
  return found;
}

export const findProcessors = (app: INestApplicationContext) => find<Job, (work: Work) => Promise<void>>(app, processesKey);
export const findReceivers = (app: INestApplicationContext) => find<MessageQueue, Receive>(app, receivesKey);
export const findListeners = (app: INestApplicationContext) => find<DomainEvent, (payload: unknown, manager: EntityManager) => Promise<void>>(app, onKey);
export const findPeriodic = (app: INestApplicationContext) => find<number, () => Promise<void>>(app, everyKey);
export const findHandlers = (app: INestApplicationContext, key: symbol) => find<{ name: string }, unknown>(app, key);

/** Throws one error that lists every contract without a handler or with two, and every handler without a contract. */
export function checkComplete(what: string, expected: string[], found: { name: string; by: string }[]): void {
  const faults: string[] = [];
  for (const name of new Set([...expected, ...found.map((one) => one.name)])) {
    const by = found.filter((one) => one.name === name).map((one) => one.by);
    if (!expected.includes(name)) faults.push(`${what} ${name}: handled by ${by.join(', ')} but it belongs to no contract of this service`);
    else if (by.length === 0) faults.push(`${what} ${name}: nobody handles it`);
    else if (by.length > 1) faults.push(`${what} ${name}: handled twice, by ${by.join(' and ')}`);
  }
  if (faults.length > 0) throw new Error(`The service is not complete:\n  ${faults.join('\n  ')}`);
}
