import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether letters alone are keys for a person, and whether they have seen the first steps; everybody who is here already has found their way. */
export class FirstSteps1790001610000 implements MigrationInterface {
  name = 'FirstSteps1790001610000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "user" ADD COLUMN letter_keys boolean NOT NULL DEFAULT true, ADD COLUMN onboarded boolean NOT NULL DEFAULT true;
      ALTER TABLE "user" ALTER COLUMN onboarded SET DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "user" DROP COLUMN letter_keys, DROP COLUMN onboarded');
  }
}
