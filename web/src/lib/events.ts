import { readStored, removeStored, storageKeys, writeStored } from './storage';

type EventName = 'logout' | 'sign_in_clicked';
type PendingEvent = { eventName: EventName; parameters: Record<string, unknown> };

let isReady = false;

function pending(): PendingEvent[] {
  try {
    return JSON.parse(readStored('sessionStorage', storageKeys.pendingEvents) ?? '[]') as PendingEvent[];
  } catch {
    return [];
  }
}

// No third-party tool is part of the product: an installation that wants one puts `dataLayer` on the page.
const send = (event: PendingEvent) => void (window as { dataLayer?: unknown[] }).dataLayer?.push({ event: event.eventName, ...event.parameters });

/** Counts something that happened; before the user is loaded it waits in session storage (spec section 4). */
export function trackEvent(eventName: EventName, parameters: Record<string, unknown> = {}) {
  if (isReady && eventName !== 'logout') return send({ eventName, parameters });
  writeStored('sessionStorage', storageKeys.pendingEvents, JSON.stringify([...pending(), { eventName, parameters }]));
}

/** Called once the user is loaded: sends the waiting events. */
export function sendPendingEvents() {
  isReady = true;
  for (const event of pending()) send(event);
  removeStored('sessionStorage', storageKeys.pendingEvents);
}
