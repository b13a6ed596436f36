import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What deleted accounts used of meters that never begin again, by a keyed hash of their sign-ins: a new account with the same one goes on from there. */
export class SpentBefore1790001713000 implements MigrationInterface {
  name = 'SpentBefore1790001713000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE spent_before (
        identity bytea NOT NULL,
        meter text NOT NULL,
        used int NOT NULL,
        kept_until timestamptz NOT NULL,
        PRIMARY KEY (identity, meter)
      );
      CREATE INDEX spent_before_ends ON spent_before (kept_until);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE spent_before');
  }
}
