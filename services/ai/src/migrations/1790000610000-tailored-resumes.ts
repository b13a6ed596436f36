import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes made for a job as a difference over the portfolio, and which jobs were paid for (a deleted resume stays paid). */
export class TailoredResumes1790000610000 implements MigrationInterface {
  name = 'TailoredResumes1790000610000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tailored_resume (
        id uuid PRIMARY KEY REFERENCES job ON DELETE CASCADE,
        owner_id uuid NOT NULL,
        saved_job_id uuid NOT NULL REFERENCES saved_job ON DELETE CASCADE,
        free boolean NOT NULL,
        tailoring jsonb,
        choices jsonb NOT NULL,
        settings jsonb NOT NULL,
        sent_at timestamptz,
        sent jsonb,
        sha256 text,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((sent_at IS NULL) = (sent IS NULL) AND (sent_at IS NULL) = (sha256 IS NULL))
      );
      CREATE INDEX tailored_resume_owner ON tailored_resume (owner_id, id DESC);
      CREATE INDEX tailored_resume_job ON tailored_resume (saved_job_id, id DESC);
      CREATE TABLE paid_tailoring (
        owner_id uuid NOT NULL,
        hash text NOT NULL,
        paid_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paid_tailoring; DROP TABLE tailored_resume');
  }
}
