import { jobOutages } from '@folia/platform/job-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a job knows of dependencies that were away. */
export class JobOutages1790001100000 implements MigrationInterface {
  name = 'JobOutages1790001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobOutages);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job DROP COLUMN outages, DROP COLUMN waiting_since, DROP COLUMN resume_at');
  }
}
