import type { DomainEvent } from '@folia/contracts/event';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { newId } from './new-id';
import type { EventMessage, Queues } from './queues';
import { int8, jsonb, text, uuid } from './sql-type';
import { affected, rows, statement } from './statement';
import { currentTraceparent } from './trace';
import { WatchedPart } from './watched-part';

/** Tables through which a service publishes and receives domain events: written in the change's own transaction, handled once (DESIGN section 2). */
export const outboxTables = `
  CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    payload jsonb NOT NULL,
    traceparent text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE handled_event (
    event_id uuid PRIMARY KEY,
    handled_at timestamptz NOT NULL DEFAULT now()
  );`;

/** How many events are relayed in one go. */
const mostAtOnce = 500;
/** The pause between two relays, so that events in quick succession go out together. */
const gatherMs = 25;

/** The queue from which a service receives events. */
export const eventQueue = (service: string) => `events-${service}`;

/** The values of an event's row, for a statement that makes a change and publishes it at once. */
export const outboxRow = <P extends z.ZodType>(event: DomainEvent<P>, payload: z.input<P>) => ({
  eventId: newId(),
  event: event.name,
  payload: event.payload.parse(payload),
  traceparent: currentTraceparent(),
});

const insertEvent = statement('insert-event', {
  text: 'INSERT INTO outbox (id, name, payload, traceparent) VALUES ($1, $2, $3, $4)',
  takes: { eventId: uuid, event: text, payload: jsonb, traceparent: text },
});
const takeEvents = statement('take-events', {
  text: 'DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id, name, payload, traceparent',
  takes: { limit: int8 },
  gives: { id: uuid, name: text, payload: jsonb, traceparent: text },
});
const noteHandled = statement('note-handled-event', {
  text: 'INSERT INTO handled_event (event_id) VALUES ($1) ON CONFLICT DO NOTHING',
  takes: { eventId: uuid },
});

/** Records an event in the transaction of the change it is about, where nothing runs that could relay it: the service does so when it starts. */
export async function recordEvent<P extends z.ZodType>(manager: EntityManager, event: DomainEvent<P>, payload: z.input<P>): Promise<void> {
  await affected(manager, insertEvent, outboxRow(event, payload));
}

export class Outbox {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private readonly relaying = new WatchedPart('outbox');

  constructor(
    private readonly database: DataSource,
    private readonly queues: Queues,
    private readonly subscribersOf: (event: string) => readonly string[],
  ) {}

  /** Records an event in the transaction of the change it is about. Call `relay()` once that is committed. */
  async publish<P extends z.ZodType>(manager: EntityManager, event: DomainEvent<P>, payload: z.input<P>): Promise<void> {
    await recordEvent(manager, event, payload);
  }

  /**
   * Moves waiting events to their subscribers' queues; what Redis does not accept stays for the next time. One relay at a time per process: calls during a
   * relay share the next one, since the running one may have looked before their event was there.
   */
  relay(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = null;
      const relayed = this.relaying.run(() => this.relayWaiting());
      this.running = relayed.then(() => new Promise((resolve) => setTimeout(resolve, gatherMs)));
      return relayed;
    });
    return this.next;
  }

  private async relayWaiting(): Promise<void> {
    for (let more = true; more; ) {
      more = await this.database.transaction(async (manager) => {
        const events = await rows(manager, takeEvents, { limit: mostAtOnce });
        if (events.length > 0) await this.deliver(events.sort((one, other) => (one.id < other.id ? -1 : 1)));
        return events.length === mostAtOnce;
      });
    }
  }

  /** Throws when a subscriber's queue could not be reached: the events stay and are sent again. A subscriber knows an event by its id and handles it once. */
  private async deliver(events: EventMessage[]): Promise<void> {
    const services = new Set(events.flatMap((event) => this.subscribersOf(event.name)));
    const added = await Promise.all(
      [...services].map((service) => {
        const own = events.filter((event) => this.subscribersOf(event.name).includes(service));
        return this.queues.addEvents(eventQueue(service), own);
      }),
    );
    if (!added.every(Boolean)) throw new Error('Redis did not take the events');
  }
}

/** Runs a handler once per event, in one transaction with the record that it ran. */
export async function handleOnce(database: DataSource, eventId: string, handle: (manager: EntityManager) => Promise<void>): Promise<void> {
  await database.transaction(async (manager) => {
    if ((await affected(manager, noteHandled, { eventId })) > 0) await handle(manager);
  });
}
