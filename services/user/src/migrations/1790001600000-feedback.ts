import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say about the product, with or without an account. */
export class Feedback1790001600000 implements MigrationInterface {
  name = 'Feedback1790001600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feedback (
        id uuid PRIMARY KEY,
        key uuid NOT NULL UNIQUE,
        user_id uuid REFERENCES "user" ON DELETE CASCADE,
        email text,
        kind text NOT NULL CHECK (kind IN ('idea', 'problem', 'question')),
        text text NOT NULL,
        page text NOT NULL,
        ip_hash text,
        state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'closed')),
        answer text,
        answered_by uuid,
        answered_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX feedback_state ON feedback (state, id);
      CREATE INDEX feedback_user ON feedback (user_id, created_at);
      CREATE INDEX feedback_email ON feedback (email);
      CREATE INDEX feedback_ip ON feedback (ip_hash, created_at) WHERE ip_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE feedback');
  }
}
