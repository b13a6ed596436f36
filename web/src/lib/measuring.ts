import { measuredPageOf } from '@folia/contracts/measuring/measured-pages';
import type { MeasuredEvent, Measurements, Occurrence } from '@folia/contracts/measuring/shapes';
import { webConfig } from './config';
import { measuringChoice } from './measuring-choice';
import { pageLoadTiming, watchPerformance } from './page-timing';
import { readStored, storageKeys, takeStored, writeStored } from './storage';

/** As many wait in a tab; the oldest give way. One request takes them all. */
const mostUnsent = 50;
/** An event waits so long for others. */
const soonMs = 1_000;

let mayLeave = false;
let isSending = false;
let isPageMeasured = false;
let soon: ReturnType<typeof setTimeout> | undefined;

/**
 * The pattern of the page that is shown, if it may be measured: not by a protected link, nor beside anything that says `data-unmeasured`, as a conversation with
 * the assistant does.
 */
export function pageNow() {
  if (readStored('sessionStorage', storageKeys.linkToken) || document.querySelector('[data-unmeasured]')) return null;
  return measuredPageOf(window.location.pathname);
}

function parsed(text: string | null): MeasuredEvent[] {
  try {
    return JSON.parse(text ?? '[]') as MeasuredEvent[];
  } catch {
    return [];
  }
}
const keep = (events: MeasuredEvent[]) => writeStored('sessionStorage', storageKeys.pendingEvents, JSON.stringify(events.slice(-mostUnsent)));
const unsent = () => parsed(readStored('sessionStorage', storageKeys.pendingEvents));

/** Whether the collector has it. The request outlives its page, and carries neither cookie nor address. */
async function post(events: MeasuredEvent[]): Promise<boolean> {
  try {
    const { ok } = await fetch(webConfig().collector, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events } satisfies Measurements),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      priority: 'low',
    });
    return ok;
  } catch {
    return false;
  }
}

function eventOf(occurrence: Occurrence): MeasuredEvent | null {
  const page = pageNow();
  return page && ({ ...occurrence, page, time: new Date().toISOString() } as MeasuredEvent);
}

/** Keeps what happened, unless it happened where nothing is measured, and sends it as soon as it may leave. */
export function note(occurrence: Occurrence): void {
  const event = eventOf(occurrence);
  if (!event || measuringChoice() === 'no') return;
  keep([...unsent(), event]);
  if (mayLeave) sendSoon();
}

/** Measures this page, and from now on events leave it: those that wait, and each as it happens. */
export function start(): void {
  if (!mayLeave) addEventListener('online', sendNow);
  mayLeave = true;
  try {
    measurePage();
  } finally {
    sendNow();
  }
}

/** A page that is being left, as by signing out, leaves what happened last to the next one, which can hear whether it arrived. */
function sendSoon() {
  clearTimeout(soon);
  soon = setTimeout(sendNow, soonMs);
}

const sendNow = () => void send().catch((error) => console.warn('Measuring failed', error));

/** Events are taken before they are sent, so that none arrives twice, and put back if they could not be sent. */
async function send(): Promise<void> {
  if (isSending || measuringChoice() !== 'yes' || !pageNow()) return;
  const events = parsed(takeStored('sessionStorage', storageKeys.pendingEvents));
  if (events.length === 0) return;
  isSending = true;
  const hasArrived = await post(events);
  isSending = false;
  if (!hasArrived) return putBack(events);
  // What happened meanwhile.
  sendNow();
}

function putBack(events: MeasuredEvent[]) {
  if (measuringChoice() !== 'no') keep([...events, ...unsent()]);
}

/** How this page was loaded, now, and how it did, when it is first hidden; once, and only where that was agreed to. */
function measurePage(): void {
  if (isPageMeasured || measuringChoice() !== 'yes' || !pageNow()) return;
  isPageMeasured = true;
  const timing = pageLoadTiming();
  if (timing) note(timing);
  const measures = watchPerformance();
  const told = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', told, true);
    const event = measuringChoice() === 'yes' ? eventOf(measures()) : null;
    // There may be no later page to send it from. All else waits for one, since of a page that goes nobody hears whether it arrived.
    if (event) void post([event]).then((hasArrived) => hasArrived || putBack([event]));
  };
  addEventListener('visibilitychange', told, true);
}
