import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Programs that people let act for them. A grant goes with its person, its program, and the membership it acts in; every token goes with its grant. Tokens
 * are kept by their hashes.
 */
export class ConnectedPrograms1790001985000 implements MigrationInterface {
  name = 'ConnectedPrograms1790001985000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE oauth_client (
        id text PRIMARY KEY,
        metadata jsonb NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX oauth_client_by_use ON oauth_client (used_at);
      CREATE TABLE oauth_grant (
        id uuid PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        organisation_id uuid,
        client_id text NOT NULL REFERENCES oauth_client ON DELETE CASCADE,
        host text NOT NULL,
        resource text NOT NULL CHECK (resource IN ('/api/v1', '/api/mcp')),
        scopes text[] NOT NULL CHECK (scopes <> '{}'),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        expires_at timestamptz NOT NULL,
        FOREIGN KEY (organisation_id, person_id) REFERENCES member ON DELETE CASCADE
      );
      CREATE INDEX oauth_grant_of_person ON oauth_grant (person_id);
      CREATE INDEX oauth_grant_of_member ON oauth_grant (organisation_id, person_id);
      CREATE INDEX oauth_grant_of_client ON oauth_grant (client_id);
      CREATE TABLE oauth_record (
        kind text NOT NULL,
        id_hash text NOT NULL,
        payload jsonb NOT NULL,
        grant_id uuid REFERENCES oauth_grant ON DELETE CASCADE,
        consumed_at timestamptz,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (kind, id_hash)
      );
      CREATE INDEX oauth_record_of_grant ON oauth_record (grant_id);
      CREATE INDEX oauth_record_by_end ON oauth_record (expires_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE oauth_record, oauth_grant, oauth_client');
  }
}
