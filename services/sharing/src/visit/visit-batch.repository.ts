import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DailyCount } from './daily-counts';
import type { VisitState } from './judge-beacon';

/** What of a visit its counts are made of, as columns of `visit` and as what they give. */
export const heldColumns = `visit.id, visit.started_at AS "startedAt", visit.owner_id AS "ownerId", visit.reader, channel, device, country,
      last_number AS "lastNumber", views, visible_ms AS "visibleMs", scroll_percent AS "scrollPercent", steps, last_at AS "lastAt"`;
export const heldShape = {
  id: uuid,
  startedAt: timestamptz,
  ownerId: uuid,
  reader: uuid,
  channel: text,
  device: text,
  country: text.nullable,
  lastNumber: int4,
  views: int4,
  visibleMs: int4,
  scrollPercent: int4,
  steps: int4,
  lastAt: timestamptz,
};
const lockVisits = statement('lock-visits-of-beacons', {
  text: `
    SELECT ${heldColumns}, now() AS now
    FROM visit JOIN unnest($1::timestamptz[], $2::uuid[]) asked (started_at, id) ON visit.started_at = asked.started_at AND visit.id = asked.id
    ORDER BY visit.id FOR UPDATE OF visit`,
  takes: { startedAt: timestamptz.array, ids: uuid.array },
  gives: { ...heldShape, now: timestamptz },
});
export type LockedVisit = Row<typeof lockVisits>;

const noteReaders = statement('note-readers-of-day', {
  text: `
    INSERT INTO day_reader (owner_id, day, channel, reader)
    SELECT DISTINCT owner_id, day, channel, reader FROM unnest($1::uuid[], $2::text[]::date[], $3::text[], $4::uuid[]) come (owner_id, day, channel, reader)
    ORDER BY day, owner_id, channel, reader
    ON CONFLICT DO NOTHING RETURNING owner_id AS "ownerId", channel, reader`,
  takes: { ownerIds: uuid.array, days: text.array, channels: text.array, readers: uuid.array },
  gives: { ownerId: uuid, channel: text, reader: uuid },
});
const saveVisits = statement('save-visits-of-beacons', {
  text: `
    UPDATE visit SET last_number = seen.number, views = seen.views, visible_ms = seen.visible_ms, scroll_percent = seen.scroll, steps = seen.steps,
      last_at = now(), is_new_reader = visit.is_new_reader OR seen.is_new, is_new_in_channel = visit.is_new_in_channel OR seen.is_new_in_channel
    FROM unnest($1::timestamptz[], $2::uuid[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::bool[], $9::bool[])
      seen (started_at, id, number, views, visible_ms, scroll, steps, is_new, is_new_in_channel)
    WHERE visit.started_at = seen.started_at AND visit.id = seen.id`,
  takes: {
    startedAt: timestamptz.array,
    ids: uuid.array,
    numbers: int4.array,
    views: int4.array,
    visibleMs: int4.array,
    scrollPercents: int4.array,
    steps: int4.array,
    newReaders: bool.array,
    newInChannel: bool.array,
  },
});
const insertEvents = statement('insert-visit-events', {
  text: `
    INSERT INTO visit_event (visit_id, started_at, owner_id, type, what, item_id, ms, is_first)
    SELECT visit_id, started_at, owner_id, type, what, item_id, ms, place = 1 AND NOT EXISTS (
      SELECT FROM visit_event old WHERE old.is_first AND old.started_at = come.started_at AND old.visit_id = come.visit_id AND old.what = come.what
        AND old.type = come.type AND (old.item_id = come.item_id OR (old.item_id IS NULL AND come.item_id IS NULL)))
    FROM (
      SELECT *, row_number() OVER (PARTITION BY visit_id, type, what, item_id) AS place
      FROM unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::int[])
        one (visit_id, started_at, owner_id, type, what, item_id, ms)
    ) come
    RETURNING visit_id AS "visitId", type, what, item_id AS "itemId", ms, is_first AS "isFirst"`,
  takes: {
    visitIds: uuid.array,
    startedAt: timestamptz.array,
    ownerIds: uuid.array,
    types: text.array,
    whats: text.array,
    itemIds: uuid.nullable.array,
    ms: int4.array,
  },
  gives: { visitId: uuid, type: text.as<'view' | 'seen' | 'action'>(), what: text, itemId: uuid.nullable, ms: int4, isFirst: bool },
});
export type StoredEvent = Row<typeof insertEvents>;
export type NewEvent = Omit<StoredEvent, 'isFirst'> & { startedAt: Date; ownerId: string };

const addCounts = statement('add-daily-counts', {
  text: `
    INSERT INTO daily_count (owner_id, day, dimension, key, channel, visits, readers, channel_readers, views, visible_ms, to_end, times)
    SELECT * FROM unnest($1::uuid[], $2::text[]::date[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::int[], $9::int[], $10::bigint[], $11::int[], $12::int[])
    ON CONFLICT (owner_id, day, dimension, key, channel) DO UPDATE SET visits = daily_count.visits + excluded.visits,
      readers = daily_count.readers + excluded.readers, channel_readers = daily_count.channel_readers + excluded.channel_readers,
      views = daily_count.views + excluded.views, visible_ms = daily_count.visible_ms + excluded.visible_ms,
      to_end = daily_count.to_end + excluded.to_end, times = daily_count.times + excluded.times`,
  takes: {
    ownerIds: uuid.array,
    days: text.array,
    dimensions: text.array,
    keys: text.array,
    channels: text.array,
    visits: int4.array,
    readers: int4.array,
    channelReaders: int4.array,
    views: int4.array,
    visibleMs: int8.array,
    toEnd: int4.array,
    times: int4.array,
  },
});
const addPrograms = statement('add-program-counts', {
  text: `
    INSERT INTO program_count (owner_id, day, kind, times)
    SELECT owner_id, (now() AT TIME ZONE 'UTC')::date, kind, sum(times)::int FROM unnest($1::uuid[], $2::text[], $3::int[]) come (owner_id, kind, times)
    GROUP BY owner_id, kind ORDER BY owner_id, kind
    ON CONFLICT (owner_id, day, kind) DO UPDATE SET times = program_count.times + excluded.times`,
  takes: { ownerIds: uuid.array, kinds: text.array, times: int4.array },
});

/** A visit after the beacons of a batch. */
export type SavedVisit = { id: string; state: VisitState; isNewReader: boolean; isNewInChannel: boolean };

/** What a batch of beacons reads and writes, each with one statement however many there are. */
@Injectable()
export class VisitBatchRepository {
  /** The visits that beacons belong to, locked in one order for this transaction. */
  lock(manager: EntityManager, visits: { id: string; startedAt: Date }[]): Promise<LockedVisit[]> {
    return rows(manager, lockVisits, { startedAt: visits.map(({ startedAt }) => startedAt), ids: visits.map(({ id }) => id) });
  }

  /** Notes who reads on a day; answers those who had not come before on that day, by channel (empty: by any). */
  noteReaders(manager: EntityManager, come: { ownerId: string; day: string; channel: string; reader: string }[]): Promise<Row<typeof noteReaders>[]> {
    return rows(manager, noteReaders, {
      ownerIds: come.map(({ ownerId }) => ownerId),
      days: come.map(({ day }) => day),
      channels: come.map(({ channel }) => channel),
      readers: come.map(({ reader }) => reader),
    });
  }

  async save(manager: EntityManager, visits: SavedVisit[]): Promise<void> {
    const states = visits.map(({ state }) => state);
    await affected(manager, saveVisits, {
      startedAt: states.map(({ startedAt }) => startedAt),
      ids: visits.map(({ id }) => id),
      numbers: states.map(({ lastNumber }) => lastNumber),
      views: states.map(({ views }) => views),
      visibleMs: states.map(({ visibleMs }) => visibleMs),
      scrollPercents: states.map(({ scrollPercent }) => scrollPercent),
      steps: states.map(({ steps }) => steps),
      newReaders: visits.map(({ isNewReader }) => isNewReader),
      newInChannel: visits.map(({ isNewInChannel }) => isNewInChannel),
    });
  }

  insertEvents(manager: EntityManager, events: NewEvent[]): Promise<StoredEvent[]> {
    return rows(manager, insertEvents, {
      visitIds: events.map(({ visitId }) => visitId),
      startedAt: events.map(({ startedAt }) => startedAt),
      ownerIds: events.map(({ ownerId }) => ownerId),
      types: events.map(({ type }) => type),
      whats: events.map(({ what }) => what),
      itemIds: events.map(({ itemId }) => itemId),
      ms: events.map(({ ms }) => ms),
    });
  }

  async addCounts(manager: EntityManager, counts: DailyCount[]): Promise<void> {
    await affected(manager, addCounts, {
      ownerIds: counts.map(({ ownerId }) => ownerId),
      days: counts.map(({ day }) => day),
      dimensions: counts.map(({ dimension }) => dimension),
      keys: counts.map(({ key }) => key),
      channels: counts.map(({ channel }) => channel),
      visits: counts.map(({ visits }) => visits),
      readers: counts.map(({ readers }) => readers),
      channelReaders: counts.map(({ channelReaders }) => channelReaders),
      views: counts.map(({ views }) => views),
      visibleMs: counts.map(({ visibleMs }) => visibleMs),
      toEnd: counts.map(({ toEnd }) => toEnd),
      times: counts.map(({ times }) => times),
    });
  }

  /** Counts for today what is no visit: programs, and beacons that were refused. */
  async addPrograms(manager: EntityManager, seen: { ownerId: string; kind: string; times: number }[]): Promise<void> {
    await affected(manager, addPrograms, {
      ownerIds: seen.map(({ ownerId }) => ownerId),
      kinds: seen.map(({ kind }) => kind),
      times: seen.map(({ times }) => times),
    });
  }
}
