import type { LinkState } from '@folia/contracts/link/shapes';
import { newId } from '@folia/platform/new-id';
import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Door } from './link-session.repository';
import { linkStateSql } from './link-state';

const noteReceived = statement('note-received-link', {
  text: `
    INSERT INTO received_link (id, user_id, link_id, key_version) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, link_id) DO UPDATE SET key_version = excluded.key_version, last_opened_at = now()`,
  takes: { id: uuid, userId: uuid, linkId: uuid, keyVersion: int4 },
});
const listReceived = statement('list-received-links', {
  text: `
    SELECT received.id, link.owner_id AS "ownerId", ${linkStateSql} AS state, link.status, received.key_version = link.key_version AS "isSameKey",
           received.first_opened_at AS "firstOpenedAt", received.last_opened_at AS "lastOpenedAt"
    FROM received_link received JOIN link ON link.id = received.link_id
    WHERE received.user_id = $1 AND ($2::uuid IS NULL OR received.id < $2) ORDER BY received.id DESC LIMIT $3`,
  takes: { userId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    ownerId: uuid,
    state: text.as<LinkState>(),
    status: text.as<LinkState>(),
    // Whether password and address are still those it was opened with.
    isSameKey: bool,
    firstOpenedAt: timestamptz,
    lastOpenedAt: timestamptz,
  },
});
export type ReceivedRow = Row<typeof listReceived>;

/** Who opened which links of others while signed in. Every query names the person, so nobody can read what others were sent. */
@Injectable()
export class ReceivedLinkRepository {
  constructor(private readonly database: DataSource) {}

  async note(manager: EntityManager, userId: string, { id, keyVersion }: Pick<Door, 'id' | 'keyVersion'>): Promise<void> {
    await affected(manager, noteReceived, { id: newId(), userId, linkId: id, keyVersion });
  }

  /** Newest first, older than `cursor`. */
  async list(userId: string, cursor: string | undefined, limit: number): Promise<ReceivedRow[]> {
    return rows(this.database, listReceived, { userId, cursor: cursor ?? null, limit });
  }
}
