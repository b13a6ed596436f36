import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that wait until their owner has units again. The row goes in the transaction that makes the job. */
export class PlannedJobs1790001730000 implements MigrationInterface {
  name = 'PlannedJobs1790001730000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE planned_job (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        caller jsonb NOT NULL,
        kind text NOT NULL CHECK (kind IN ('fit-score', 'tailor-made', 'resume-import')),
        posting_id uuid REFERENCES posting ON DELETE CASCADE,
        profile_id uuid,
        file_id uuid,
        file_name text,
        due_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        tried_at timestamptz,
        problem text,
        CHECK ((kind = 'resume-import') = (file_id IS NOT NULL AND file_name IS NOT NULL)),
        CHECK ((kind = 'resume-import') = (posting_id IS NULL)),
        UNIQUE NULLS NOT DISTINCT (owner_id, kind, posting_id, profile_id, file_id)
      );
      CREATE INDEX planned_job_due ON planned_job (due_at) WHERE problem IS NULL;
      CREATE INDEX planned_job_posting ON planned_job (posting_id);
      CREATE INDEX planned_job_file ON planned_job (file_id);
      ${refusesErased('planned_job', 'owner_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE planned_job');
  }
}
