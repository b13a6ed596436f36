import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Language models that people bring along, with sealed keys. */
export class OwnModels1790001740000 implements MigrationInterface {
  name = 'OwnModels1790001740000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE own_model (
        account_id uuid PRIMARY KEY,
        base_url text NOT NULL,
        model text NOT NULL,
        sealed_key text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now()
      );
      ${refusesErased('own_model', 'account_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE own_model');
  }
}
