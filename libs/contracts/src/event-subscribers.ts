import type { DomainEvent } from './event';
import { features } from './features';

const allEvents: DomainEvent[] = features.flatMap(({ events }) => events);

/** The events that a service must handle. */
export const eventsFor = (service: string): DomainEvent[] => allEvents.filter((event) => event.subscribers.includes(service));

/** The services that handle an event. */
export const subscribersOf = (name: string): readonly string[] => allEvents.find((event) => event.name === name)?.subscribers ?? [];
