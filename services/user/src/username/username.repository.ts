import type { UsernameReason } from '@folia/contracts/account/shapes';
import { foldUsername } from '@folia/contracts/reserved-names';
import { bool, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUsernames } from '../account/username-lock.repository';

/** How long a given-up username redirects to its person's new one and can't be given to anyone else (DESIGN section 5). */
const heldForDays = 90;

const findClaims = statement('find-claims-to-username', {
  text: `
    SELECT EXISTS (SELECT FROM "user" WHERE folded = $2 AND id <> $1) AS taken,
      EXISTS (SELECT FROM username_history WHERE folded = $2 AND user_id <> $1 AND held_until > now())
        OR EXISTS (SELECT FROM held_username WHERE hash = sha256(convert_to($2, 'UTF8')) AND held_until > now()) AS held`,
  takes: { userId: uuid, folded: text },
  gives: { taken: bool, held: bool },
});
const moveUsername = statement('move-username', {
  text: 'UPDATE "user" SET uname = $3, folded = $4, version = version + 1 WHERE id = $1 AND uname = $2 RETURNING version',
  takes: { userId: uuid, from: text, to: text, folded: text },
  gives: { version: int4 },
});
const removeOld = statement('remove-old-username', { text: 'DELETE FROM username_history WHERE uname = $1', takes: { uname: text } });
const holdOld = statement('hold-old-username', {
  text: `
    INSERT INTO username_history (uname, folded, user_id, held_until) VALUES ($1, $2, $3, now() + make_interval(days => $4))
    ON CONFLICT (uname) DO UPDATE SET folded = excluded.folded, user_id = excluded.user_id, held_until = excluded.held_until`,
  takes: { uname: text, folded: text, userId: uuid, days: int4 },
});
const listHolders = statement('list-holders-of-usernames', {
  text: 'SELECT id, uname FROM "user" WHERE folded = ANY($1)',
  takes: { folded: text.array },
  gives: { id: uuid, uname: text },
});
const forgetOld = statement('forget-old-usernames', { text: 'DELETE FROM username_history WHERE folded = ANY($1)', takes: { folded: text.array } });

@Injectable()
export class UsernameRepository {
  constructor(private readonly database: DataSource) {}

  /** Who else has, or had, this username or one that looks like it; null when there is none. */
  async findClaim(userId: string, uname: string, manager: EntityManager = this.database.manager): Promise<Extract<UsernameReason, 'taken' | 'held'> | null> {
    const { taken, held } = await onlyRow(manager, findClaims, { userId, folded: foldUsername(uname) });
    if (taken) return 'taken';
    return held ? 'held' : null;
  }

  /** Waits until no other transaction is taking or giving up one of these usernames. */
  async lock(manager: EntityManager, unames: string[]): Promise<void> {
    await lockUsernames(manager, unames);
  }

  /**
   * Moves a person from one username to another and holds the old one for them. Answers the account's new version, or null when the old name was not theirs.
   */
  async move(manager: EntityManager, userId: string, from: string, to: string): Promise<number | null> {
    const moved = await row(manager, moveUsername, { userId, from, to, folded: foldUsername(to) });
    if (!moved) return null;
    await affected(manager, removeOld, { uname: to });
    await affected(manager, holdOld, { uname: from, folded: foldUsername(from), userId, days: heldForDays });
    return moved.version;
  }

  /** People who have one of these names, given in the form of `foldUsername`. */
  async listHolders(folded: readonly string[]): Promise<{ id: string; uname: string }[]> {
    return rows(this.database, listHolders, { folded });
  }

  /** These names no longer redirect to their former owners. */
  async forgetHeld(manager: EntityManager, folded: readonly string[]): Promise<void> {
    await affected(manager, forgetOld, { folded });
  }
}
