import { plans } from '@folia/contracts/plans';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each plan costs and allows is data: it starts with the terms of the product and is changed by admins and operators from then on. What was agreed on with one
 * account stands with its subscription. A change of a plan is about nobody, and an operator is no person: the audit log has room for both.
 */
export class Plans1790001710000 implements MigrationInterface {
  name = 'Plans1790001710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan (
        name text PRIMARY KEY,
        terms jsonb NOT NULL,
        version int NOT NULL DEFAULT 1,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE subscription ADD FOREIGN KEY (plan) REFERENCES plan, ADD COLUMN limits jsonb;
      ALTER TABLE audit_log ALTER COLUMN actor_id DROP NOT NULL, ALTER COLUMN target_id DROP NOT NULL;`);
    await runner.query('INSERT INTO plan (name, terms) SELECT key, value FROM jsonb_each($1)', [JSON.stringify(plans)]);
  }

  async down(): Promise<void> {
    throw new Error('the terms that people pay for must not be forgotten');
  }
}
