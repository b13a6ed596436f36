import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  async insert(id: string, userId: string, expiresAt: Date): Promise<void> {
    await this.database.query('INSERT INTO session (id, user_id, expires_at) VALUES ($1, $2, $3)', [id, userId, expiresAt]);
  }

  /** The person of a live session. */
  async findPerson(id: string, userId: string): Promise<{ isAdmin: boolean; suspended: boolean } | null> {
    const rows: { isAdmin: boolean; suspended: boolean }[] = await this.database.query(
      `SELECT u.is_admin AS "isAdmin", u.suspended_at IS NOT NULL AS suspended FROM session s JOIN "user" u ON u.id = s.user_id
       WHERE s.id = $1 AND s.user_id = $2 AND s.ended_at IS NULL AND s.expires_at > now()`,
      [id, userId],
    );
    return rows[0] ?? null;
  }

  async end(id: string, userId: string): Promise<void> {
    await this.database.query('UPDATE session SET ended_at = now() WHERE id = $1 AND user_id = $2 AND ended_at IS NULL', [id, userId]);
  }

  async endAll(userId: string): Promise<void> {
    await this.database.query('UPDATE session SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [userId]);
  }

  /** False when this sign-in was used before. */
  async useOnce(stateHash: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query('INSERT INTO used_signin (state_hash) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1', [stateHash]);
    return rows.length > 0;
  }

  /** Forgets sign-ins whose cookie has run out, and sessions long over. */
  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM used_signin WHERE used_at < now() - interval '1 hour'`);
    await this.database.query(`DELETE FROM session WHERE expires_at < now() - interval '30 days'`);
  }
}
