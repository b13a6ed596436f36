import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsAbout } from '../leaving/person-tables';
import type { EmailKind } from './write-email';

export type NewEmail = { kind: EmailKind; userId: string; fromId?: string; about?: string; address?: string };
export type EmailRow = {
  id: string;
  kind: EmailKind;
  userId: string;
  fromId: string | null;
  about: string | null;
  address: string | null;
  /** The name of the guest it comes from or goes to. */
  guestName: string | null;
  uname: string;
  isSuspended: boolean;
  /** Whether what it tells of still is so. */
  isOpen: boolean;
  /** What was written, where there is no other place to read it. */
  words: string | null;
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

  /** With the address of this moment where it names none of its own. */
  async find(id: string): Promise<EmailRow | null> {
    const rows: EmailRow[] = await this.database.query(
      `SELECT e.id, e.kind, e.user_id AS "userId", e.from_id AS "fromId", e.about, coalesce(e.address, u.email) AS address,
              g.name AS "guestName", u.uname, u.suspended_at IS NOT NULL AS "isSuspended",
              CASE e.kind
                WHEN 'message' THEN EXISTS (
                  SELECT 1 FROM thread_member m JOIN message x ON x.thread_id = m.thread_id AND x.sender_id <> m.user_id
                  WHERE m.thread_id = e.about AND m.user_id = e.user_id AND (m.read_until IS NULL OR x.id > m.read_until))
                WHEN 'guest-confirm' THEN EXISTS (SELECT 1 FROM guest_message w WHERE w.id = e.about AND w.confirmed_at IS NULL)
                WHEN 'guest-answer' THEN g.reachable
                WHEN 'email-confirm' THEN EXISTS (SELECT 1 FROM email_change c WHERE c.id = e.about AND c.over_at IS NULL)
                WHEN 'recovery' THEN EXISTS (SELECT 1 FROM recovery r WHERE r.id = e.about AND r.over_at IS NULL)
                ELSE true
              END AS "isOpen",
              CASE WHEN e.kind = 'guest-answer' THEN (SELECT x.text FROM message x WHERE x.id = e.about) END AS words
       FROM email e JOIN "user" u ON u.id = e.user_id LEFT JOIN guest g ON g.id = e.from_id WHERE e.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Those to a person, to their address or naming them: just what is erased with them. */
  async listAbout(manager: EntityManager, userId: string): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(`SELECT id FROM email WHERE ${emailsAbout}`, [userId]);
    return rows.map(({ id }) => id);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM email WHERE created_at < now() - interval '30 days'`);
  }
}
