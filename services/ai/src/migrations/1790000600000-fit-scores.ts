import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs people keep, how their portfolio fits them, and which of these were paid for (a deleted score stays paid). */
export class FitScores1790000600000 implements MigrationInterface {
  name = 'FitScores1790000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_job (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        text text NOT NULL,
        hash text NOT NULL,
        url text,
        read jsonb NOT NULL,
        company text,
        role text,
        location text,
        state text NOT NULL DEFAULT 'saved' CHECK (state IN ('saved', 'applied', 'interview', 'offer', 'closed')),
        notes text NOT NULL DEFAULT '',
        dates jsonb NOT NULL DEFAULT '{}',
        remind_on date,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (owner_id, hash)
      );
      CREATE INDEX saved_job_owner ON saved_job (owner_id, id DESC);
      CREATE TABLE fit_score (
        id uuid PRIMARY KEY REFERENCES job ON DELETE CASCADE,
        owner_id uuid NOT NULL,
        profile_id uuid NOT NULL,
        saved_job_id uuid NOT NULL REFERENCES saved_job ON DELETE CASCADE,
        free boolean NOT NULL,
        result jsonb,
        score numeric(4, 1),
        comparison jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX fit_score_owner ON fit_score (owner_id, id DESC);
      CREATE INDEX fit_score_job ON fit_score (saved_job_id, id DESC);
      CREATE TABLE paid_job (
        owner_id uuid NOT NULL,
        profile_id uuid NOT NULL,
        hash text NOT NULL,
        paid_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, profile_id, hash)
      );
      ${refusesErased('saved_job', 'owner_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paid_job; DROP TABLE fit_score; DROP TABLE saved_job');
  }
}
