import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1790000023000 implements MigrationInterface {
  name = 'Notifications1790000023000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        kind text NOT NULL,
        about uuid,
        from_id uuid,
        plan text,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz
      );
      CREATE INDEX notification_user ON notification (user_id, id);
      CREATE INDEX notification_unread ON notification (user_id) WHERE read_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notification');
  }
}
