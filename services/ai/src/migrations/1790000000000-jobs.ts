import { jobTable } from '@folia/platform/job-rows';
import { outboxTables } from '@folia/platform/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Jobs1790000000000 implements MigrationInterface {
  name = 'Jobs1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${jobTable}
      CREATE TABLE resume_import (
        id uuid PRIMARY KEY REFERENCES job ON DELETE CASCADE,
        owner_id uuid NOT NULL,
        file_id uuid NOT NULL,
        file_name text NOT NULL,
        sha256 text NOT NULL,
        result jsonb,
        entries int NOT NULL DEFAULT 0,
        discarded_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX resume_import_owner ON resume_import (owner_id, created_at DESC);
      CREATE INDEX resume_import_file ON resume_import (owner_id, sha256);
      ${outboxTables}`);
  }

  async down(): Promise<void> {
    throw new Error('the first migration has nothing before it');
  }
}
