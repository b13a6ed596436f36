import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time at sections and items by month, so that a year is read as a few sums; and the ways to read visits that are asked for most. */
export class MonthlyCounts1790006000000 implements MigrationInterface {
  name = 'MonthlyCounts1790006000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE closed_month (month date PRIMARY KEY);
      CREATE TABLE monthly_count (
        owner_id uuid NOT NULL,
        month date NOT NULL,
        dimension text NOT NULL CHECK (dimension IN ('section', 'item', 'evidence')),
        key text NOT NULL,
        channel text NOT NULL,
        visits int NOT NULL,
        visible_ms bigint NOT NULL,
        times int NOT NULL,
        PRIMARY KEY (owner_id, month, dimension, key, channel)
      );
      CREATE INDEX monthly_count_month ON monthly_count (month);
      CREATE INDEX visit_channel ON visit (owner_id, channel, started_at DESC);
      CREATE INDEX visit_known ON visit (owner_id, started_at) WHERE viewer_id IS NOT NULL OR email IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX visit_channel, visit_known; DROP TABLE monthly_count, closed_month');
  }
}
