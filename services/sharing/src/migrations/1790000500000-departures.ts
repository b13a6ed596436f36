import { departureTable, refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who leaves, and who is erased; the addresses of links that are gone with their owners. */
export class Departures1790000500000 implements MigrationInterface {
  name = 'Departures1790000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${departureTable}
      ${refusesErased('link', 'owner_id')}
      CREATE TABLE gone_link (token_hash bytea PRIMARY KEY);`);
  }

  async down(): Promise<void> {
    throw new Error('who is erased must stay erased');
  }
}
