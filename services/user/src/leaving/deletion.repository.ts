import { deletionDays } from '@folia/contracts/deletion/days';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** After how long a service that has not confirmed is told again. */
const againAfter = `interval '5 minutes'`;

/** Who asked to be deleted and how far it is, all by the clock of the database. */
@Injectable()
export class DeletionRepository {
  /** When it is due, and whether it was asked for only now. Null when there is no such person. */
  async request(manager: EntityManager, userId: string): Promise<{ dueAt: Date; version: number; isNew: boolean } | null> {
    const made: { dueAt: Date; version: number }[] = await manager.query(
      `INSERT INTO deletion (user_id, due_at) SELECT id, now() + make_interval(days => $2) FROM "user" WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE SET version = deletion.version + 1, due_at = excluded.due_at WHERE deletion.due_at IS NULL
       RETURNING due_at AS "dueAt", version`,
      [userId, deletionDays],
    );
    if (made[0]) return { ...made[0], isNew: true };
    const known: { dueAt: Date; version: number }[] = await manager.query(
      'SELECT due_at AS "dueAt", version FROM deletion WHERE user_id = $1 AND erased_at IS NULL',
      [userId],
    );
    return known[0] ? { ...known[0], isNew: false } : null;
  }

  /** The version of the return; 'begun' when the erasing has, null when nothing was asked for. */
  async undo(manager: EntityManager, userId: string): Promise<number | 'begun' | null> {
    const [rows]: [{ version: number }[]] = await manager.query(
      'UPDATE deletion SET due_at = NULL, version = version + 1 WHERE user_id = $1 AND due_at IS NOT NULL AND told_at IS NULL RETURNING version',
      [userId],
    );
    if (rows[0]) return rows[0].version;
    const begun: unknown[] = await manager.query('SELECT 1 FROM deletion WHERE user_id = $1 AND told_at IS NOT NULL', [userId]);
    return begun.length > 0 ? 'begun' : null;
  }

  /** People whose time is over and of whom some service has not confirmed; they count as told from now on. */
  async takeDue(manager: EntityManager): Promise<string[]> {
    const [rows]: [{ userId: string }[]] = await manager.query(
      `UPDATE deletion SET told_at = now() WHERE user_id IN (
         SELECT user_id FROM deletion
         WHERE due_at <= now() AND erased_at IS NULL AND (told_at IS NULL OR told_at < now() - ${againAfter})
         ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED)
       RETURNING user_id AS "userId"`,
    );
    return rows.map(({ userId }) => userId);
  }

  /** Notes that a service is done; the last of `services` ends it. */
  async confirm(manager: EntityManager, userId: string, service: string, services: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE deletion SET confirmed = ARRAY(SELECT DISTINCT unnest(confirmed || $2::text) ORDER BY 1),
              erased_at = CASE WHEN (confirmed || $2::text) @> $3::text[] THEN coalesce(erased_at, now()) END
       WHERE user_id = $1`,
      [userId, service, services],
    );
  }

  /** Keeps a username from others for 90 days after its owner is erased, and what it was from everybody. */
  async holdUsername(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `INSERT INTO held_username (hash, held_until) SELECT sha256(convert_to(folded, 'UTF8')), now() + interval '90 days' FROM "user" WHERE id = $1
       ON CONFLICT (hash) DO UPDATE SET held_until = excluded.held_until`,
      [userId],
    );
  }

  async forgetHeld(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM held_username WHERE held_until < now()');
  }
}
