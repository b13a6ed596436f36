import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What answers of the installation's model came to, by day and account: jobs and their answers go, the sums stay. */
export class ModelSpend1790001999000 implements MigrationInterface {
  name = 'ModelSpend1790001999000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_spend (
        day date NOT NULL,
        account_id uuid NOT NULL,
        answers int NOT NULL,
        input_tokens bigint NOT NULL,
        output_tokens bigint NOT NULL,
        micro_dollars bigint NOT NULL,
        PRIMARY KEY (day, account_id)
      );
      CREATE INDEX ON model_spend (account_id, day);
      ${refusesErased('model_spend', 'account_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_spend');
  }
}
