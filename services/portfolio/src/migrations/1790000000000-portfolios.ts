import { outboxTables } from '@folia/platform/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Portfolios1790000000000 implements MigrationInterface {
  name = 'Portfolios1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profile (
        user_id uuid PRIMARY KEY,
        uname text NOT NULL UNIQUE,
        uname_version int NOT NULL,
        name text NOT NULL,
        headline text NOT NULL DEFAULT '',
        summary text NOT NULL DEFAULT '',
        location text NOT NULL DEFAULT '',
        links jsonb NOT NULL DEFAULT '[]',
        email jsonb NOT NULL DEFAULT '{"value": "", "visibility": "private"}',
        phone jsonb NOT NULL DEFAULT '{"value": "", "visibility": "private"}',
        photo text,
        look text NOT NULL DEFAULT 'calm',
        visibility text NOT NULL DEFAULT 'private' CHECK (visibility IN ('public', 'private')),
        indexable boolean NOT NULL DEFAULT true,
        version int NOT NULL DEFAULT 1,
        basics_version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE item (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
        kind text NOT NULL,
        fields jsonb NOT NULL,
        visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'link', 'private')),
        position int NOT NULL,
        version int NOT NULL DEFAULT 1,
        provenance jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX item_owner ON item (owner_id, kind, position);
      CREATE TABLE resume_file (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
        key uuid NOT NULL UNIQUE,
        name text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('pdf', 'docx')),
        bytes int NOT NULL,
        sha256 text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX resume_file_owner ON resume_file (owner_id);
      CREATE TABLE import_review (
        import_id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'discarded')),
        version int NOT NULL DEFAULT 1,
        decisions jsonb NOT NULL,
        outcome jsonb,
        accepted_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      ${outboxTables}`);
  }

  async down(): Promise<void> {
    throw new Error('the first migration has nothing before it');
  }
}
