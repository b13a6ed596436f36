import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Domains that accounts say are their own, and whether that was seen. A proof that is missed counts on for a while. */
export class Verifications1790001950000 implements MigrationInterface {
  name = 'Verifications1790001950000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE verification (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        domain text NOT NULL,
        way text NOT NULL CHECK (way IN ('dns', 'address', 'admin')),
        token text NOT NULL,
        verified_at timestamptz,
        checked_at timestamptz,
        missing_since timestamptz,
        UNIQUE (account_id, domain)
      );
      CREATE INDEX verification_due ON verification (checked_at) WHERE verified_at IS NOT NULL AND way <> 'admin';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE verification');
  }
}
