import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What models answered, by job and step, with what it cost and how much of it held. */
export class LlmAnswers1790000000002 implements MigrationInterface {
  name = 'LlmAnswers1790000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE llm_answer (
        job_id uuid NOT NULL REFERENCES job ON DELETE CASCADE,
        step text NOT NULL,
        model text NOT NULL,
        value jsonb NOT NULL,
        input_tokens int NOT NULL,
        output_tokens int NOT NULL,
        ms int NOT NULL,
        accepted int,
        dropped int,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (job_id, step)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE llm_answer');
  }
}
