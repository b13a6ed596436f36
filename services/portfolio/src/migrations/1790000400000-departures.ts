import { departureTable, refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who leaves, and who is erased: without a profile nothing else can be written. */
export class Departures1790000400000 implements MigrationInterface {
  name = 'Departures1790000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${departureTable}
      ${refusesErased('profile', 'user_id')}
      ${refusesErased('suspension', 'user_id')}
      ${refusesErased('block', 'blocker_id')}
      ${refusesErased('block', 'blocked_id')}`);
  }

  async down(): Promise<void> {
    throw new Error('who is erased must stay erased');
  }
}
