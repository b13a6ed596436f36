import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EmailKind } from './write-email';

type Row = { id: string; kind: EmailKind; userId: string; fromId: string; about: string; address: string | null; isWanted: boolean };

/** E-mails that are to be sent: whom to, what about – ids only. The id is that of its job. */
@Injectable()
export class EmailRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, row: { id: string; kind: EmailKind; userId: string; fromId: string; about: string }): Promise<void> {
    await manager.query('INSERT INTO email (id, kind, user_id, from_id, about) VALUES ($1, $2, $3, $4, $5)', [
      row.id,
      row.kind,
      row.userId,
      row.fromId,
      row.about,
    ]);
  }

  /** With the address of this moment, and whether there still is something unread to tell of. */
  async find(id: string): Promise<Row | null> {
    const rows: Row[] = await this.database.query(
      `SELECT e.id, e.kind, e.user_id AS "userId", e.from_id AS "fromId", e.about, CASE WHEN u.suspended_at IS NULL THEN u.email END AS address,
              EXISTS (SELECT 1 FROM thread_member m JOIN message x ON x.thread_id = m.thread_id AND x.sender_id <> m.user_id
                      WHERE m.thread_id = e.about AND m.user_id = e.user_id AND (m.read_until IS NULL OR x.id > m.read_until)) AS "isWanted"
       FROM email e JOIN "user" u ON u.id = e.user_id WHERE e.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
