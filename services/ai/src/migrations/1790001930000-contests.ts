import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Candidates contest what was found, and correct what they shared. A finding says when it was read, and a resume has a version, so that what was read in the one
 * before is not taken for the new one.
 */
export class Contests1790001930000 implements MigrationInterface {
  name = 'Contests1790001930000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE finding ADD COLUMN found_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE candidate ADD COLUMN resume_version int NOT NULL DEFAULT 1, ADD COLUMN corrected_at timestamptz;
      ALTER TABLE screening_decision DROP CONSTRAINT screening_decision_kind_check, ADD CONSTRAINT screening_decision_kind_check
        CHECK (kind IN ('stage', 'finding', 'name-shown', 'withdrawn', 'asked', 'over', 'merged', 'contested', 'contest-answered', 'corrected'));
      CREATE TABLE contest (
        id uuid PRIMARY KEY,
        candidate_id uuid NOT NULL REFERENCES candidate ON DELETE CASCADE,
        criterion_id uuid NOT NULL REFERENCES criterion ON DELETE CASCADE,
        from_state text NOT NULL CHECK (from_state IN ('met', 'partial', 'missing', 'unclear')),
        reason text NOT NULL,
        quotes jsonb NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL,
        to_state text CHECK (to_state IN ('met', 'partial', 'missing', 'unclear')),
        answer text,
        answered_by uuid,
        answered_at timestamptz,
        CHECK ((answered_at IS NULL) = (to_state IS NULL) AND (answered_at IS NULL) = (answer IS NULL))
      );
      CREATE UNIQUE INDEX contest_open ON contest (candidate_id, criterion_id) WHERE answered_at IS NULL;
      CREATE INDEX contest_candidate ON contest (candidate_id, criterion_id, made_at DESC);
      CREATE INDEX contest_criterion ON contest (criterion_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE contest;
      DELETE FROM screening_decision WHERE kind IN ('contested', 'contest-answered', 'corrected');
      ALTER TABLE screening_decision DROP CONSTRAINT screening_decision_kind_check, ADD CONSTRAINT screening_decision_kind_check
        CHECK (kind IN ('stage', 'finding', 'name-shown', 'withdrawn', 'asked', 'over', 'merged'));
      ALTER TABLE candidate DROP COLUMN resume_version, DROP COLUMN corrected_at;
      ALTER TABLE finding DROP COLUMN found_at;`);
  }
}
