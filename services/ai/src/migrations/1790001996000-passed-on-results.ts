import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agreements that let what is found be passed on to a system of applications. */
export class PassedOnResults1790001996000 implements MigrationInterface {
  name = 'PassedOnResults1790001996000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreement ADD COLUMN passed_to text CHECK (passed_to IN ('greenhouse'));
      CREATE INDEX agreement_passed_on ON agreement (job_id, email) WHERE passed_to IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreement DROP COLUMN passed_to');
  }
}
