import { outboxTables } from '@folia/platform/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Links1790000000000 implements MigrationInterface {
  name = 'Links1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE link (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        description text NOT NULL CHECK (description <> ''),
        token_hash bytea NOT NULL UNIQUE,
        password_hash text,
        key_version int NOT NULL DEFAULT 1,
        status text NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'revoked')),
        expires_at timestamptz,
        max_views int CHECK (max_views > 0),
        view_count int NOT NULL DEFAULT 0,
        last_opened_at timestamptz,
        failed_at timestamptz[] NOT NULL DEFAULT '{}',
        locked_until timestamptz,
        selection jsonb NOT NULL,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX link_owner ON link (owner_id, id);
      CREATE TABLE link_session (
        visitor_id uuid NOT NULL,
        link_id uuid NOT NULL REFERENCES link ON DELETE CASCADE,
        key_version int NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (visitor_id, link_id)
      );
      CREATE INDEX link_session_link ON link_session (link_id);
      CREATE INDEX link_session_expiry ON link_session (expires_at);
      ${outboxTables}`);
  }

  async down(): Promise<void> {
    throw new Error('the first migration has nothing before it');
  }
}
