import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Somebody agrees to a job once; people without an account confirm their address first and come back by a key. Of a code only its fingerprint is kept, and of
 * the ticket for one application.
 */
export class Candidacy1790001900000 implements MigrationInterface {
  name = 'Candidacy1790001900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX agreement_given_by_person ON agreement (job_id, person_id) WHERE state = 'given' AND person_id IS NOT NULL;
      CREATE UNIQUE INDEX agreement_given_from_address ON agreement (job_id, email) WHERE state = 'given' AND email IS NOT NULL;
      CREATE INDEX agreement_end ON agreement (ends_at) WHERE state = 'given';
      CREATE TABLE agreement_key (
        hash bytea PRIMARY KEY,
        agreement_id uuid NOT NULL REFERENCES agreement ON DELETE CASCADE
      );
      CREATE INDEX agreement_key_agreement ON agreement_key (agreement_id);
      CREATE TABLE application_code (
        id uuid PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE,
        address text NOT NULL,
        code_hash bytea,
        tries int NOT NULL DEFAULT 0,
        ticket_hash bytea UNIQUE,
        confirmed_at timestamptz,
        applied_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX application_code_address ON application_code (address, created_at);
      ${refusesErased('agreement', 'person_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE agreement_key, application_code; DROP INDEX agreement_given_by_person, agreement_given_from_address, agreement_end; DROP TRIGGER agreement_person_id_refuses_erased ON agreement;',
    );
  }
}
