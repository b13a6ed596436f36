import { bool, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsAbout } from '../leaving/person-tables.repository';
import type { EmailKind } from './email-kinds';

export type NewEmail = { kind: EmailKind; userId: string; fromId?: string; about?: string; address?: string };
const insertEmail = statement('insert-email', {
  text: `
    INSERT INTO email (id, kind, user_id, from_id, about, address) SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM "user" WHERE id = $3)`,
  takes: { id: uuid, kind: text, userId: uuid, fromId: uuid.nullable, about: uuid.nullable, address: text.nullable },
});
const findEmail = statement('find-email', {
  text: `
    SELECT e.id, e.kind, e.user_id AS "userId", e.from_id AS "fromId", e.about, coalesce(e.address, u.email) AS address,
           g.name AS "guestName", u.uname, u.suspended_at IS NOT NULL AS "isSuspended",
           CASE e.kind
             WHEN 'message' THEN EXISTS (
               SELECT 1 FROM thread_member m JOIN message x ON x.thread_id = m.thread_id AND x.sender_id <> m.user_id
               WHERE m.thread_id = e.about AND m.user_id = e.user_id AND (m.read_until IS NULL OR x.id > m.read_until))
             WHEN 'guest-confirm' THEN EXISTS (SELECT 1 FROM guest_message w WHERE w.id = e.about AND w.confirmed_at IS NULL)
             WHEN 'guest-answer' THEN g.reachable
             WHEN 'email-confirm' THEN EXISTS (SELECT 1 FROM email_change c WHERE c.id = e.about AND c.over_at IS NULL)
             WHEN 'feedback-answer' THEN EXISTS (SELECT 1 FROM feedback f WHERE f.id = e.about AND f.answer IS NOT NULL)
             WHEN 'payment-failed' THEN EXISTS (SELECT 1 FROM invoice i WHERE i.id = e.about AND i.paid_at IS NULL AND i.void_at IS NULL)
             WHEN 'plan-ends-soon' THEN EXISTS (SELECT 1 FROM invoice i WHERE i.id = e.about AND i.paid_at IS NULL AND i.void_at IS NULL)
             WHEN 'plan-renews' THEN EXISTS (SELECT 1 FROM subscription s WHERE s.account_id = e.user_id AND s.next_plan IS DISTINCT FROM 'free')
             WHEN 'key-ends-soon' THEN EXISTS (SELECT 1 FROM api_key k WHERE k.id = e.about AND k.revoked_at IS NULL AND k.ends_at > now())
             WHEN 'organisation-invite' THEN EXISTS (SELECT 1 FROM invitation v WHERE v.id = e.about AND v.expires_at > now())
             WHEN 'recovery' THEN EXISTS (SELECT 1 FROM recovery r WHERE r.id = e.about AND r.over_at IS NULL)
             ELSE true
           END AS "isOpen",
           CASE e.kind
             WHEN 'guest-answer' THEN (SELECT x.text FROM message x WHERE x.id = e.about)
             WHEN 'invoice-paid' THEN (SELECT i.number || ': ' || to_char(i.total_cents / 100.0, 'FM$999999990.00') FROM invoice i WHERE i.id = e.about)
             WHEN 'credit-made' THEN (SELECT i.number || ': ' || to_char(-i.total_cents / 100.0, 'FM$999999990.00') FROM invoice i WHERE i.id = e.about)
             WHEN 'payment-failed' THEN (SELECT to_char(i.total_cents / 100.0, 'FM$999999990.00') FROM invoice i WHERE i.id = e.about)
             WHEN 'plan-ends-soon' THEN (SELECT to_char(i.total_cents / 100.0, 'FM$999999990.00') FROM invoice i WHERE i.id = e.about)
             WHEN 'plan-renews' THEN (SELECT to_char(s.period_end, 'FMDD FMMonth YYYY') FROM subscription s WHERE s.account_id = e.user_id)
             WHEN 'key-ends-soon' THEN (SELECT k.name FROM api_key k WHERE k.id = e.about)
             WHEN 'organisation-invite' THEN (SELECT o.name FROM invitation v JOIN organisation o ON o.id = v.organisation_id WHERE v.id = e.about)
             WHEN 'feedback-answer' THEN (SELECT f.answer FROM feedback f WHERE f.id = e.about)
           END AS words
    FROM email e JOIN "user" u ON u.id = e.user_id LEFT JOIN guest g ON g.id = e.from_id WHERE e.id = $1`,
  takes: { id: uuid },
  gives: {
    id: uuid,
    kind: text.as<EmailKind>(),
    userId: uuid,
    fromId: uuid.nullable,
    about: uuid.nullable,
    address: text.nullable,
    // The name of the guest it comes from or goes to.
    guestName: text.nullable,
    uname: text,
    isSuspended: bool,
    // Whether its subject is still open; null for an answer to a guest who is gone.
    isOpen: bool.nullable,
    // The text itself, when the receiver can read it nowhere else.
    words: text.nullable,
  },
});
export type EmailRow = Row<typeof findEmail>;
const noteAddress = statement('note-address-of-email', { text: 'UPDATE email SET address = $2 WHERE id = $1', takes: { id: uuid, address: text } });
const listAbout = statement('list-emails-about-person', {
  text: `SELECT id FROM email WHERE ${emailsAbout}`,
  takes: { userId: uuid },
  gives: { id: uuid },
});
const findLately = statement('find-email-sent-lately', {
  text: `SELECT 1 FROM email WHERE user_id = $1 AND kind = $2 AND created_at > now() - interval '1 hour' LIMIT 1`,
  takes: { userId: uuid, kind: text },
});
const forgetEmails = statement('forget-emails', { text: `DELETE FROM email WHERE created_at < now() - interval '30 days'` });

/** E-mails to send: to whom and about what, as ids only. An e-mail has the id of its job. */
@Injectable()
export class EmailRepository {
  constructor(private readonly database: DataSource) {}

  /** False when the person is gone. */
  async insert(manager: EntityManager, { id, kind, userId, fromId, about: subject, address }: NewEmail & { id: string }): Promise<boolean> {
    const about = { fromId: fromId ?? null, about: subject ?? null, address: address ?? null };
    return (await affected(manager, insertEmail, { id, kind, userId, ...about })) > 0;
  }

  /** Uses the account's current address when the e-mail names none of its own. */
  async find(id: string): Promise<EmailRow | null> {
    return row(this.database, findEmail, { id });
  }

  /** Whether an e-mail of this kind was noted for the person within the last hour. */
  async isSentLately(manager: EntityManager, userId: string, kind: EmailKind): Promise<boolean> {
    return (await affected(manager, findLately, { userId, kind })) > 0;
  }

  /** E-mails to a person, to their address, or naming them: exactly those that are erased with the person. */
  async listAbout(manager: EntityManager, userId: string): Promise<string[]> {
    return (await rows(manager, listAbout, { userId })).map(({ id }) => id);
  }

  async noteAddress(id: string, address: string): Promise<void> {
    await affected(this.database, noteAddress, { id, address });
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetEmails);
  }
}
