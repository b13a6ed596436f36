import { foldUsername } from '@folia/contracts/reserved-names';
import { text } from '@folia/platform/sql-type';
import { affected, statement } from '@folia/platform/statement';
import type { EntityManager } from 'typeorm';

const lockUsername = statement('lock-username', { text: `SELECT pg_advisory_xact_lock(hashtext('username'), hashtext($1))`, takes: { folded: text } });

/** Locks these usernames, and all that look like them, for this transaction: taking a name and giving it up must see each other. */
export async function lockUsernames(manager: EntityManager, unames: string[]): Promise<void> {
  // Always in the same order, or two renames in opposite directions would wait for each other forever.
  for (const folded of [...new Set(unames.map(foldUsername))].sort()) await affected(manager, lockUsername, { folded });
}
