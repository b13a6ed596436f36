import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A score that came out as the one before is no score of its own: it points to that one, which says when it was scored again. */
export class ScoresAgain1790000700000 implements MigrationInterface {
  name = 'ScoresAgain1790000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE fit_score ADD COLUMN same_as uuid REFERENCES fit_score ON DELETE CASCADE, ADD COLUMN scored_again_at timestamptz;
      CREATE INDEX fit_score_same_as ON fit_score (same_as) WHERE same_as IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fit_score DROP COLUMN same_as, DROP COLUMN scored_again_at');
  }
}
