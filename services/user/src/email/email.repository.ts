import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EmailKind } from './write-email';

export type NewEmail = { kind: EmailKind; userId: string; fromId?: string; about?: string; address?: string };
export type EmailRow = {
  id: string;
  kind: EmailKind;
  userId: string;
  fromId: string | null;
  about: string | null;
  address: string | null;
  isSuspended: boolean;
  isUnread: boolean;
};

/** E-mails that are to be sent: whom to, what about – ids only. The id is that of its job. */
@Injectable()
export class EmailRepository {
  constructor(private readonly database: DataSource) {}

  /** False when the person is gone. */
  async insert(manager: EntityManager, { id, kind, userId, fromId, about, address }: NewEmail & { id: string }): Promise<boolean> {
    const made: unknown[] = await manager.query(
      `INSERT INTO email (id, kind, user_id, from_id, about, address) SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM "user" WHERE id = $3) RETURNING id`,
      [id, kind, userId, fromId ?? null, about ?? null, address ?? null],
    );
    return made.length > 0;
  }

  /** With the address of this moment where it names none of its own, and whether there still is something unread in the conversation it tells of. */
  async find(id: string): Promise<EmailRow | null> {
    const rows: EmailRow[] = await this.database.query(
      `SELECT e.id, e.kind, e.user_id AS "userId", e.from_id AS "fromId", e.about, coalesce(e.address, u.email) AS address,
              u.suspended_at IS NOT NULL AS "isSuspended",
              EXISTS (SELECT 1 FROM thread_member m JOIN message x ON x.thread_id = m.thread_id AND x.sender_id <> m.user_id
                      WHERE m.thread_id = e.about AND m.user_id = e.user_id AND (m.read_until IS NULL OR x.id > m.read_until)) AS "isUnread"
       FROM email e JOIN "user" u ON u.id = e.user_id WHERE e.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM email WHERE created_at < now() - interval '30 days'`);
  }
}
