import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How large the files of candidates are: they count on the storage of the account whose job it is. Those from before count nothing; they go with their agreements. */
export class CandidateFiles1790001970000 implements MigrationInterface {
  name = 'CandidateFiles1790001970000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE candidate ADD COLUMN file_bytes int NOT NULL DEFAULT 0;
      ALTER TABLE upload ADD COLUMN file_bytes int NOT NULL DEFAULT 0;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate DROP COLUMN file_bytes; ALTER TABLE upload DROP COLUMN file_bytes;');
  }
}
