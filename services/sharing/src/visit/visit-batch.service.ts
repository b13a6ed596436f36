import type { BeaconRefusal, RecordedVisit, VisitEvent } from '@folia/contracts/visit/shapes';
import { GroupedCalls } from '@folia/platform/grouped-calls';
import { counter } from '@folia/platform/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DailyCounts } from './daily-counts';
import { judgeBeacon, type VisitState } from './judge-beacon';
import type { ViewToken } from './view-token';
import { startedAtOf } from './view-token';
import { type LockedVisit, type NewEvent, VisitBatchRepository } from './visit-batch.repository';

export type Beacon = { token: ViewToken; reader: string; number: number; events: VisitEvent[] };
/** A visit while a batch is judged: as it was found, as it is now, and whether this batch made it count. */
type Judged = { found: LockedVisit; state: VisitState; isNew: boolean };

const refusedBeacons = counter('visit_beacons_refused_total', 'Beacons that were not taken, by the reason', ['reason']);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Stores beacons in groups: those that come while a group is being written form the next one. A beacon is answered when it is stored and counted, so there is
 * nothing to lose in between, and the counts of days are never behind.
 */
@Injectable()
export class VisitBatchService {
  private readonly groups = new GroupedCalls<Beacon, RecordedVisit>((beacons) => this.database.transaction((manager) => this.store(manager, beacons)));

  constructor(
    private readonly batches: VisitBatchRepository,
    private readonly database: DataSource,
  ) {}

  async record(beacon: Beacon): Promise<RecordedVisit> {
    return this.groups.call(beacon);
  }

  /** Counts a beacon whose token is not ours, and so is nobody's. */
  refuse(reason: BeaconRefusal): RecordedVisit {
    refusedBeacons.inc({ reason });
    return { refused: reason };
  }

  private async store(manager: EntityManager, beacons: Beacon[]): Promise<RecordedVisit[]> {
    const ids = [...new Set(beacons.map(({ token }) => token.visitId))];
    const found = await this.batches.lock(
      manager,
      ids.map((id) => ({ id, startedAt: startedAtOf(id) })),
    );
    const visits = new Map(found.map((visit) => [visit.id, { found: visit, state: visit, isNew: false } as Judged]));
    const events: NewEvent[] = [];
    const answers = beacons.map((beacon) => {
      const visit = visits.get(beacon.token.visitId);
      const refused = visit ? this.judge(visit, beacon, events) : 'over';
      return refused ? this.refuse(refused) : { refused: null };
    });
    await this.noteRefused(manager, beacons, answers);
    const changed = [...visits.values()].filter(({ found: before, state }) => state.lastNumber > before.lastNumber);
    if (changed.length > 0) await this.save(manager, changed, events);
    return answers;
  }

  /** Null when the beacon is taken: then the visit has moved on, and its events wait to be stored. */
  private judge(visit: Judged, { token, reader, number, events: told }: Beacon, events: NewEvent[]): BeaconRefusal | null {
    const { id, startedAt, ownerId } = visit.found;
    // A visitor whose network changed, or somebody who found the token: either begins a visit of their own.
    if (reader !== visit.found.reader || ownerId !== token.ownerId) return dayOf(startedAt) === dayOf(visit.found.now) ? 'forged' : 'over';
    const verdict = judgeBeacon(visit.state, { number, view: token.view, events: told }, visit.found.now);
    if ('refused' in verdict) return verdict.refused;
    const isView = verdict.changed.views > visit.state.views;
    const base = { visitId: id, startedAt, ownerId, itemId: null, ms: 0 };
    if (isView) events.push({ ...base, type: 'view', what: '', itemId: token.itemId });
    for (const event of told) {
      if (event.type === 'seen') events.push({ ...base, type: 'seen', what: event.section, itemId: event.itemId ?? null, ms: event.ms });
      if (event.type === 'action') events.push({ ...base, type: 'action', what: event.action, itemId: event.itemId ?? null });
    }
    visit.isNew ||= visit.state.lastNumber === 0;
    visit.state = verdict.changed;
    return null;
  }

  private async save(manager: EntityManager, changed: Judged[], events: NewEvent[]): Promise<void> {
    const counts = new DailyCounts();
    const counted = new Map(changed.map(({ found }) => [found.id, { ...found, day: dayOf(found.startedAt) }]));
    const fresh = changed.filter(({ isNew }) => isNew).flatMap(({ found }) => counted.get(found.id) ?? []);
    const come = fresh.flatMap(({ ownerId, day, channel, reader }) => [
      { ownerId, day, channel: '', reader },
      { ownerId, day, channel, reader },
    ]);
    const firsts = come.length > 0 ? await this.batches.noteReaders(manager, come) : [];
    // Of two visits of one reader in one batch only the first is the reader's first.
    const unclaimed = new Set(firsts.map(({ ownerId, channel, reader }) => [ownerId, channel, reader].join('\n')));
    const claim = (ownerId: string, channel: string, reader: string) => unclaimed.delete([ownerId, channel, reader].join('\n'));
    const saved = changed.map(({ found, state, isNew }) => {
      const isNewReader = isNew && claim(found.ownerId, '', found.reader);
      const isNewInChannel = isNew && claim(found.ownerId, found.channel, found.reader);
      counts.addVisit({ ...found, day: dayOf(found.startedAt) }, found, state, { isNewReader, isNewInChannel });
      return { id: found.id, state, isNewReader, isNewInChannel };
    });
    await this.batches.save(manager, saved);
    const stored = events.length > 0 ? await this.batches.insertEvents(manager, events) : [];
    for (const event of stored) {
      const visit = counted.get(event.visitId);
      if (visit) counts.addEvent(visit, event);
    }
    await this.batches.addCounts(manager, counts.rows());
  }

  /** Beacons that cannot be true are shown to the owner as refused. Those that only came too early or too late are nothing to wonder about. */
  private async noteRefused(manager: EntityManager, beacons: Beacon[], answers: RecordedVisit[]): Promise<void> {
    const seen = beacons.flatMap(({ token }, index) => {
      const reason = answers[index]?.refused;
      return reason && reason !== 'too-early' && reason !== 'over' ? [{ ownerId: token.ownerId, kind: reason, times: 1 }] : [];
    });
    if (seen.length > 0) await this.batches.addPrograms(manager, seen);
  }
}
