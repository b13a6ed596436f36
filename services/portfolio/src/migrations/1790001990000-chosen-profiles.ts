import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which profiles stay editable where a plan became smaller. */
export class ChosenProfiles1790001990000 implements MigrationInterface {
  name = 'ChosenProfiles1790001990000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE named_profile ADD COLUMN chosen_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE named_profile DROP COLUMN chosen_at');
  }
}
