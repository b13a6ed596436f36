import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are shown of where they are signed in, and by which ways. */
export class SignIns1790000003100 implements MigrationInterface {
  name = 'SignIns1790000003100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session
        ADD COLUMN device text NOT NULL DEFAULT '',
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE identity
        ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        ADD COLUMN provider text CHECK (provider IN ('google', 'linkedin')),
        ADD COLUMN email text,
        ADD COLUMN email_verified boolean NOT NULL DEFAULT false,
        ADD COLUMN connected_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE identity ALTER COLUMN id DROP DEFAULT;
      CREATE INDEX identity_by_user ON identity (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX identity_by_user;
      ALTER TABLE identity DROP COLUMN id, DROP COLUMN provider, DROP COLUMN email, DROP COLUMN email_verified, DROP COLUMN connected_at;
      ALTER TABLE session DROP COLUMN device, DROP COLUMN last_seen_at`);
  }
}
