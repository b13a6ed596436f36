import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person's latest units are counted with every question they ask of DeepTalk. */
export class AnswerUnits1790001400000 implements MigrationInterface {
  name = 'AnswerUnits1790001400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX usage_of_person ON usage (user_id, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX usage_of_person');
  }
}
