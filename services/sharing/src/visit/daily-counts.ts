import { readToEndPercent } from '@folia/contracts/visit/limits';
import { stepBits, type VisitState } from './judge-beacon';

export type Dimension = 'total' | 'device' | 'country' | 'section' | 'item' | 'evidence' | 'action' | 'step';
type Count = { visits: number; readers: number; channelReaders: number; views: number; visibleMs: number; toEnd: number; times: number };
export type DailyCount = Count & { ownerId: string; day: string; dimension: Dimension; key: string; channel: string };

/** What tells a visit's counts apart. */
export type CountedVisit = { ownerId: string; day: string; channel: string; device: string; country: string | null };
/** An event as it was stored; `isFirst`: the first of its kind in its visit. */
export type CountedEvent = { type: 'view' | 'seen' | 'action'; what: string; itemId: string | null; ms: number; isFirst: boolean };

const none: Count = { visits: 0, readers: 0, channelReaders: 0, views: 0, visibleMs: 0, toEnd: 0, times: 0 };
const readToEnd = ({ scrollPercent }: VisitState) => scrollPercent >= readToEndPercent;

/** Adds up what beacons change in the counts of days, one row for each count that changes. */
export class DailyCounts {
  private readonly counts = new Map<string, DailyCount>();

  /** A visit before and after a beacon; `isNewReader` and `isNewInChannel` only with the first one, which makes the visit count. */
  addVisit(
    visit: CountedVisit,
    before: VisitState,
    after: VisitState,
    { isNewReader, isNewInChannel }: { isNewReader: boolean; isNewInChannel: boolean },
  ): void {
    const change = {
      visits: before.lastNumber === 0 ? 1 : 0,
      readers: isNewReader ? 1 : 0,
      channelReaders: isNewInChannel ? 1 : 0,
      views: after.views - before.views,
      visibleMs: after.visibleMs - before.visibleMs,
      toEnd: readToEnd(after) && !readToEnd(before) ? 1 : 0,
    };
    this.add(visit, 'total', '', change);
    this.add(visit, 'device', visit.device, change);
    if (visit.country) this.add(visit, 'country', visit.country, change);
    for (const [step, bit] of Object.entries(stepBits)) if (after.steps & bit & ~before.steps) this.add(visit, 'step', step, { visits: 1 });
  }

  addEvent(visit: CountedVisit, { type, what, itemId, ms, isFirst }: CountedEvent): void {
    const visits = isFirst ? 1 : 0;
    if (type === 'view') {
      if (itemId) this.add(visit, 'item', itemId, { views: 1 });
    } else if (type === 'action') {
      this.add(visit, 'action', what, { times: 1 });
      if (what === 'mark' && itemId) this.add(visit, 'evidence', itemId, { visits, times: 1 });
    } else if (itemId) this.add(visit, 'item', itemId, { visits, visibleMs: ms });
    else this.add(visit, 'section', what, { visits, visibleMs: ms });
  }

  /** Takes away what others have added up. */
  subtract(others: DailyCounts): void {
    for (const { ownerId, day, dimension, key, channel, ...count } of others.rows())
      this.add({ ownerId, day, channel }, dimension, key, Object.fromEntries(Object.entries(count).map(([name, by]) => [name, -by])));
  }

  /** In one order for all who write them, so that nobody waits for somebody who waits for them. */
  rows(): DailyCount[] {
    return [...this.counts.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
  }

  private add({ ownerId, day, channel }: Pick<CountedVisit, 'ownerId' | 'day' | 'channel'>, dimension: Dimension, key: string, change: Partial<Count>): void {
    if (Object.values(change).every((by) => by === 0)) return;
    const id = [ownerId, day, dimension, key, channel].join('\n');
    const count = this.counts.get(id) ?? { ...none, ownerId, day, dimension, key, channel };
    for (const [name, by] of Object.entries(change) as [keyof Count, number][]) count[name] += by;
    this.counts.set(id, count);
  }
}
