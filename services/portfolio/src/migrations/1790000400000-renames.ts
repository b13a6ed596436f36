import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest username version this service has heard of; above `uname_version`, the copy is old and is asked for. */
export class Renames1790000400000 implements MigrationInterface {
  name = 'Renames1790000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profile ADD COLUMN uname_heard int NOT NULL DEFAULT 0;
      CREATE INDEX profile_renamed ON profile (user_id) WHERE uname_heard > uname_version`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX profile_renamed; ALTER TABLE profile DROP COLUMN uname_heard');
  }
}
