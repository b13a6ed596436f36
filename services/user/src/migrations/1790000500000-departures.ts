import { departureTable, refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked to be deleted, and how far it is; usernames that are held without being kept. */
export class Departures1790000500000 implements MigrationInterface {
  name = 'Departures1790000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${departureTable}
      ${refusesErased('usage_count', 'user_id')}
      ${refusesErased('job', 'owner_id')}
      ${refusesErased('usage', 'user_id')}
      ${refusesErased('given_back', 'user_id')}
      ${refusesErased('username_history', 'user_id')}
      CREATE TABLE deletion (
        user_id uuid PRIMARY KEY,
        version int NOT NULL DEFAULT 1,
        due_at timestamptz,
        told_at timestamptz,
        confirmed text[] NOT NULL DEFAULT '{}',
        erased_at timestamptz
      );
      CREATE INDEX deletion_due ON deletion (due_at) WHERE due_at IS NOT NULL AND erased_at IS NULL;
      CREATE TABLE held_username (hash bytea PRIMARY KEY, held_until timestamptz NOT NULL);`);
  }

  async down(): Promise<void> {
    throw new Error('who is erased must stay erased');
  }
}
