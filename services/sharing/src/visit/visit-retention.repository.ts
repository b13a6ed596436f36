import { int4, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { holdMonths } from './visit-days.repository';

const listOwners = statement('list-owners-of-old-visits', {
  text: `
    SELECT DISTINCT owner_id AS "ownerId" FROM daily_count
    WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int AND dimension <> 'total' AND ($2::uuid IS NULL OR owner_id > $2) ORDER BY owner_id LIMIT 500`,
  takes: { days: int4, after: uuid.nullable },
  gives: { ownerId: uuid },
});
const old = `(SELECT owner_id, days FROM unnest($1::uuid[], $2::int[]) kept (owner_id, days))`;
const olderThan = (column: string) => `${column} < date_trunc('day', now(), 'UTC') - make_interval(days => old.days - 1)`;
const takes = { ownerIds: uuid.array, days: int4.array };
const removeEvents = statement('remove-old-visit-events', {
  text: `
    DELETE FROM visit_event USING visit, ${old} old
    WHERE visit.owner_id = old.owner_id AND ${olderThan('visit.started_at')} AND visit_event.started_at = visit.started_at AND visit_event.visit_id = visit.id`,
  takes,
});
const removeVisits = statement('remove-old-visits', {
  text: `DELETE FROM visit USING ${old} old WHERE visit.owner_id = old.owner_id AND ${olderThan('visit.started_at')}`,
  takes,
});
const removeCounts = statement('remove-old-daily-counts', {
  text: `
    DELETE FROM daily_count USING ${old} old
    WHERE daily_count.owner_id = old.owner_id AND dimension <> 'total' AND day <= (now() AT TIME ZONE 'UTC')::date - old.days`,
  takes,
});
// The month in which a history begins keeps the sums of the days that are left of it.
const removeMonths = statement('remove-old-monthly-counts', {
  text: `
    DELETE FROM monthly_count USING ${old} old WHERE monthly_count.owner_id = old.owner_id AND month <= (now() AT TIME ZONE 'UTC')::date - old.days`,
  takes,
});
const sumLeft = statement('sum-days-left-of-months', {
  text: `
    INSERT INTO monthly_count (owner_id, month, dimension, key, channel, visits, visible_ms, times)
    SELECT daily_count.owner_id, closed.month, dimension, key, channel, sum(visits), sum(visible_ms), sum(times)
    FROM ${old} old JOIN closed_month closed ON closed.month = date_trunc('month', (now() AT TIME ZONE 'UTC')::date - old.days)::date
      JOIN daily_count ON daily_count.owner_id = old.owner_id AND day >= closed.month AND day < closed.month + interval '1 month'
    WHERE dimension IN ('section', 'item', 'evidence') GROUP BY daily_count.owner_id, closed.month, dimension, key, channel`,
  takes,
});
const sumTotals = statement('sum-old-totals-of-channels', {
  text: `
    WITH gone AS (
      DELETE FROM daily_count USING ${old} old
      WHERE daily_count.owner_id = old.owner_id AND dimension = 'total' AND channel <> '' AND day <= (now() AT TIME ZONE 'UTC')::date - old.days RETURNING daily_count.*)
    INSERT INTO daily_count (owner_id, day, dimension, key, channel, visits, readers, channel_readers, views, visible_ms, to_end, times)
    SELECT owner_id, day, 'total', '', '', sum(visits), sum(readers), 0, sum(views), sum(visible_ms), sum(to_end), 0 FROM gone GROUP BY owner_id, day`,
  takes,
});
const removePrograms = statement('remove-old-program-counts', {
  text: `DELETE FROM program_count WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int`,
  takes: { days: int4 },
});
const removeGaps = statement('remove-old-visit-gaps', {
  text: `DELETE FROM visit_gap WHERE ended_at < now() - make_interval(days => $1)`,
  takes: { days: int4 },
});
const removeDigests = statement('remove-old-visit-digests', {
  text: `DELETE FROM visit_digest WHERE week < (now() AT TIME ZONE 'UTC')::date - $1::int`,
  takes: { days: int4 },
});
@Injectable()
export class VisitRetentionRepository {
  constructor(private readonly database: DataSource) {}

  /** Owners with details older than this many days, by id, at most 500. */
  async owners(days: number, after: string | null): Promise<string[]> {
    return (await rows(this.database, listOwners, { days, after })).map(({ ownerId }) => ownerId);
  }

  /** Removes what is older than each owner's history; of those days only the sums stay, and not even where visits came from. */
  async forget(ownerIds: string[], days: number[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      await holdMonths(manager);
      for (const one of [removeEvents, removeVisits, removeCounts, removeMonths, sumLeft, sumTotals]) await affected(manager, one, { ownerIds, days });
    });
  }

  /** Removes what tells of no visit and is older than any history. */
  async forgetRest(days: number): Promise<void> {
    for (const one of [removePrograms, removeGaps, removeDigests]) await affected(this.database, one, { days });
  }
}
