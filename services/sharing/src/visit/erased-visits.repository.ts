import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { heldColumns, heldShape } from './visit-batch.repository';

const visits = { startedAt: timestamptz.array, ids: uuid.array };
// All visits of the same readers on the same days, in one order for all who hold them: one of them may be the reader's first now.
const holdSameReaders = statement('hold-visits-of-same-readers', {
  text: `
    SELECT ${heldColumns}, known.day::text AS day, is_new_reader AS "isNewReader", is_new_in_channel AS "isNewInChannel", visit.id = ANY($2) AS "isErased"
    FROM (SELECT DISTINCT owner_id, reader, (started_at AT TIME ZONE 'UTC')::date AS day FROM visit WHERE started_at = ANY($1) AND id = ANY($2)) known
    JOIN visit ON visit.owner_id = known.owner_id AND visit.reader = known.reader
      AND visit.started_at >= known.day::timestamp AT TIME ZONE 'UTC' AND visit.started_at < (known.day + 1)::timestamp AT TIME ZONE 'UTC'
    ORDER BY visit.id FOR UPDATE OF visit`,
  takes: visits,
  gives: { ...heldShape, day: text.notNull, isNewReader: bool, isNewInChannel: bool, isErased: bool.notNull },
});
const listEvents = statement('list-events-of-erased-visits', {
  text: `
    SELECT visit_id AS "visitId", type, what, item_id AS "itemId", ms, is_first AS "isFirst" FROM visit_event
    WHERE started_at = ANY($1) AND visit_id = ANY($2)`,
  takes: visits,
  gives: { visitId: uuid, type: text.as<'view' | 'seen' | 'action'>(), what: text, itemId: uuid.nullable, ms: int4, isFirst: bool },
});
const eraseVisits = statement('erase-visits', { text: 'DELETE FROM visit WHERE started_at = ANY($1) AND id = ANY($2)', takes: visits });
const eraseEvents = statement('erase-visit-events', { text: 'DELETE FROM visit_event WHERE started_at = ANY($1) AND visit_id = ANY($2)', takes: visits });
const nameFirsts = statement('name-first-visits-of-readers', {
  text: `
    UPDATE visit SET is_new_reader = is_new_reader OR heir.of_all, is_new_in_channel = is_new_in_channel OR heir.of_channel
    FROM unnest($1::timestamptz[], $2::uuid[], $3::bool[], $4::bool[]) heir (started_at, id, of_all, of_channel)
    WHERE visit.started_at = heir.started_at AND visit.id = heir.id`,
  takes: { ...visits, ofAll: bool.array, ofChannel: bool.array },
});
const forgetReaders = statement('forget-readers-without-visits', {
  text: `
    DELETE FROM day_reader USING unnest($1::uuid[], $2::text[]::date[], $3::text[], $4::uuid[]) gone (owner_id, day, channel, reader)
    WHERE day_reader.owner_id = gone.owner_id AND day_reader.day = gone.day AND day_reader.channel = gone.channel AND day_reader.reader = gone.reader`,
  takes: { ownerIds: uuid.array, days: text.array, channels: text.array, readers: uuid.array },
});
const ownersDays = { ownerIds: uuid.array, days: text.array };
const forgetEmpty = statement('forget-counts-of-nothing', {
  text: `
    DELETE FROM daily_count USING unnest($1::uuid[], $2::text[]::date[]) touched (owner_id, day)
    WHERE daily_count.owner_id = touched.owner_id AND daily_count.day = touched.day AND greatest(visits, readers, channel_readers, views, visible_ms, to_end, times) <= 0`,
  takes: ownersDays,
});
const touchedMonths = `(SELECT DISTINCT owner_id, date_trunc('month', day)::date AS month FROM unnest($1::uuid[], $2::text[]::date[]) one (owner_id, day)) touched`;
const forgetSums = statement('forget-sums-of-touched-months', {
  text: `DELETE FROM monthly_count USING ${touchedMonths} WHERE monthly_count.owner_id = touched.owner_id AND monthly_count.month = touched.month`,
  takes: ownersDays,
});
const sumAgain = statement('sum-touched-months-again', {
  text: `
    INSERT INTO monthly_count (owner_id, month, dimension, key, channel, visits, visible_ms, times)
    SELECT touched.owner_id, touched.month, dimension, key, channel, sum(visits), sum(visible_ms), sum(times)
    FROM ${touchedMonths} JOIN closed_month closed ON closed.month = touched.month
      JOIN daily_count ON daily_count.owner_id = touched.owner_id AND day >= touched.month AND day < touched.month + interval '1 month'
    WHERE dimension IN ('section', 'item', 'evidence') GROUP BY touched.owner_id, touched.month, dimension, key, channel`,
  takes: ownersDays,
});

/** Where a visit is found: its id and when it began. */
export type Place = { id: string; startedAt: Date };
/** A visit of a reader who erases one; `isErased`: this one. */
export type HeldVisit = Row<typeof holdSameReaders>;
/** A reader of one day, by one channel or (empty) by any. */
export type DayReader = { ownerId: string; day: string; channel: string; reader: string };

const arraysOf = (places: readonly Place[]) => ({ startedAt: places.map(({ startedAt }) => startedAt), ids: places.map(({ id }) => id) });
const daysOf = (touched: readonly { ownerId: string; day: string }[]) => ({
  ownerIds: touched.map(({ ownerId }) => ownerId),
  days: touched.map(({ day }) => day),
});

/** What erasing visits reads and writes. */
@Injectable()
export class ErasedVisitsRepository {
  /** These visits with all others of their readers on the same days, held for this transaction. */
  hold(manager: EntityManager, places: readonly Place[]): Promise<HeldVisit[]> {
    return rows(manager, holdSameReaders, arraysOf(places));
  }

  events(manager: EntityManager, places: readonly Place[]): Promise<Row<typeof listEvents>[]> {
    return rows(manager, listEvents, arraysOf(places));
  }

  async erase(manager: EntityManager, places: readonly Place[]): Promise<void> {
    await affected(manager, eraseVisits, arraysOf(places));
    await affected(manager, eraseEvents, arraysOf(places));
  }

  /** Makes these the first visits of their readers on their day, at all or by their channel. */
  async nameFirsts(manager: EntityManager, heirs: readonly (Place & { ofAll: boolean; ofChannel: boolean })[]): Promise<void> {
    await affected(manager, nameFirsts, { ...arraysOf(heirs), ofAll: heirs.map(({ ofAll }) => ofAll), ofChannel: heirs.map(({ ofChannel }) => ofChannel) });
  }

  async forgetReaders(manager: EntityManager, gone: readonly DayReader[]): Promise<void> {
    await affected(manager, forgetReaders, {
      ...daysOf(gone),
      channels: gone.map(({ channel }) => channel),
      readers: gone.map(({ reader }) => reader),
    });
  }

  /** Drops counts of these days that count nothing any more, and sums their closed months again. */
  async settle(manager: EntityManager, touched: readonly { ownerId: string; day: string }[]): Promise<void> {
    for (const one of [forgetEmpty, forgetSums, sumAgain]) await affected(manager, one, daysOf(touched));
  }
}
