import type { DomainEvent } from './events';
import * as events from './events';

const allEvents: DomainEvent[] = Object.values(events);

/** The events a service must hear. */
export const eventsFor = (service: string): DomainEvent[] => allEvents.filter((event) => event.subscribers.includes(service));

/** The services that hear an event. */
export const subscribersOf = (name: string): readonly string[] => allEvents.find((event) => event.name === name)?.subscribers ?? [];
