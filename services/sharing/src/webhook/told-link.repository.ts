import { revokeUndoSeconds } from '@folia/contracts/limits';
import { text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findOwner = statement('find-owner-of-viewed-link', {
  text: 'SELECT owner_id AS "ownerId" FROM link WHERE id = $1',
  takes: { id: uuid },
  gives: { ownerId: uuid },
});
// An hour covers a restart; what ended before the endpoint was added is none of its news.
const listEnded = statement('list-ended-links-to-tell', {
  text: `
    SELECT DISTINCT ended.id, ended.owner_id AS "ownerId", ended.type, ended.at FROM webhook_endpoint endpoint JOIN (
      SELECT id, owner_id, 'link.expired' AS type, expires_at AS at FROM link WHERE status IN ('active', 'paused') AND expires_at <= now()
      UNION ALL SELECT id, owner_id, 'link.revoked', revoked_at FROM link
        WHERE status = 'revoked' AND revoked_at <= now() - interval '${revokeUndoSeconds} s') ended ON ended.owner_id = endpoint.account_id
    WHERE endpoint.state = 'live' AND ended.type = ANY (endpoint.types) AND ended.at > greatest(now() - interval '1 hour', endpoint.created_at)`,
  gives: { id: uuid, ownerId: uuid, type: text.as<'link.expired' | 'link.revoked'>().notNull, at: timestamptz.notNull },
});

/** Links as far as endpoints are told about them. */
@Injectable()
export class ToldLinkRepository {
  constructor(private readonly database: DataSource) {}

  async findOwner(manager: EntityManager, id: string): Promise<string | null> {
    return (await row(manager, findOwner, { id }))?.ownerId ?? null;
  }

  /** Those that ended within the last hour, for good, and that an endpoint wants to be told about. */
  async listEnded(): Promise<Row<typeof listEnded>[]> {
    return rows(this.database, listEnded);
  }
}
