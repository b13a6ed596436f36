import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import of a resume that was tried without an account counts when its review is saved; until then its unit is held. */
export class UnitsUntilSaved1790001620000 implements MigrationInterface {
  name = 'UnitsUntilSaved1790001620000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE usage DROP CONSTRAINT usage_state_check,
        ADD CONSTRAINT usage_state_check CHECK (state IN ('reserved', 'until-saved', 'committed', 'released'));
      DROP INDEX usage_reserved;
      CREATE INDEX usage_held ON usage (created_at) WHERE state IN ('reserved', 'until-saved')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE usage SET state = 'reserved' WHERE state = 'until-saved';
      ALTER TABLE usage DROP CONSTRAINT usage_state_check,
        ADD CONSTRAINT usage_state_check CHECK (state IN ('reserved', 'committed', 'released'));
      DROP INDEX usage_held;
      CREATE INDEX usage_reserved ON usage (created_at) WHERE state = 'reserved'`);
  }
}
