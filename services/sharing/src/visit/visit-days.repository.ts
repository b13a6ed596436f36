import { readToEndPercent } from '@folia/contracts/visit/limits';
import { allowLongStatements } from '@folia/platform/allow-long-statements';
import { int4, jsonb, text } from '@folia/platform/sql-type';
import { affected, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { stepBits } from './judge-beacon';

const listOpenDays = statement('list-days-of-visits-not-closed', {
  text: `
    SELECT DISTINCT day::text AS day FROM (SELECT (started_at AT TIME ZONE 'UTC')::date AS day FROM visit WHERE started_at >= now() - interval '4 days'
      UNION SELECT day FROM day_reader) past
    WHERE day < ((now() - interval '2 minutes') AT TIME ZONE 'UTC')::date AND NOT EXISTS (SELECT FROM closed_day WHERE closed_day.day = past.day) ORDER BY 1`,
  gives: { day: text.notNull },
});
const lockMonths = statement('lock-sums-of-months', { text: `SELECT pg_advisory_xact_lock(hashtextextended('visit-months', 0))` });
const closeDay = statement('close-day-of-visits', {
  text: 'INSERT INTO closed_day (day) VALUES ($1::text::date) ON CONFLICT DO NOTHING',
  takes: { day: text },
});
const replaceReaders = statement('replace-readers-of-day', {
  text: `
    UPDATE visit SET reader = fresh.reader
    FROM (SELECT owner_id, old, gen_random_uuid() AS reader FROM (
      SELECT DISTINCT owner_id, reader AS old FROM visit WHERE started_at >= ($1::text || 'T00:00:00Z')::timestamptz
        AND started_at < ($1::text || 'T00:00:00Z')::timestamptz + interval '1 day') known) fresh
    WHERE visit.owner_id = fresh.owner_id AND visit.reader = fresh.old AND started_at >= ($1::text || 'T00:00:00Z')::timestamptz
      AND started_at < ($1::text || 'T00:00:00Z')::timestamptz + interval '1 day'`,
  takes: { day: text },
});
// Counts only ever grow by it: visits of people who deleted their account are rows no more, and stay counted.
const recount = statement('recount-day', {
  text: `
    WITH counted AS (SELECT * FROM visit WHERE last_number > 0 AND started_at >= ($1::text || 'T00:00:00Z')::timestamptz
        AND started_at < ($1::text || 'T00:00:00Z')::timestamptz + interval '1 day'),
      event AS (SELECT event.*, counted.channel FROM counted JOIN visit_event event ON event.visit_id = counted.id AND event.started_at = counted.started_at)
    INSERT INTO daily_count (owner_id, day, dimension, key, channel, visits, readers, channel_readers, views, visible_ms, to_end, times)
    SELECT owner_id, $1::text::date, dimension, key, channel, count(*), count(*) FILTER (WHERE is_new_reader), count(*) FILTER (WHERE is_new_in_channel),
        sum(views), sum(visible_ms), count(*) FILTER (WHERE scroll_percent >= $2), 0
      FROM counted, LATERAL (VALUES ('total', ''), ('device', device), ('country', country)) by_what (dimension, key) WHERE key IS NOT NULL
      GROUP BY owner_id, dimension, key, channel
    UNION ALL
    SELECT owner_id, $1::text::date, 'step', key, channel, count(*), 0, 0, 0, 0, 0, 0
      FROM counted, jsonb_each_text($3) step (key, bit) WHERE steps & bit::int <> 0 GROUP BY owner_id, key, channel
    UNION ALL
    SELECT owner_id, $1::text::date, CASE WHEN item_id IS NULL THEN 'section' ELSE 'item' END, coalesce(item_id::text, what), channel,
        count(*) FILTER (WHERE is_first AND type = 'seen'), 0, 0, count(*) FILTER (WHERE type = 'view'), sum(ms), 0, 0
      FROM event WHERE type = 'seen' OR (type = 'view' AND item_id IS NOT NULL) GROUP BY owner_id, 3, 4, channel
    UNION ALL
    SELECT owner_id, $1::text::date, 'action', what, channel, 0, 0, 0, 0, 0, 0, count(*) FROM event WHERE type = 'action' GROUP BY owner_id, what, channel
    UNION ALL
    SELECT owner_id, $1::text::date, 'evidence', item_id::text, channel, count(*) FILTER (WHERE is_first), 0, 0, 0, 0, 0, count(*)
      FROM event WHERE type = 'action' AND what = 'mark' AND item_id IS NOT NULL GROUP BY owner_id, item_id, channel
    ON CONFLICT (owner_id, day, dimension, key, channel) DO UPDATE SET visits = greatest(daily_count.visits, excluded.visits),
      readers = greatest(daily_count.readers, excluded.readers), channel_readers = greatest(daily_count.channel_readers, excluded.channel_readers),
      views = greatest(daily_count.views, excluded.views), visible_ms = greatest(daily_count.visible_ms, excluded.visible_ms),
      to_end = greatest(daily_count.to_end, excluded.to_end), times = greatest(daily_count.times, excluded.times)`,
  takes: { day: text, readToEnd: int4, steps: jsonb },
});
const listOpenMonths = statement('list-months-of-visits-not-closed', {
  text: `
    SELECT month::date::text AS month FROM generate_series((SELECT date_trunc('month', min(day)::timestamp) FROM daily_count),
      date_trunc('month', (now() - interval '2 minutes') AT TIME ZONE 'UTC') - interval '1 month', interval '1 month') month
    WHERE NOT EXISTS (SELECT FROM closed_month closed WHERE closed.month = month::date) ORDER BY month`,
  gives: { month: text.notNull },
});
const closeMonth = statement('close-month-of-visits', {
  text: 'INSERT INTO closed_month (month) VALUES ($1::text::date) ON CONFLICT DO NOTHING',
  takes: { month: text },
});
const forgetSums = statement('forget-sums-of-month', { text: 'DELETE FROM monthly_count WHERE month = $1::text::date', takes: { month: text } });
const sumMonth = statement('sum-days-of-month', {
  text: `
    INSERT INTO monthly_count (owner_id, month, dimension, key, channel, visits, visible_ms, times)
    SELECT owner_id, $1::text::date, dimension, key, channel, sum(visits), sum(visible_ms), sum(times) FROM daily_count
    WHERE day >= $1::text::date AND day < $1::text::date + interval '1 month' AND dimension IN ('section', 'item', 'evidence')
    GROUP BY owner_id, dimension, key, channel`,
  takes: { month: text },
});
const forgetReaders = statement('forget-readers-of-day', { text: 'DELETE FROM day_reader WHERE day = $1::text::date', takes: { day: text } });
const forgetDays = statement('forget-closed-days', { text: `DELETE FROM closed_day WHERE day < (now() AT TIME ZONE 'UTC')::date - 400` });
const makeMonths = statement('make-months-of-visits', {
  text: `SELECT make_visit_months((now() AT TIME ZONE 'UTC')::date, 3) IS NULL AS made`,
});
const dropMonths = statement('drop-months-of-visits', {
  text: `SELECT drop_visit_months((now() AT TIME ZONE 'UTC')::date - $1::int) AS dropped`,
  takes: { days: int4 },
  gives: { dropped: int4.notNull },
});

const longestSumMs = 300_000;

/** Waits for months that are being summed, and lets none be summed until this transaction is over: for whoever removes counts of days. */
export async function holdMonths(manager: EntityManager): Promise<void> {
  await affected(manager, lockMonths);
}

/** Days and months of visits as a whole. */
@Injectable()
export class VisitDaysRepository {
  constructor(private readonly database: DataSource) {}

  /** Past days (UTC, `YYYY-MM-DD`) whose readers can still be told apart by the day's salt. */
  async openDays(): Promise<string[]> {
    return (await rows(this.database, listOpenDays)).map(({ day }) => day);
  }

  /** Gives every reader of a day another, random id, the same for all their visits to one portfolio on that day; false if that was done already. */
  async close(manager: EntityManager, day: string): Promise<boolean> {
    if ((await affected(manager, closeDay, { day })) === 0) return false;
    await affected(manager, replaceReaders, { day });
    await this.recount(manager, day);
    await affected(manager, forgetReaders, { day });
    return true;
  }

  /** Counts a day again from its visits: what was lost of its counts is there again. */
  async recount(manager: EntityManager, day: string): Promise<void> {
    await affected(manager, recount, { day, readToEnd: readToEndPercent, steps: stepBits });
  }

  /** Past months (their first days, `YYYY-MM-DD`) that are not summed yet. */
  async openMonths(): Promise<string[]> {
    return (await rows(this.database, listOpenMonths)).map(({ month }) => month);
  }

  /** Sums the days of a month, which must be closed; nothing happens if that was done already. */
  async closeMonth(manager: EntityManager, month: string): Promise<void> {
    // Owners of any number are summed in one statement, which may take longer than what somebody waits for.
    await allowLongStatements(manager, longestSumMs);
    if ((await affected(manager, closeMonth, { month })) === 0) return;
    await holdMonths(manager);
    await affected(manager, forgetSums, { month });
    await affected(manager, sumMonth, { month });
  }

  async forgetClosedDays(): Promise<void> {
    await affected(this.database, forgetDays);
  }

  /** Makes this month and the next two, if they are missing. */
  async makeMonths(): Promise<void> {
    await affected(this.database, makeMonths);
  }

  /** Drops the months that are over by this many days; answers how many tables went. */
  async dropMonths(days: number): Promise<number> {
    return (await row(this.database, dropMonths, { days }))?.dropped ?? 0;
  }
}
