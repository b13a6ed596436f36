import { userLeaving, userReturned } from '@folia/contracts/deletion/events';
import { recordEvent } from '@folia/platform/outbox';
import { bool, int4, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, row, statement } from '@folia/platform/statement';
import type { DataSource } from 'typeorm';
import { endSessions } from '../session/session.repository';
import { undoDeletion } from './deletion.repository';
import type { Departure } from './departure-journal';

/** Whoever is erased can't return, and every service is told as soon as this one runs: as if it had been told an hour ago, and nobody had confirmed. */
const leaveAgain = statement('leave-again-after-restore', {
  text: `
    INSERT INTO deletion (user_id, due_at, told_at) SELECT id, $2, CASE WHEN $3 THEN now() - interval '1 hour' END FROM "user" WHERE id = $1
    ON CONFLICT (user_id) DO UPDATE SET version = deletion.version + 1, due_at = excluded.due_at, told_at = coalesce(deletion.told_at, excluded.told_at)
      WHERE deletion.erased_at IS NULL AND deletion.told_at IS NULL AND (excluded.told_at IS NOT NULL OR deletion.due_at IS DISTINCT FROM excluded.due_at)
    RETURNING version`,
  takes: { userId: uuid, dueAt: timestamptz, isErased: bool },
  gives: { version: int4 },
});
const findLeaving = statement('find-leaving-after-restore', {
  text: 'SELECT user_id AS "userId" FROM deletion WHERE user_id = $1 AND due_at IS NOT NULL AND erased_at IS NULL',
  takes: { userId: uuid },
  gives: { userId: uuid },
});

/** Brings deletions in a restored database to where they were, from the last word on each person. Repeatable. Answers who leaves, or is to be erased again. */
export async function replayDepartures(database: DataSource, departures: readonly Departure[]): Promise<string[]> {
  const leaving: string[] = [];
  for (const { userId, word, at, dueAt } of departures) {
    await database.transaction(async (manager) => {
      if (word === 'kept') {
        const kept = await row(manager, undoDeletion, { userId });
        if (kept) await recordEvent(manager, userReturned, { userId, version: kept.version });
        return;
      }
      const left = await row(manager, leaveAgain, { userId, dueAt: dueAt ?? at, isErased: word === 'erased' });
      if (left) await recordEvent(manager, userLeaving, { userId, version: left.version });
      if (!(await row(manager, findLeaving, { userId }))) return;
      await affected(manager, endSessions, { userId });
      leaving.push(userId);
    });
  }
  return leaving;
}
