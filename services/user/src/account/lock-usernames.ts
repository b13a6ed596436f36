import { foldUsername } from '@folia/contracts/reserved-names';

type Queries = { query(sql: string, values: unknown[]): Promise<unknown> };

/** Holds these usernames, and all that look like them, for this transaction: who takes one and who gives it up must see each other. */
export async function lockUsernames(manager: Queries, unames: string[]): Promise<void> {
  // In one order, or two renames in opposite directions would wait for each other for ever.
  for (const folded of [...new Set(unames.map(foldUsername))].sort())
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('username'), hashtext($1))`, [folded]);
}
