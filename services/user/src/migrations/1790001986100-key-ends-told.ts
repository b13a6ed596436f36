import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the maker of a key was told that it ends soon: once. */
export class KeyEndsTold1790001986100 implements MigrationInterface {
  name = 'KeyEndsTold1790001986100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE api_key ADD COLUMN end_told_at timestamptz;
      CREATE INDEX api_key_that_ends ON api_key (ends_at) WHERE end_told_at IS NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_key DROP COLUMN end_told_at');
  }
}
