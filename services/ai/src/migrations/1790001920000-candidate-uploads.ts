import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files that a recruiter uploads: the agreement says where a file is from, on what ground it may be compared and who took it in. Without an address it waits
 * apart from candidates. Candidates who look like the same person are offered until somebody says that both stay. Whoever withdrew is not put on a board again.
 */
export class CandidateUploads1790001920000 implements MigrationInterface {
  name = 'CandidateUploads1790001920000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreement
        ADD source text CHECK (source IN ('person', 'referral', 'agency', 'job-board', 'event')),
        ADD ground text CHECK (ground IN ('applied', 'asked', 'agreed')),
        ADD detail text,
        ADD uploaded_by uuid,
        ADD address_print bytea,
        ADD CONSTRAINT agreement_upload_ground CHECK (way <> 'upload' OR (source IS NOT NULL AND ground IS NOT NULL));
      DROP INDEX agreement_given_from_address;
      CREATE UNIQUE INDEX agreement_given_from_address ON agreement (job_id, email) WHERE state = 'given' AND email IS NOT NULL AND way <> 'upload';
      ALTER TABLE candidate ADD file_digest text;
      CREATE TABLE upload (
        id uuid PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE,
        request_key uuid NOT NULL,
        agreement_id uuid REFERENCES agreement ON DELETE CASCADE,
        source text NOT NULL,
        ground text NOT NULL,
        detail text NOT NULL,
        name text,
        resume jsonb,
        file_key text,
        file_name text,
        file_digest text,
        uploaded_by uuid,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (job_id, request_key),
        CHECK ((agreement_id IS NULL) = (resume IS NOT NULL)),
        CHECK ((agreement_id IS NULL) = (file_key IS NOT NULL))
      );
      CREATE INDEX upload_agreement ON upload (agreement_id) WHERE agreement_id IS NOT NULL;
      CREATE INDEX upload_waiting ON upload (uploaded_at) WHERE agreement_id IS NULL;
      CREATE TABLE kept_double (
        candidate_id uuid NOT NULL REFERENCES candidate ON DELETE CASCADE,
        other_id uuid NOT NULL REFERENCES candidate ON DELETE CASCADE,
        kept_by uuid,
        kept_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (candidate_id, other_id),
        CHECK (candidate_id < other_id)
      );
      CREATE INDEX kept_double_other ON kept_double (other_id);
      ALTER TABLE screening_decision DROP CONSTRAINT screening_decision_kind_check,
        ADD CONSTRAINT screening_decision_kind_check CHECK (kind IN ('stage', 'finding', 'name-shown', 'withdrawn', 'asked', 'over', 'merged'));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE upload, kept_double;
      ALTER TABLE candidate DROP COLUMN file_digest;
      ALTER TABLE agreement DROP CONSTRAINT agreement_upload_ground, DROP COLUMN source, DROP COLUMN ground, DROP COLUMN detail, DROP COLUMN uploaded_by,
        DROP COLUMN address_print;
      DROP INDEX agreement_given_from_address;
      CREATE UNIQUE INDEX agreement_given_from_address ON agreement (job_id, email) WHERE state = 'given' AND email IS NOT NULL;`);
  }
}
