import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { insideHost } from './channel-of';

const findLink = statement('find-link-of-visit', {
  text: `
    SELECT link.id, held.email FROM link_session held JOIN link ON link.id = held.link_id AND link.key_version = held.key_version
    WHERE held.visitor_id = $1 AND held.expires_at > now() AND link.owner_id = $2 ORDER BY held.expires_at DESC LIMIT 1`,
  takes: { visitor: uuid, ownerId: uuid },
  gives: { id: uuid, email: text.nullable },
});
// Whoever comes from inside goes on with what brought them here first; a link is only gone on with while it is held.
const findLast = statement('find-visit-to-continue', {
  text: `
    SELECT greatest(views, 1) AS views FROM visit
    WHERE started_at = $1 AND id = $2 AND owner_id = $3 AND reader = $4 AND (channel = $5 OR ($5 = '${insideHost}' AND link_id IS NULL)) AND (started_at AT TIME ZONE 'UTC')::date = (now() AT TIME ZONE 'UTC')::date`,
  takes: { startedAt: timestamptz, id: uuid, ownerId: uuid, reader: uuid, channel: text },
  gives: { views: int4 },
});
const insertVisit = statement('insert-visit', {
  text: `
    INSERT INTO visit (id, started_at, owner_id, profile_id, link_id, viewer_id, email, reader, channel, referrer_host, campaign_source, campaign_medium, campaign_name,
      device, country, last_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $2)`,
  takes: {
    id: uuid,
    startedAt: timestamptz,
    ownerId: uuid,
    profileId: uuid.nullable,
    linkId: uuid.nullable,
    viewerId: uuid.nullable,
    email: text.nullable,
    reader: uuid,
    channel: text,
    referrerHost: text.nullable,
    source: text.nullable,
    medium: text.nullable,
    name: text.nullable,
    device: text,
    country: text.nullable,
  },
});
const noteGap = statement('note-visit-gap', {
  text: `
    WITH joined AS (
      UPDATE visit_gap SET ended_at = greatest(ended_at, $2), began_at = least(began_at, $1)
      WHERE began_at = (SELECT began_at FROM visit_gap WHERE ended_at >= $1::timestamptz - interval '1 minute' AND began_at <= $2 ORDER BY began_at LIMIT 1)
      RETURNING began_at)
    INSERT INTO visit_gap (began_at, ended_at) SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM joined) ON CONFLICT DO NOTHING`,
  takes: { from: timestamptz, to: timestamptz },
});
const removeUncounted = statement('remove-visits-that-never-counted', {
  text: `DELETE FROM visit WHERE last_number = 0 AND started_at < now() - interval '1 hour'`,
});

export type NewVisit = {
  id: string;
  startedAt: Date;
  ownerId: string;
  profileId: string | null;
  linkId: string | null;
  viewerId: string | null;
  email: string | null;
  reader: string;
  channel: string;
  referrerHost: string | null;
  source: string | null;
  medium: string | null;
  name: string | null;
  device: string;
  country: string | null;
};

@Injectable()
export class VisitRepository {
  constructor(private readonly database: DataSource) {}

  /** The link of this owner that a visitor session opened last, while the session holds its current key, and the address verified for it. */
  linkOf(visitor: string, ownerId: string): Promise<Row<typeof findLink> | null> {
    return row(this.database, findLink, { visitor, ownerId });
  }

  /** How many views a visit of today has that goes on; null if there is no such visit of this reader that this channel goes on with. */
  async viewsOf(last: { startedAt: Date; id: string; ownerId: string; reader: string; channel: string }): Promise<number | null> {
    return (await row(this.database, findLast, last))?.views ?? null;
  }

  async insert(visit: NewVisit): Promise<void> {
    await affected(this.database, insertVisit, visit);
  }

  /** Notes a time without counting; what touches a noted one makes it longer. */
  async noteGap(from: string, to: string): Promise<void> {
    await affected(this.database, noteGap, { from, to });
  }

  /** Pages that were opened but never read: nothing is counted for them. */
  async removeUncounted(): Promise<void> {
    await affected(this.database, removeUncounted);
  }
}
