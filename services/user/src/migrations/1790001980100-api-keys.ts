import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of programs. Of a secret its hash and its last four signs are kept; the one before a rotation counts until its overlap is over. */
export class ApiKeys1790001980100 implements MigrationInterface {
  name = 'ApiKeys1790001980100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        owner_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        name text NOT NULL,
        mode text NOT NULL CHECK (mode IN ('live', 'test')),
        secret_hash text NOT NULL UNIQUE,
        last_four text NOT NULL,
        earlier_hash text UNIQUE,
        earlier_until timestamptz,
        scopes text[] NOT NULL,
        addresses text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        ends_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz,
        CHECK ((earlier_hash IS NULL) = (earlier_until IS NULL))
      );
      CREATE INDEX api_key_of_account ON api_key (account_id);
      CREATE INDEX api_key_of_owner ON api_key (owner_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_key');
  }
}
