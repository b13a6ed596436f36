import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A planned job without a date waits for a bigger plan alone. */
export class JobsUntilAPlan1790001750000 implements MigrationInterface {
  name = 'JobsUntilAPlan1790001750000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE planned_job ALTER COLUMN due_at DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM planned_job WHERE due_at IS NULL');
    await runner.query('ALTER TABLE planned_job ALTER COLUMN due_at SET NOT NULL');
  }
}
