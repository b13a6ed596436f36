import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which files are known to belong to an import; those there are already are asked about. */
export class ImportedFiles1790001100000 implements MigrationInterface {
  name = 'ImportedFiles1790001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resume_file ADD COLUMN is_imported boolean NOT NULL DEFAULT false;
      CREATE INDEX resume_file_unimported ON resume_file (created_at) WHERE NOT is_imported`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_file DROP COLUMN is_imported');
  }
}
