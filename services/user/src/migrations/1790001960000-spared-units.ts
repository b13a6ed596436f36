import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = (extra: string) => `
  ALTER TABLE usage DROP CONSTRAINT usage_state_check,
    ADD CONSTRAINT usage_state_check CHECK (state IN ('reserved', 'until-saved', 'committed', 'released'${extra}))`;

/** What waited for a unit and is spared it by its owner's own model is remembered uncounted, so that its end is told. */
export class SparedUnits1790001960000 implements MigrationInterface {
  name = 'SparedUnits1790001960000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(states(`, 'spared', 'spared-in-vain'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM usage WHERE state IN ('spared', 'spared-in-vain')`);
    await runner.query(states(''));
  }
}
