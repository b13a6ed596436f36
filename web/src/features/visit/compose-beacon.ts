import { maxBeaconBytes, maxBeaconEvents } from '@folia/contracts/visit/limits';
import type { VisitEvent, VisitSection } from '@folia/contracts/visit/shapes';

/** What a beacon has beside its events, generously: the token and the number. */
const around = 400;
/** Less than this is passing by, in ms. */
const glanceMs = 500;

/** `unsent`: parts of the page (`work`, `work/<id>`) with their times in view that no beacon has told yet, in ms. */
export type Untold = { done: readonly VisitEvent[]; unsent: ReadonlyMap<string, number> };
export type Composed = { events: VisitEvent[]; left: { done: VisitEvent[]; unsent: Map<string, number> } };

const seenOf = (part: string, ms: number): VisitEvent => {
  const [section = '', itemId] = part.split('/');
  return { type: 'seen', section: section as VisitSection, itemId, ms };
};

/** Parts that were looked at, the ones looked at longest first. */
const ripeParts = (unsent: ReadonlyMap<string, number>) => [...unsent].filter(([, ms]) => ms >= glanceMs).sort(([, one], [, other]) => other - one);

/** Whether one beacon no longer holds all there is to tell. */
export const isMoreThanOne = ({ done, unsent }: Untold): boolean => done.length + ripeParts(unsent).length >= maxBeaconEvents;

/**
 * The next beacon: what was done, then what was looked at longest, as much as fits. No time is longer than `mostMs`, which has passed since the beacon before;
 * what does not fit is left for the next one.
 */
export function composeBeacon({ done, unsent }: Untold, mostMs: number): Composed {
  const ripe = ripeParts(unsent);
  const all = [...done, ...ripe.map(([part, ms]) => seenOf(part, Math.min(ms, mostMs)))];
  let room = maxBeaconBytes - around;
  const fits = all.findIndex((event, place) => {
    room -= JSON.stringify(event).length + 1;
    return place >= maxBeaconEvents || room < 0;
  });
  const count = fits < 0 ? all.length : fits;
  const told = new Set(ripe.slice(0, Math.max(0, count - done.length)).map(([part]) => part));
  return {
    events: all.slice(0, count),
    left: { done: done.slice(count), unsent: new Map([...unsent].filter(([part]) => !told.has(part))) },
  };
}
