import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type LivePerson = { isAdmin: boolean; suspended: boolean; seenLongAgo: boolean };
export type SessionRow = { id: string; device: string; createdAt: Date; lastSeenAt: Date };

@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  async insert(id: string, userId: string, expiresAt: Date, device: string): Promise<void> {
    await this.database.query('INSERT INTO session (id, user_id, expires_at, device) VALUES ($1, $2, $3, $4)', [id, userId, expiresAt, device]);
  }

  /** The person of a live session. */
  async findPerson(id: string, userId: string): Promise<LivePerson | null> {
    const rows: LivePerson[] = await this.database.query(
      `SELECT u.is_admin AS "isAdmin", u.suspended_at IS NOT NULL AS suspended,
         s.last_seen_at < now() - interval '5 minutes' AS "seenLongAgo" FROM session s JOIN "user" u ON u.id = s.user_id
       WHERE s.id = $1 AND s.user_id = $2 AND s.ended_at IS NULL AND s.expires_at > now()`,
      [id, userId],
    );
    return rows[0] ?? null;
  }

  async seen(id: string): Promise<void> {
    await this.database.query('UPDATE session SET last_seen_at = now() WHERE id = $1', [id]);
  }

  /** Where a person is signed in, the last used first. */
  async listLive(userId: string): Promise<SessionRow[]> {
    return this.database.query(
      `SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt" FROM session
       WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now() ORDER BY last_seen_at DESC, id LIMIT 200`,
      [userId],
    );
  }

  /** False when there was no such live session of this person. */
  async end(id: string, userId: string): Promise<boolean> {
    const [, count]: [unknown, number] = await this.database.query(
      'UPDATE session SET ended_at = now() WHERE id = $1 AND user_id = $2 AND ended_at IS NULL AND expires_at > now()',
      [id, userId],
    );
    return count > 0;
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
