import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that nobody may ask to be compared with a job, and how other services find what came from the address of somebody who is erased. */
export class Askings1790001910000 implements MigrationInterface {
  name = 'Askings1790001910000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refused_asking (hash text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
      ALTER TABLE deletion ADD COLUMN address_print text;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refused_asking; ALTER TABLE deletion DROP COLUMN address_print;');
  }
}
