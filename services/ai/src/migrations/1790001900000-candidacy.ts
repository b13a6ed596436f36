import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Somebody agrees to a job once; people without an account come back by a key. */
export class Candidacy1790001900000 implements MigrationInterface {
  name = 'Candidacy1790001900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX agreement_given_by_person ON agreement (job_id, person_id) WHERE state = 'given' AND person_id IS NOT NULL;
      CREATE INDEX agreement_end ON agreement (ends_at) WHERE state = 'given';
      CREATE TABLE agreement_key (
        hash bytea PRIMARY KEY,
        agreement_id uuid NOT NULL REFERENCES agreement ON DELETE CASCADE
      );
      CREATE INDEX agreement_key_agreement ON agreement_key (agreement_id);
      ${refusesErased('agreement', 'person_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE agreement_key; DROP INDEX agreement_given_by_person, agreement_end; DROP TRIGGER agreement_person_id_refuses_erased ON agreement;',
    );
  }
}
