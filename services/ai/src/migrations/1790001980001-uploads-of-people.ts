import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An upload belongs to whoever proves its address; it stands in nobody's way who applies to the same job themselves. */
export class UploadsOfPeople1790001980001 implements MigrationInterface {
  name = 'UploadsOfPeople1790001980001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX agreement_given_by_person;
      CREATE UNIQUE INDEX agreement_given_by_person ON agreement (job_id, person_id) WHERE state = 'given' AND person_id IS NOT NULL AND way <> 'upload';
      CREATE INDEX agreement_unclaimed_upload ON agreement (lower(email)) WHERE state = 'given' AND way = 'upload' AND person_id IS NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX agreement_given_by_person, agreement_unclaimed_upload;
      CREATE UNIQUE INDEX agreement_given_by_person ON agreement (job_id, person_id) WHERE state = 'given' AND person_id IS NOT NULL;`);
  }
}
