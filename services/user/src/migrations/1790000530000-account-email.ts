import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that wait to be confirmed, and links back into an account. Tokens are kept as hashes. */
export class AccountEmail1790000530000 implements MigrationInterface {
  name = 'AccountEmail1790000530000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_change (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        over_at timestamptz
      );
      CREATE INDEX email_change_user ON email_change (user_id);
      CREATE TABLE recovery (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        over_at timestamptz
      );
      CREATE INDEX recovery_user ON recovery (user_id);
      CREATE INDEX user_email ON "user" (lower(email))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX user_email; DROP TABLE recovery; DROP TABLE email_change');
  }
}
