import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a team says about candidates beside evidence: tags, ratings, and who is mentioned in notes. All of it goes with the candidate. */
export class TeamOpinions1790001930001 implements MigrationInterface {
  name = 'TeamOpinions1790001930001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE candidate_note ADD COLUMN mentions uuid[] NOT NULL DEFAULT '{}';
      CREATE TABLE candidate_tag (
        candidate_id uuid NOT NULL REFERENCES candidate ON DELETE CASCADE,
        tag text NOT NULL,
        PRIMARY KEY (candidate_id, tag)
      );
      CREATE TABLE candidate_rating (
        id uuid PRIMARY KEY,
        candidate_id uuid NOT NULL REFERENCES candidate ON DELETE CASCADE,
        rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
        rated_by uuid,
        rated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (candidate_id, rated_by)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE candidate_tag, candidate_rating; ALTER TABLE candidate_note DROP COLUMN mentions;');
  }
}
