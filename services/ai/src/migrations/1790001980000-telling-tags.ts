import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a tag tells who its candidate is; then blind mode hides it with the name. Those that nobody has judged yet are hidden: they are judged when they are set
 * again, or when their candidate is read.
 */
export class TellingTags1790001980000 implements MigrationInterface {
  name = 'TellingTags1790001980000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE candidate_tag ADD COLUMN tells_who boolean NOT NULL DEFAULT true; ALTER TABLE candidate_tag ALTER COLUMN tells_who DROP DEFAULT;',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_tag DROP COLUMN tells_who');
  }
}
