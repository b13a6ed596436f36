import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins switched off for everybody, and on again. Who and why stands in the audit log. */
export class FeatureSwitches1790001999000 implements MigrationInterface {
  name = 'FeatureSwitches1790001999000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feature_switch (
        name text PRIMARY KEY,
        is_off boolean NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE feature_switch');
  }
}
