import type { EntityManager } from 'typeorm';
import { PromptClient } from './prompt-client';
import { text } from './sql-type';
import { affected, statement } from './statement';

const setLongest = statement('allow-long-statements', { text: `SELECT set_config('statement_timeout', $1, true)`, takes: { longest: text } });

/**
 * Lets each statement of this transaction take `withinMs` (ms) instead of ten seconds, for work that nobody waits for. Needs a connection of
 * {@link databaseOptions}; throws outside a transaction.
 */
export async function allowLongStatements(manager: EntityManager, withinMs: number): Promise<void> {
  if (!manager.queryRunner?.isTransactionActive) throw new Error('long statements are allowed for a transaction only');
  await affected(manager, setLongest, { longest: `${withinMs}ms` });
  const client: unknown = await manager.queryRunner.connect();
  if (client instanceof PromptClient) client.allowSilence(withinMs);
}
