import type { VisitAction, VisitSection } from '@folia/contracts/visit/shapes';
import { int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { linkStateSql } from '../link/link-state';
import { countsInSpan, type Span } from './counts.repository';

const takes = { ownerId: uuid, from: text, to: text, channel: text.nullable };
const inSpan = `visit.owner_id = $1 AND visit.started_at >= ($2::text || 'T00:00:00Z')::timestamptz
  AND visit.started_at < ($3::text || 'T00:00:00Z')::timestamptz + interval '1 day' AND ($4::text IS NULL OR visit.channel = $4) AND visit.last_number > 0`;
const longest = `LATERAL (SELECT what, item_id, sum(ms) AS ms FROM visit_event event
    WHERE event.started_at = visit.started_at AND event.visit_id = visit.id AND type = 'seen' GROUP BY what, item_id
    ORDER BY item_id IS NULL, sum(ms) DESC LIMIT 1) stayed`;
const columns = `visit.id, visit.started_at AS "startedAt", visit.viewer_id AS "viewerId", visit.email, visit.channel, visit.campaign_source AS source,
  visit.campaign_medium AS medium, visit.campaign_name AS name, visit.device, visit.country, visit.views, visit.visible_ms AS "visibleMs",
  visit.scroll_percent AS "scrollPercent", stayed.what AS section, stayed.item_id AS "itemId"`;
const gives = {
  id: uuid,
  startedAt: timestamptz,
  viewerId: uuid.nullable,
  email: text.nullable,
  channel: text,
  source: text.nullable,
  medium: text.nullable,
  name: text.nullable,
  device: text.as<'phone' | 'tablet' | 'computer'>(),
  country: text.nullable,
  views: int4,
  visibleMs: int4,
  scrollPercent: int4,
  section: text.as<VisitSection>().nullable,
  itemId: uuid.nullable,
};
// In the order that visits are indexed and parted by, so that a page is read without the rest of the span. What was read longest is looked for in the visits of
// that page only.
const listVisits = statement('list-visits', {
  text: `
    SELECT ${columns} FROM (SELECT * FROM visit WHERE ${inSpan} AND ($5::timestamptz IS NULL OR (visit.started_at, visit.id) < ($5, $6))
      ORDER BY visit.started_at DESC, visit.id DESC LIMIT $7) visit
    LEFT JOIN ${longest} ON true ORDER BY visit.started_at DESC, visit.id DESC`,
  takes: { ...takes, before: timestamptz.nullable, cursor: uuid.nullable, limit: int8 },
  gives,
});
const findVisit = statement('find-visit', {
  text: `SELECT ${columns} FROM visit LEFT JOIN ${longest} ON true WHERE visit.owner_id = $1 AND visit.started_at = $2 AND visit.id = $3 AND visit.last_number > 0`,
  takes: { ownerId: uuid, startedAt: timestamptz, id: uuid },
  gives,
});
const listSteps = statement('list-steps-of-visit', {
  text: `
    SELECT at, type, what, item_id AS "itemId", sum(ms)::int AS ms, count(*)::int AS times FROM visit_event WHERE started_at = $1 AND visit_id = $2
    GROUP BY at, type, what, item_id ORDER BY at, CASE type WHEN 'view' THEN 0 WHEN 'seen' THEN 1 ELSE 2 END, sum(ms) DESC LIMIT 500`,
  takes: { startedAt: timestamptz, id: uuid },
  gives: {
    at: timestamptz,
    type: text.as<'view' | 'seen' | 'action'>(),
    what: text.as<VisitSection | VisitAction>(),
    itemId: uuid.nullable,
    ms: int4.notNull,
    times: int4.notNull,
  },
});
// Only visits of people who are known in some way are read one by one. All others are what the counts of days hold more than them, also those of deleted accounts.
const listReaders = statement('list-readers', {
  text: `
    WITH known AS (
        SELECT viewer_id, email, channel, count(*) AS visits, count(*) FILTER (WHERE is_new_reader) AS readers, sum(views) AS views, sum(visible_ms) AS visible_ms,
          max(last_at) AS last_at
        FROM visit WHERE ${inSpan} AND (viewer_id IS NOT NULL OR email IS NOT NULL) GROUP BY viewer_id, email, channel),
      counted AS (
        SELECT channel, sum(visits) AS visits, sum(readers) AS readers, sum(views) AS views, sum(visible_ms) AS visible_ms, max(day) AS day
        FROM daily_count WHERE ${countsInSpan} AND dimension = 'total' AND channel <> '' GROUP BY channel),
      other AS (
        SELECT counted.channel, day, counted.visits - coalesce(sum(known.visits), 0) AS visits, counted.readers - coalesce(sum(known.readers), 0) AS readers,
          counted.views - coalesce(sum(known.views), 0) AS views, counted.visible_ms - coalesce(sum(known.visible_ms), 0) AS visible_ms
        FROM counted LEFT JOIN known ON known.channel = counted.channel
        GROUP BY counted.channel, day, counted.visits, counted.readers, counted.views, counted.visible_ms)
    SELECT viewer_id AS "viewerId", email, channel, visits::int, readers::int, views::int, visible_ms::bigint AS "visibleMs", last_at AS "lastAt" FROM known
    UNION ALL
    SELECT NULL, NULL, other.channel, visits::int, readers::int, views::int, visible_ms::bigint, coalesce(latest.last_at, day::timestamp AT TIME ZONE 'UTC')
    FROM other LEFT JOIN LATERAL (SELECT last_at FROM visit WHERE ${inSpan} AND visit.channel = other.channel AND viewer_id IS NULL AND email IS NULL
      ORDER BY started_at DESC LIMIT 1) latest ON true
    WHERE visits > 0`,
  takes,
  gives: {
    viewerId: uuid.nullable,
    email: text.nullable,
    channel: text,
    visits: int4.notNull,
    readers: int4.notNull,
    views: int4.notNull,
    visibleMs: int8.notNull,
    lastAt: timestamptz.notNull,
  },
});
const listStays = statement('list-stays-of-viewers', {
  text: `
    SELECT visit.viewer_id AS "viewerId", what AS section, item_id AS "itemId", sum(ms)::bigint AS "visibleMs"
    FROM visit JOIN visit_event event ON event.started_at = visit.started_at AND event.visit_id = visit.id AND type = 'seen'
    WHERE ${inSpan} AND viewer_id IS NOT NULL GROUP BY viewer_id, what, item_id`,
  takes,
  gives: { viewerId: uuid.notNull, section: text.as<VisitSection>(), itemId: uuid.nullable, visibleMs: int8.notNull },
});
const listNamedDays = statement('list-days-of-viewers', {
  text: `SELECT DISTINCT (visit.started_at AT TIME ZONE 'UTC')::date::text AS day, viewer_id AS "viewerId" FROM visit WHERE ${inSpan} AND viewer_id IS NOT NULL`,
  takes,
  gives: { day: text.notNull, viewerId: uuid.notNull },
});
const listLinks = statement('list-links-with-lives', {
  text: `
    SELECT link.id, link.description AS name, ${linkStateSql} AS state, link.created_at AS "createdAt", link.expires_at AS "endsAt"
    FROM link WHERE link.owner_id = $1 AND link.status <> 'draft' ORDER BY ${linkStateSql} <> 'active', link.id DESC LIMIT 200`,
  takes: { ownerId: uuid },
  gives: {
    id: uuid,
    name: text,
    state: text.as<'active' | 'paused' | 'revoked' | 'expired' | 'exhausted' | 'locked'>().notNull,
    createdAt: timestamptz,
    endsAt: timestamptz,
  },
});
const listDots = statement('list-visits-of-links', {
  text: `
    SELECT id, link_id AS "linkId", started_at AS at, visible_ms AS "visibleMs" FROM (
      SELECT *, row_number() OVER (PARTITION BY link_id ORDER BY started_at DESC) AS place FROM visit WHERE ${inSpan} AND link_id IS NOT NULL) newest
    WHERE place <= 200 ORDER BY started_at`,
  takes,
  gives: { id: uuid, linkId: uuid.notNull, at: timestamptz, visibleMs: int4 },
});

export type VisitRow = Row<typeof listVisits>;
export type ReadersRow = Row<typeof listReaders>;
export type StayRow = Row<typeof listStays>;

/** Visits one by one, and who made them. */
@Injectable()
export class VisitsRepository {
  constructor(private readonly database: DataSource) {}

  /** The latest visits; `after`: those before this one. */
  list(span: Span, after: { id: string; startedAt: Date } | null, limit: number): Promise<VisitRow[]> {
    return rows(this.database, listVisits, { ...span, before: after?.startedAt ?? null, cursor: after?.id ?? null, limit });
  }

  find(ownerId: string, id: string, startedAt: Date): Promise<VisitRow | null> {
    return row(this.database, findVisit, { ownerId, id, startedAt });
  }

  steps(id: string, startedAt: Date): Promise<Row<typeof listSteps>[]> {
    return rows(this.database, listSteps, { id, startedAt });
  }

  readers(span: Span): Promise<ReadersRow[]> {
    return rows(this.database, listReaders, span);
  }

  stays(span: Span): Promise<StayRow[]> {
    return rows(this.database, listStays, span);
  }

  /** On which days which signed-in people came. */
  namedDays(span: Span): Promise<Row<typeof listNamedDays>[]> {
    return rows(this.database, listNamedDays, span);
  }

  /** The links of an owner that were ever sent, those still open first. */
  links(ownerId: string): Promise<Row<typeof listLinks>[]> {
    return rows(this.database, listLinks, { ownerId });
  }

  dots(span: Span): Promise<Row<typeof listDots>[]> {
    return rows(this.database, listDots, span);
  }
}
