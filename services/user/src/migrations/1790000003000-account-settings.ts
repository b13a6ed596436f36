import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person decides about their account: how their visits show, and whether a model may see their data. */
export class AccountSettings1790000003000 implements MigrationInterface {
  name = 'AccountSettings1790000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "user"
        ADD COLUMN visits text NOT NULL DEFAULT 'kind' CHECK (visits IN ('named', 'kind', 'hidden')),
        ADD COLUMN model_allowed boolean NOT NULL DEFAULT true;
      CREATE INDEX username_history_folded ON username_history (folded)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX username_history_folded; ALTER TABLE "user" DROP COLUMN visits, DROP COLUMN model_allowed');
  }
}
