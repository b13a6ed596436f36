import { deletionDays } from '@folia/contracts/deletion/days';
import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** How long to wait before a service that has not confirmed is told again. */
const againAfter = `interval '5 minutes'`;

const requestDeletion = statement('request-deletion', {
  text: `
    INSERT INTO deletion (user_id, due_at) SELECT id, now() + make_interval(days => $2) FROM "user" WHERE id = $1
    ON CONFLICT (user_id) DO UPDATE SET version = deletion.version + 1, due_at = excluded.due_at WHERE deletion.due_at IS NULL
    RETURNING due_at AS "dueAt", version`,
  takes: { userId: uuid, days: int4 },
  gives: { dueAt: timestamptz.notNull, version: int4 },
});
const findDeletion = statement('find-deletion', {
  text: 'SELECT due_at AS "dueAt", version FROM deletion WHERE user_id = $1 AND erased_at IS NULL',
  takes: { userId: uuid },
  gives: { dueAt: timestamptz.notNull, version: int4 },
});
export const undoDeletion = statement('undo-deletion', {
  text: 'UPDATE deletion SET due_at = NULL, version = version + 1 WHERE user_id = $1 AND due_at IS NOT NULL AND told_at IS NULL RETURNING version',
  takes: { userId: uuid },
  gives: { version: int4 },
});
const findBegun = statement('find-begun-deletion', { text: 'SELECT 1 FROM deletion WHERE user_id = $1 AND told_at IS NOT NULL', takes: { userId: uuid } });
const takeDue = statement('take-due-deletions', {
  text: `
    UPDATE deletion SET told_at = now(), address_print = coalesce(address_print, (
      SELECT encode(sha256(convert_to(u.id || ':' || lower(u.email), 'UTF8')), 'hex') FROM "user" u WHERE u.id = deletion.user_id))
    WHERE user_id IN (
      SELECT user_id FROM deletion
      WHERE due_at <= now() AND erased_at IS NULL AND (told_at IS NULL OR told_at < now() - ${againAfter})
      ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED)
    RETURNING user_id AS "userId", address_print AS "addressPrint"`,
  gives: { userId: uuid, addressPrint: text.nullable },
});
const confirmErased = statement('confirm-erased', {
  text: `
    UPDATE deletion SET confirmed = ARRAY(SELECT DISTINCT unnest(confirmed || $2::text) ORDER BY 1),
           erased_at = CASE WHEN (confirmed || $2::text) @> $3::text[] THEN coalesce(erased_at, now()) END,
           address_print = CASE WHEN (confirmed || $2::text) @> $3::text[] THEN NULL ELSE address_print END
    WHERE user_id = $1`,
  takes: { userId: uuid, service: text, services: text.array },
});
const holdUsername = statement('hold-username', {
  text: `
    INSERT INTO held_username (hash, held_until) SELECT sha256(convert_to(folded, 'UTF8')), now() + interval '90 days' FROM "user" WHERE id = $1
    ON CONFLICT (hash) DO UPDATE SET held_until = excluded.held_until`,
  takes: { userId: uuid },
});
const forgetHeld = statement('forget-held-hashes', { text: 'DELETE FROM held_username WHERE held_until < now()' });

/** Who asked to be deleted and how far the deletion has come, all by the database's clock. */
@Injectable()
export class DeletionRepository {
  /** When it is due, and whether this is the first request. Null when there is no such person. */
  async request(manager: EntityManager, userId: string): Promise<{ dueAt: Date; version: number; isNew: boolean } | null> {
    const made = await row(manager, requestDeletion, { userId, days: deletionDays });
    if (made) return { ...made, isNew: true };
    const known = await row(manager, findDeletion, { userId });
    return known && { ...known, isNew: false };
  }

  /** The version of the return; 'begun' when erasing has begun, null when no deletion was requested. */
  async undo(manager: EntityManager, userId: string): Promise<number | 'begun' | null> {
    const undone = await row(manager, undoDeletion, { userId });
    if (undone) return undone.version;
    return (await affected(manager, findBegun, { userId })) > 0 ? 'begun' : null;
  }

  /** People whose time is up, each with the print of their address as it is when they are told first, and whom some service has not confirmed as erased. They count as told from now on. */
  async takeDue(manager: EntityManager): Promise<Row<typeof takeDue>[]> {
    return rows(manager, takeDue);
  }

  /** Records that a service is done; the last one of `services` completes the deletion. */
  async confirm(manager: EntityManager, userId: string, service: string, services: readonly string[]): Promise<void> {
    await affected(manager, confirmErased, { userId, service, services });
  }

  /** Keeps others from taking a username for 90 days after its owner is erased. Only its hash is kept, so nobody can read what it was. */
  async holdUsername(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, holdUsername, { userId });
  }

  async forgetHeld(manager: EntityManager): Promise<void> {
    await affected(manager, forgetHeld);
  }
}
