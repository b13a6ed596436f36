import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a register said of an account's VAT number, and when. */
export class VatChecks1790001987000 implements MigrationInterface {
  name = 'VatChecks1790001987000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payer ADD COLUMN vat_check jsonb;
      CREATE INDEX payer_vat_unknown ON payer (account_id) WHERE vat_check->>'state' = 'unknown'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payer DROP COLUMN vat_check');
  }
}
