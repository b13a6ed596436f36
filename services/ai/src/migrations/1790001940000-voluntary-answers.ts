import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What applicants tell auditors of themselves. No column leads to anybody: `tag` is made with a key that is not in the database, and is thrown away, with the job, when
 * the outcome is known. Ids are random, so that they tell no time.
 */
export class VoluntaryAnswers1790001940000 implements MigrationInterface {
  name = 'VoluntaryAnswers1790001940000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE voluntary_answer (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        job_id uuid REFERENCES screening_job ON DELETE CASCADE,
        tag bytea UNIQUE,
        token_hash bytea NOT NULL UNIQUE,
        week date NOT NULL DEFAULT date_trunc('week', now())::date,
        sex text CHECK (sex IN ('female', 'male', 'another')),
        ethnic_group text CHECK (ethnic_group IN ('hispanic', 'white', 'black', 'pacific-islander', 'asian', 'native-american', 'two-or-more')),
        age text CHECK (age IN ('under-40', 'from-40')),
        disability text CHECK (disability IN ('yes', 'no')),
        moved_on boolean,
        is_counted boolean NOT NULL DEFAULT false,
        CHECK ((tag IS NULL) = (moved_on IS NOT NULL)),
        CHECK ((job_id IS NULL) = (tag IS NULL)),
        CHECK (moved_on IS NOT NULL OR NOT is_counted)
      );
      CREATE INDEX voluntary_answer_account ON voluntary_answer (account_id);
      CREATE INDEX voluntary_answer_job ON voluntary_answer (job_id) WHERE job_id IS NOT NULL;
      CREATE INDEX voluntary_answer_week ON voluntary_answer (week);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE voluntary_answer');
  }
}
