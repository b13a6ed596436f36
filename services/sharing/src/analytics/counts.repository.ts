import { int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { onlyRow, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { linkIdOf } from './to-channel';

/** Whose counts, of which days (`YYYY-MM-DD`, both included), of which channel; null: of all. */
export type Span = { ownerId: string; from: string; to: string; channel: string | null };

const takes = { ownerId: uuid, from: text, to: text, channel: text.nullable };
/** SQL: rows of `daily_count` in a span, whose parts are the first four parameters. */
export const countsInSpan = `owner_id = $1 AND day BETWEEN $2::text::date AND $3::text::date AND ($4::text IS NULL OR channel = $4)`;
// Of one channel, readers are those who are new to it that day; of all channels, those who are new to the portfolio.
const readers = 'CASE WHEN $4::text IS NULL THEN sum(readers) ELSE sum(channel_readers) END::int';
const shares = `sum(visits)::int AS visits, sum(views)::int AS views, sum(visible_ms)::bigint AS "visibleMs"`;
const givesShares = { visits: int4.notNull, readers: int4.notNull, views: int4.notNull, visibleMs: int8.notNull };

const listDays = statement('list-counts-of-days', {
  text: `
    SELECT day::text AS day, ${shares}, ${readers} AS readers, sum(to_end)::int AS "toEnd"
    FROM daily_count WHERE ${countsInSpan} AND dimension = 'total' GROUP BY day`,
  takes,
  gives: { day: text.notNull, ...givesShares, toEnd: int4.notNull },
});
const listChannels = statement('list-counts-of-channels', {
  text: `
    SELECT channel, ${shares}, sum(channel_readers)::int AS readers, max(channel_readers) AS "sessionsInADay"
    FROM daily_count WHERE ${countsInSpan} AND dimension = 'total' GROUP BY channel`,
  takes,
  gives: { channel: text, ...givesShares, sessionsInADay: int4.notNull },
});
const listKeys = statement('list-counts-of-keys', {
  text: `
    SELECT key, ${shares}, ${readers} AS readers, sum(times)::int AS times
    FROM daily_count WHERE ${countsInSpan} AND dimension = $5 GROUP BY key ORDER BY sum(visits) DESC, key`,
  takes: { ...takes, dimension: text },
  gives: { key: text, ...givesShares, times: int4.notNull },
});
// The closed months that lie wholly in the span, up to the first that is not closed: from `first` to before `after`.
const findMonths = statement('find-closed-months-in-span', {
  text: `
    WITH whole AS (SELECT date_trunc('month', $1::text::date + interval '1 month' - interval '1 day')::date AS first,
      date_trunc('month', $2::text::date + interval '1 day')::date AS after)
    SELECT first::text AS first, greatest(first, coalesce((SELECT min(month)::date FROM generate_series(first, after - 1, interval '1 month') month
      WHERE NOT EXISTS (SELECT FROM closed_month closed WHERE closed.month = month::date)), after))::text AS after FROM whole`,
  takes: { from: text, to: text },
  gives: { first: text.notNull, after: text.notNull },
});
// Closed months are read as such, and only the days before and after them one by one.
const cell = 'dimension, key, channel, visits, visible_ms, times';
const cellsOfDays = `SELECT ${cell} FROM daily_count WHERE ${countsInSpan} AND dimension IN ('section', 'item', 'evidence')`;
const listCells = statement('list-counts-of-cells', {
  text: `
    SELECT dimension, key, channel, sum(visits)::int AS visits, sum(visible_ms)::bigint AS "visibleMs", sum(times)::int AS times FROM (
      ${cellsOfDays} AND day < $5::text::date
      UNION ALL
      SELECT ${cell} FROM monthly_count WHERE owner_id = $1 AND month >= $5::text::date AND month < $6::text::date AND ($4::text IS NULL OR channel = $4)
      UNION ALL
      ${cellsOfDays} AND day >= $6::text::date) counted
    GROUP BY dimension, key, channel`,
  takes: { ...takes, first: text, after: text },
  gives: {
    dimension: text.as<'section' | 'item' | 'evidence'>(),
    key: text,
    channel: text,
    visits: int4.notNull,
    visibleMs: int8.notNull,
    times: int4.notNull,
  },
});
const listPrograms = statement('list-counts-of-programs', {
  text: `
    SELECT kind, sum(times)::int AS times FROM program_count WHERE owner_id = $1 AND day BETWEEN $2::text::date AND $3::text::date GROUP BY kind ORDER BY kind`,
  takes: { ownerId: uuid, from: text, to: text },
  gives: { kind: text, times: int4.notNull },
});
const listGaps = statement('list-visit-gaps', {
  text: `
    SELECT began_at AS "from", ended_at AS "to" FROM visit_gap
    WHERE began_at < ($2::text || 'T00:00:00Z')::timestamptz + interval '1 day' AND ended_at >= ($1::text || 'T00:00:00Z')::timestamptz
    ORDER BY began_at DESC LIMIT 50`,
  takes: { from: text, to: text },
  gives: { from: timestamptz, to: timestamptz },
});
const findEver = statement('find-counts-of-ever', {
  text: `SELECT coalesce(sum(views), 0)::int AS views, min(day)::text AS since FROM daily_count WHERE owner_id = $1 AND dimension = 'total'`,
  takes: { ownerId: uuid },
  gives: { views: int4.notNull, since: text.nullable },
});
const today = statement('read-day-of-today', { text: `SELECT (now() AT TIME ZONE 'UTC')::date::text AS day`, gives: { day: text.notNull } });
const listLinkNames = statement('list-link-names', {
  text: 'SELECT id, description FROM link WHERE owner_id = $1 AND id = ANY($2)',
  takes: { ownerId: uuid, ids: uuid.array },
  gives: { id: uuid, description: text },
});

export type DayRow = Row<typeof listDays>;
export type ChannelRow = Row<typeof listChannels>;
export type CellRow = Row<typeof listCells>;

/** Counts of days, added up for what is asked. */
@Injectable()
export class CountsRepository {
  constructor(private readonly database: DataSource) {}

  days(span: Span): Promise<DayRow[]> {
    return rows(this.database, listDays, span);
  }

  channels(span: Span): Promise<ChannelRow[]> {
    return rows(this.database, listChannels, span);
  }

  keys(span: Span, dimension: 'device' | 'country' | 'action' | 'step' | 'section'): Promise<Row<typeof listKeys>[]> {
    return rows(this.database, listKeys, { ...span, dimension });
  }

  async cells(span: Span): Promise<CellRow[]> {
    const months = await onlyRow(this.database, findMonths, { from: span.from, to: span.to });
    return rows(this.database, listCells, { ...span, ...months });
  }

  programs({ ownerId, from, to }: Span): Promise<Row<typeof listPrograms>[]> {
    return rows(this.database, listPrograms, { ownerId, from, to });
  }

  gaps({ from, to }: Span): Promise<Row<typeof listGaps>[]> {
    return rows(this.database, listGaps, { from, to });
  }

  ever(ownerId: string): Promise<Row<typeof findEver>> {
    return onlyRow(this.database, findEver, { ownerId });
  }

  /** Today by the database's clock, in UTC. */
  async today(): Promise<string> {
    return (await onlyRow(this.database, today)).day;
  }

  /** What an owner called the links that visits came by; those that are gone, or somebody else's, are left out. */
  async linkNames(ownerId: string, channels: readonly string[]): Promise<Map<string, string>> {
    const ids = channels.flatMap((channel) => linkIdOf(channel) ?? []);
    return new Map((await rows(this.database, listLinkNames, { ownerId, ids })).map(({ id, description }) => [id, description]));
  }
}
