import { timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findOwner = statement('find-owner-of-viewed-link', {
  text: 'SELECT owner_id AS "ownerId" FROM link WHERE id = $1',
  takes: { id: uuid },
  gives: { ownerId: uuid },
});
// An hour covers a restart; what ended before the endpoint was added is none of its news.
const listExpired = statement('list-expired-links-to-tell', {
  text: `
    SELECT DISTINCT link.id, link.owner_id AS "ownerId", link.expires_at AS "expiresAt" FROM webhook_endpoint endpoint JOIN link ON link.owner_id = endpoint.account_id
    WHERE endpoint.state = 'live' AND 'link.expired' = ANY (endpoint.types) AND link.status IN ('active', 'paused')
      AND link.expires_at <= now() AND link.expires_at > greatest(now() - interval '1 hour', endpoint.created_at)`,
  gives: { id: uuid, ownerId: uuid, expiresAt: timestamptz },
});

/** Links as far as endpoints are told about them. */
@Injectable()
export class ToldLinkRepository {
  constructor(private readonly database: DataSource) {}

  async findOwner(manager: EntityManager, id: string): Promise<string | null> {
    return (await row(manager, findOwner, { id }))?.ownerId ?? null;
  }

  /** Those that ended within the last hour and that an endpoint wants to be told about. */
  async listExpired(): Promise<Row<typeof listExpired>[]> {
    return rows(this.database, listExpired);
  }
}
