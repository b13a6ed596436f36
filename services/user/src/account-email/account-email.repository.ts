import { emailChangeHours, emailChangesPerDay } from '@folia/contracts/account-email/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Found = { email: string | null; pending: { email: string; since: Date } | null };
const isOpen = `over_at IS NULL AND created_at > now() - make_interval(hours => ${emailChangeHours})`;

/** The address of an account, and those that wait to be confirmed. */
@Injectable()
export class AccountEmailRepository {
  constructor(private readonly database: DataSource) {}

  async find(userId: string): Promise<Found | null> {
    const rows: { email: string | null; pending: string | null; since: Date | null }[] = await this.database.query(
      `SELECT u.email, c.email AS pending, c.created_at AS since
       FROM "user" u LEFT JOIN email_change c ON c.user_id = u.id AND c.over_at IS NULL AND c.created_at > now() - make_interval(hours => $2)
       WHERE u.id = $1 ORDER BY c.id DESC LIMIT 1`,
      [userId, emailChangeHours],
    );
    const row = rows[0];
    return row ? { email: row.email, pending: row.pending && row.since ? { email: row.pending, since: row.since } : null } : null;
  }

  /** Takes the place of one that waited; false when today's are used up. */
  async insert(manager: EntityManager, row: { id: string; userId: string; email: string; tokenHash: string }): Promise<boolean> {
    const made: unknown[] = await manager.query(
      `INSERT INTO email_change (id, user_id, email, token_hash) SELECT $1, $2, $3, $4
       WHERE (SELECT count(*) FROM email_change WHERE user_id = $2 AND created_at > now() - interval '1 day') < $5 RETURNING id`,
      [row.id, row.userId, row.email, row.tokenHash, emailChangesPerDay],
    );
    if (made.length === 0) return false;
    await manager.query('UPDATE email_change SET over_at = now() WHERE user_id = $1 AND id <> $2 AND over_at IS NULL', [row.userId, row.id]);
    return true;
  }

  async cancel(userId: string): Promise<void> {
    await this.database.query('UPDATE email_change SET over_at = now() WHERE user_id = $1 AND over_at IS NULL', [userId]);
  }

  /** Makes a waiting address the account's, once. What it was before, null for none; null when this token opens nothing. */
  async confirm(manager: EntityManager, tokenHash: string): Promise<{ userId: string; email: string; before: string | null } | null> {
    const [rows]: [{ userId: string; email: string }[]] = await manager.query(
      `UPDATE email_change SET over_at = now() WHERE token_hash = $1 AND ${isOpen} RETURNING user_id AS "userId", email`,
      [tokenHash],
    );
    const [taken] = rows;
    if (!taken) return null;
    const [old]: { email: string | null }[] = await manager.query('SELECT email FROM "user" WHERE id = $1 FOR UPDATE', [taken.userId]);
    await manager.query('UPDATE "user" SET email = $2 WHERE id = $1', [taken.userId, taken.email]);
    return { ...taken, before: old?.email ?? null };
  }

  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM email_change WHERE created_at < now() - interval '1 day'`);
  }
}
