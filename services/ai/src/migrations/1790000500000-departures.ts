import { departureTable, refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who leaves, and who is erased: without a job nothing else can be written. */
export class Departures1790000500000 implements MigrationInterface {
  name = 'Departures1790000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${departureTable}
      ${refusesErased('job', 'owner_id')}`);
  }

  async down(): Promise<void> {
    throw new Error('who is erased must stay erased');
  }
}
