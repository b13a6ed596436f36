import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that are known to have no import: none is accepted for them any more. */
export class RefusedFiles1790001200000 implements MigrationInterface {
  name = 'RefusedFiles1790001200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refused_file (file_id uuid PRIMARY KEY, refused_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX resume_import_of_file ON resume_import (file_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX resume_import_of_file; DROP TABLE refused_file');
  }
}
