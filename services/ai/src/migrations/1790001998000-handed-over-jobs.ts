import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs whose candidates may be handed over to a system of applications, which whoever agrees is told. */
export class HandedOverJobs1790001998000 implements MigrationInterface {
  name = 'HandedOverJobs1790001998000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE screening_job ADD COLUMN handed_to text CHECK (handed_to IN ('greenhouse'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE screening_job DROP COLUMN handed_to');
  }
}
