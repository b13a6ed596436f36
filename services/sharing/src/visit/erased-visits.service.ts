import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DailyCounts } from './daily-counts';
import { type DayReader, ErasedVisitsRepository, type HeldVisit, type Place } from './erased-visits.repository';
import { VisitBatchRepository } from './visit-batch.repository';
import { holdMonths } from './visit-days.repository';

/** A visit before its first beacon. */
const unread = { lastNumber: 0, views: 0, visibleMs: 0, scrollPercent: 0, steps: 0 };
const readerOn = ({ ownerId, day, reader }: HeldVisit) => [ownerId, day, reader].join('\n');

/** Removes visits, and takes them out of the counts of their days in the same transaction: then these are what counting the day again would give. */
@Injectable()
export class ErasedVisitsService {
  constructor(
    private readonly erased: ErasedVisitsRepository,
    private readonly batches: VisitBatchRepository,
  ) {}

  async erase(manager: EntityManager, places: readonly Place[]): Promise<void> {
    if (places.length === 0) return;
    const held = await this.erased.hold(manager, places);
    const gone = held.filter(({ isErased, lastNumber }) => isErased && lastNumber > 0);
    const left = held.filter(({ isErased, lastNumber }) => !isErased && lastNumber > 0);
    if (gone.length > 0) await this.uncount(manager, gone, left);
    await this.erased.erase(manager, places);
  }

  private async uncount(manager: EntityManager, gone: HeldVisit[], left: HeldVisit[]): Promise<void> {
    await holdMonths(manager);
    const before = new DailyCounts();
    for (const visit of gone) before.addVisit(visit, { ...visit, ...unread }, visit, visit);
    const byId = new Map(gone.map((visit) => [visit.id, visit]));
    for (const { visitId, ...event } of await this.erased.events(manager, gone)) {
      const visit = byId.get(visitId);
      if (visit) before.addEvent(visit, event);
    }
    const counts = new DailyCounts();
    counts.subtract(before);
    const heirs = heirsOf(gone, left);
    for (const { visit, ofAll, ofChannel } of heirs) counts.addVisit(visit, visit, visit, { isNewReader: ofAll, isNewInChannel: ofChannel });
    if (heirs.length > 0)
      await this.erased.nameFirsts(
        manager,
        heirs.map(({ visit: { id, startedAt }, ...first }) => ({ id, startedAt, ...first })),
      );
    await this.erased.forgetReaders(manager, withoutVisits(gone, left));
    await this.batches.addCounts(manager, counts.rows());
    await this.erased.settle(manager, gone);
  }
}

/** The next visits of readers whose first one of the day goes: at all, and by the same channel. */
function heirsOf(gone: HeldVisit[], left: HeldVisit[]): { visit: HeldVisit; ofAll: boolean; ofChannel: boolean }[] {
  const heirs = new Map<string, { visit: HeldVisit; ofAll: boolean; ofChannel: boolean }>();
  const name = (visit: HeldVisit | undefined, which: 'ofAll' | 'ofChannel') => {
    if (visit) heirs.set(visit.id, { ...(heirs.get(visit.id) ?? { visit, ofAll: false, ofChannel: false }), [which]: true });
  };
  for (const first of gone) {
    const others = left.filter((visit) => readerOn(visit) === readerOn(first));
    if (first.isNewReader) name(others[0], 'ofAll');
    const inChannel = others.find(({ channel }) => channel === first.channel);
    if (first.isNewInChannel) name(inChannel, 'ofChannel');
  }
  return [...heirs.values()];
}

/** Readers of a day who would not be known again: of whom no visit is left, by this channel or by any. */
function withoutVisits(gone: HeldVisit[], left: HeldVisit[]): DayReader[] {
  const channels = gone.flatMap((visit) => [visit.channel, ''].map((channel) => ({ ...visit, channel })));
  return channels.filter(
    ({ channel, ...visit }) => !left.some((other) => readerOn(other) === readerOn({ ...visit, channel }) && (channel === '' || other.channel === channel)),
  );
}
