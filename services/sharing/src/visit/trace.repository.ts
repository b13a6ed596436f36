import type { Trace, VisitAction, VisitSection } from '@folia/contracts/visit/shapes';
import { int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Place } from './erased-visits.repository';

const columns = `visit.id, visit.owner_id AS "ownerId", visit.viewer_id AS "viewerId", visit.email, visit.started_at AS "startedAt", visit.link_id AS "linkId",
  visit.referrer_host AS "referrerHost", visit.campaign_source AS source, visit.campaign_medium AS medium, visit.campaign_name AS name, visit.device,
  visit.country, visit.views, visit.visible_ms AS "visibleMs", visit.scroll_percent AS "scrollPercent",
  coalesce((SELECT jsonb_agg(jsonb_build_object('section', what, 'ms', ms) ORDER BY ms DESC) FROM (SELECT what, sum(ms)::int AS ms FROM visit_event event
    WHERE event.started_at = visit.started_at AND event.visit_id = visit.id AND type = 'seen' AND item_id IS NULL GROUP BY what) one), '[]') AS sections,
  coalesce((SELECT jsonb_agg(jsonb_build_object('action', what, 'count', count) ORDER BY what) FROM (SELECT what, count(*)::int AS count FROM visit_event event
    WHERE event.started_at = visit.started_at AND event.visit_id = visit.id AND type = 'action' GROUP BY what) one), '[]') AS actions`;
const gives = {
  id: uuid,
  ownerId: uuid,
  viewerId: uuid.nullable,
  email: text.nullable,
  startedAt: timestamptz,
  linkId: uuid.nullable,
  referrerHost: text.nullable,
  source: text.nullable,
  medium: text.nullable,
  name: text.nullable,
  device: text.as<Trace['device']>(),
  country: text.nullable,
  views: int4,
  visibleMs: int4,
  scrollPercent: int4,
  sections: jsonb.as<{ section: VisitSection; ms: number }[]>().notNull,
  actions: jsonb.as<{ action: VisitAction; count: number }[]>().notNull,
};
const listOfViewer = statement('list-traces-of-viewer', {
  text: `SELECT ${columns} FROM visit WHERE viewer_id = $1 AND last_number > 0 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
  takes: { viewerId: uuid, cursor: uuid.nullable, limit: int8 },
  gives,
});
const listOfIds = statement('list-traces-by-id', {
  text: `SELECT ${columns} FROM visit WHERE started_at = ANY($1) AND id = ANY($2) AND last_number > 0 ORDER BY id DESC`,
  takes: { startedAt: timestamptz.array, ids: uuid.array },
  gives,
});
export type TraceRow = Row<typeof listOfViewer>;

const holdVisits = statement('hold-visits-of-person', {
  text: 'SELECT id FROM visit WHERE owner_id = $1 OR viewer_id = $1 ORDER BY id FOR UPDATE',
  takes: { userId: uuid },
});
const listPlaces = statement('list-places-of-viewer', {
  text: `SELECT id, started_at AS "startedAt" FROM visit WHERE viewer_id = $1 AND ($2::uuid IS NULL OR id = $2)`,
  takes: { viewerId: uuid, id: uuid.nullable },
  gives: { id: uuid, startedAt: timestamptz },
});

/** Waits for beacons that are being stored for visits by this person or to them; those that come later wait until this transaction is over. */
export async function holdVisitsOf(manager: EntityManager, userId: string): Promise<void> {
  await affected(manager, holdVisits, { userId });
}

const placesOf = (places: Place[]) => ({ startedAt: places.map(({ startedAt }) => startedAt), ids: places.map(({ id }) => id) });

/** What visitors left behind, as they may see and erase it. */
@Injectable()
export class TraceRepository {
  constructor(private readonly database: DataSource) {}

  listOfViewer(viewerId: string, cursor: string | undefined, limit: number): Promise<TraceRow[]> {
    return rows(this.database, listOfViewer, { viewerId, cursor: cursor ?? null, limit });
  }

  listOf(places: Place[]): Promise<TraceRow[]> {
    return rows(this.database, listOfIds, placesOf(places));
  }

  /** Where the visits of a person are, or one of them. */
  placesOfViewer(manager: EntityManager, viewerId: string, id: string | null): Promise<Place[]> {
    return rows(manager, listPlaces, { viewerId, id });
  }
}
