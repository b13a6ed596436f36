import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose job waited for its unit is told of its end. */
export class PlannedUnits1790001730000 implements MigrationInterface {
  name = 'PlannedUnits1790001730000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE usage ADD COLUMN planned boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE usage DROP COLUMN planned');
  }
}
