import { emailChangeHours, emailChangesPerDay } from '@folia/contracts/account-email/shapes';
import { int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Found = { email: string | null; pending: { email: string; since: Date } | null };
const isOpen = `over_at IS NULL AND created_at > now() - make_interval(hours => ${emailChangeHours})`;

const findEmail = statement('find-account-email', {
  text: `
    SELECT u.email, c.email AS pending, c.created_at AS since
    FROM "user" u LEFT JOIN email_change c ON c.user_id = u.id AND c.over_at IS NULL AND c.created_at > now() - make_interval(hours => $2)
    WHERE u.id = $1 ORDER BY c.id DESC LIMIT 1`,
  takes: { userId: uuid, hours: int4 },
  gives: { email: text.nullable, pending: text.nullable, since: timestamptz.nullable },
});
const insertChange = statement('insert-email-change', {
  text: `
    INSERT INTO email_change (id, user_id, email, token_hash) SELECT $1, $2, $3, $4
    WHERE (SELECT count(*) FROM email_change WHERE user_id = $2 AND created_at > now() - interval '1 day') < $5`,
  takes: { id: uuid, userId: uuid, email: text, tokenHash: text, perDay: int8 },
});
const endOthers = statement('end-other-email-changes', {
  text: 'UPDATE email_change SET over_at = now() WHERE user_id = $1 AND id <> $2 AND over_at IS NULL',
  takes: { userId: uuid, id: uuid },
});
const endChanges = statement('end-email-changes', {
  text: 'UPDATE email_change SET over_at = now() WHERE user_id = $1 AND over_at IS NULL',
  takes: { userId: uuid },
});
const takeChange = statement('take-email-change', {
  text: `UPDATE email_change SET over_at = now() WHERE token_hash = $1 AND ${isOpen} RETURNING user_id AS "userId", email`,
  takes: { tokenHash: text },
  gives: { userId: uuid, email: text },
});
const holdEmail = statement('hold-account-email', {
  text: 'SELECT email FROM "user" WHERE id = $1 FOR UPDATE',
  takes: { userId: uuid },
  gives: { email: text.nullable },
});
const setEmail = statement('set-account-email', { text: 'UPDATE "user" SET email = $2 WHERE id = $1', takes: { userId: uuid, email: text } });
const forgetChanges = statement('forget-email-changes', { text: `DELETE FROM email_change WHERE created_at < now() - interval '1 day'` });

/** The address of an account, and the new ones that wait for confirmation. */
@Injectable()
export class AccountEmailRepository {
  constructor(private readonly database: DataSource) {}

  async find(userId: string): Promise<Found | null> {
    const found = await row(this.database, findEmail, { userId, hours: emailChangeHours });
    return found && { email: found.email, pending: found.pending && found.since ? { email: found.pending, since: found.since } : null };
  }

  /** Replaces any address that was waiting; false when today's attempts are used up. */
  async insert(manager: EntityManager, change: { id: string; userId: string; email: string; tokenHash: string }): Promise<boolean> {
    if ((await affected(manager, insertChange, { ...change, perDay: emailChangesPerDay })) === 0) return false;
    await affected(manager, endOthers, { userId: change.userId, id: change.id });
    return true;
  }

  async cancel(userId: string): Promise<void> {
    await affected(this.database, endChanges, { userId });
  }

  /** Makes a waiting address the account's, once. Answers the address before, null for none; the whole answer is null when the token opens nothing. */
  async confirm(manager: EntityManager, tokenHash: string): Promise<{ userId: string; email: string; before: string | null } | null> {
    const taken = await row(manager, takeChange, { tokenHash });
    if (!taken) return null;
    const old = await row(manager, holdEmail, { userId: taken.userId });
    await affected(manager, setEmail, taken);
    return { ...taken, before: old?.email ?? null };
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetChanges);
  }
}
