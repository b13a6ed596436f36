import { openJobIndexes } from '@folia/platform/job-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of open jobs that a claim or a heartbeat does not rewrite. */
export class OpenJobs1790000000001 implements MigrationInterface {
  name = 'OpenJobs1790000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX job_open; DROP INDEX job_owner_open; ${openJobIndexes}`);
  }

  async down(): Promise<void> {
    throw new Error('nothing needs the old indexes');
  }
}
