import { maxBeaconBytes, maxBeaconEvents } from '@folia/contracts/visit/limits';
import type { VisitEvent } from '@folia/contracts/visit/shapes';

/** What a beacon has beside its events, generously: the token and the number. */
const around = 400;

/** Events as the beacons that can carry them, in order: not too many in one, and not too long. */
export function packEvents(events: readonly VisitEvent[]): VisitEvent[][] {
  const packs: VisitEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const size = JSON.stringify(event).length + 1;
    const last = packs.at(-1);
    if (last && last.length < maxBeaconEvents && size <= room) last.push(event);
    else {
      packs.push([event]);
      room = maxBeaconBytes - around;
    }
    room -= size;
  }
  return packs;
}
