import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people want to be told of what; e-mails about everything, also to an address that is not the account's. */
export class NotificationChoices1790000510000 implements MigrationInterface {
  name = 'NotificationChoices1790000510000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification_choice (
        user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        topic text NOT NULL,
        bell boolean NOT NULL,
        email boolean NOT NULL,
        PRIMARY KEY (user_id, topic)
      );
      ALTER TABLE email DROP CONSTRAINT email_kind_check;
      ALTER TABLE email
        ALTER COLUMN from_id DROP NOT NULL,
        ALTER COLUMN about DROP NOT NULL,
        ADD COLUMN address text,
        ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
      CREATE INDEX email_created ON email (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE notification_choice;
      DELETE FROM email WHERE kind <> 'message';
      ALTER TABLE email DROP COLUMN created_at, DROP COLUMN address, ALTER COLUMN from_id SET NOT NULL, ALTER COLUMN about SET NOT NULL,
        ADD CONSTRAINT email_kind_check CHECK (kind IN ('message'))`);
  }
}
