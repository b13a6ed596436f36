import { bool, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEntity } from './session.entity';

const findPerson = statement('find-person-of-session', {
  text: `
    SELECT u.is_admin AS "isAdmin", u.suspended_at IS NOT NULL AS suspended,
      s.last_seen_at < now() - interval '5 minutes' AS "seenLongAgo" FROM session s JOIN "user" u ON u.id = s.user_id
    WHERE s.id = $1 AND s.user_id = $2 AND s.ended_at IS NULL AND s.expires_at > now()`,
  takes: { id: uuid, userId: uuid },
  gives: { isAdmin: bool, suspended: bool, seenLongAgo: bool },
});
const noteSeen = statement('note-session-seen', { text: 'UPDATE session SET last_seen_at = now() WHERE id = $1', takes: { id: uuid } });
const listLive = statement('list-live-sessions', {
  text: `
    SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt" FROM session
    WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now() ORDER BY last_seen_at DESC, id LIMIT 200`,
  takes: { userId: uuid },
  gives: { id: uuid, device: text, createdAt: timestamptz, lastSeenAt: timestamptz },
});
export type SessionRow = Row<typeof listLive>;
const endSession = statement('end-session', {
  text: 'UPDATE session SET ended_at = now() WHERE id = $1 AND user_id = $2 AND ended_at IS NULL AND expires_at > now()',
  takes: { id: uuid, userId: uuid },
});
/** Ends every session of a person, and whatever programs may do for them. */
export const endSessions = statement('end-sessions', {
  text: `
    WITH programs AS (DELETE FROM oauth_grant WHERE person_id = $1)
    UPDATE session SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL`,
  takes: { userId: uuid },
});
const useSignIn = statement('use-sign-in', {
  text: 'INSERT INTO used_signin (state_hash) VALUES ($1) ON CONFLICT DO NOTHING',
  takes: { stateHash: text },
});
const forgetSignIns = statement('forget-sign-ins', { text: `DELETE FROM used_signin WHERE used_at < now() - interval '1 hour'` });
const forgetSessions = statement('forget-sessions', { text: `DELETE FROM session WHERE expires_at < now() - interval '30 days'` });

@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  async insert(id: string, userId: string, expiresAt: Date, device: string): Promise<void> {
    await this.database.getRepository(SessionEntity).insert({ id, userId, expiresAt, device });
  }

  /** The person of a live session. */
  async findPerson(id: string, userId: string): Promise<Row<typeof findPerson> | null> {
    return row(this.database, findPerson, { id, userId });
  }

  async seen(id: string): Promise<void> {
    await affected(this.database, noteSeen, { id });
  }

  /** Where a person is signed in, most recently used first. */
  async listLive(userId: string): Promise<SessionRow[]> {
    return rows(this.database, listLive, { userId });
  }

  /** False when this person had no such live session. */
  async end(id: string, userId: string): Promise<boolean> {
    return (await affected(this.database, endSession, { id, userId })) > 0;
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, endSessions, { userId });
  }

  /** False when this sign-in has been used before. */
  async useOnce(stateHash: string): Promise<boolean> {
    return (await affected(this.database, useSignIn, { stateHash })) > 0;
  }

  /** Deletes sign-ins whose cookie has expired, and sessions that ended long ago. */
  async forgetOld(): Promise<void> {
    await affected(this.database, forgetSignIns);
    await affected(this.database, forgetSessions);
  }
}
