import type { LinkState } from '@folia/contracts/link/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Door } from './link-session.repository';
import { linkStateSql } from './link-state';

export type ReceivedRow = {
  id: string;
  ownerId: string;
  state: LinkState;
  status: LinkState;
  /** Whether password and address are those it was opened with. */
  isSameKey: boolean;
  firstOpenedAt: Date;
  lastOpenedAt: Date;
};

/** Who opened which links of others while signed in. Every question names the person: nobody reads what others were sent. */
@Injectable()
export class ReceivedLinkRepository {
  constructor(private readonly database: DataSource) {}

  async note(manager: EntityManager, userId: string, { id, keyVersion }: Pick<Door, 'id' | 'keyVersion'>): Promise<void> {
    await manager.query(
      `INSERT INTO received_link (id, user_id, link_id, key_version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, link_id) DO UPDATE SET key_version = excluded.key_version, last_opened_at = now()`,
      [newId(), userId, id, keyVersion],
    );
  }

  /** Newest first, those before `cursor`. */
  async list(userId: string, cursor: string | undefined, limit: number): Promise<ReceivedRow[]> {
    return this.database.query(
      `SELECT received.id, link.owner_id AS "ownerId", ${linkStateSql} AS state, link.status, received.key_version = link.key_version AS "isSameKey",
              received.first_opened_at AS "firstOpenedAt", received.last_opened_at AS "lastOpenedAt"
       FROM received_link received JOIN link ON link.id = received.link_id
       WHERE received.user_id = $1 AND ($2::uuid IS NULL OR received.id < $2) ORDER BY received.id DESC LIMIT $3`,
      [userId, cursor ?? null, limit],
    );
  }
}
