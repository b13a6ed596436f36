import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts were told of their meters, so that each is told once in its period; and the meter that a notification is about. */
export class LimitNews1790001712000 implements MigrationInterface {
  name = 'LimitNews1790001712000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification ADD COLUMN meter text;
      CREATE TABLE limit_news (
        account_id uuid NOT NULL,
        meter text NOT NULL,
        period_start timestamptz NOT NULL,
        percent int NOT NULL CHECK (percent IN (80, 100)),
        told_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, meter, period_start, percent)
      );
      ${refusesErased('limit_news', 'account_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE limit_news; ALTER TABLE notification DROP COLUMN meter;');
  }
}
