import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Safety1790000021000 implements MigrationInterface {
  name = 'Safety1790000021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE block (
        blocker_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        blocked_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        active boolean NOT NULL DEFAULT true,
        version int NOT NULL DEFAULT 1,
        since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (blocker_id, blocked_id),
        CHECK (blocker_id <> blocked_id)
      );
      CREATE INDEX block_blocked ON block (blocked_id) WHERE active;
      CREATE TABLE report (
        id uuid PRIMARY KEY,
        reporter_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        reported_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        reason text NOT NULL,
        text text NOT NULL,
        evidence jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        verdict text CHECK (verdict IN ('upheld', 'dismissed')),
        decided_by uuid,
        note text,
        decided_at timestamptz
      );
      CREATE INDEX report_open ON report (id) WHERE verdict IS NULL;
      CREATE INDEX report_reported ON report (reported_id);
      CREATE INDEX report_reporter ON report (reporter_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE report; DROP TABLE block');
  }
}
