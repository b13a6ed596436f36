import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations of two; each of them has a place of their own for what is read and put away. E-mails carry ids only. */
export class Messages1790000022000 implements MigrationInterface {
  name = 'Messages1790000022000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE thread (
        id uuid PRIMARY KEY,
        low_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        high_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        started_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (low_id, high_id),
        CHECK (low_id < high_id)
      );
      CREATE INDEX thread_high ON thread (high_id);
      CREATE INDEX thread_started ON thread (started_by, created_at);
      CREATE TABLE message (
        id uuid PRIMARY KEY,
        thread_id uuid NOT NULL REFERENCES thread ON DELETE CASCADE,
        sender_id uuid NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX message_thread ON message (thread_id, id);
      CREATE INDEX message_sender ON message (sender_id, created_at);
      CREATE TABLE thread_member (
        thread_id uuid NOT NULL REFERENCES thread ON DELETE CASCADE,
        user_id uuid NOT NULL,
        other_id uuid NOT NULL,
        last_message_id uuid NOT NULL,
        read_until uuid,
        archived boolean NOT NULL DEFAULT false,
        PRIMARY KEY (thread_id, user_id)
      );
      CREATE INDEX thread_member_user ON thread_member (user_id, last_message_id);
      CREATE TABLE email (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('message')),
        user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        from_id uuid NOT NULL,
        about uuid NOT NULL
      );
      CREATE INDEX email_user ON email (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email; DROP TABLE thread_member; DROP TABLE message; DROP TABLE thread');
  }
}
