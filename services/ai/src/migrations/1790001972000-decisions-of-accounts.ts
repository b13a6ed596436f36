import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Auditors read all decisions of an account, those of deleted jobs among them. */
export class DecisionsOfAccounts1790001972000 implements MigrationInterface {
  name = 'DecisionsOfAccounts1790001972000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX screening_decision_account ON screening_decision (account_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX screening_decision_account');
  }
}
