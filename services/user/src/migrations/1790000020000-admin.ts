import { jobTable } from '@folia/platform/job-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins need: why somebody is suspended, and a log that nobody can change afterwards, not even this service. */
export class Admin1790000020000 implements MigrationInterface {
  name = 'Admin1790000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "user" ADD COLUMN suspended_reason text;
      CREATE TABLE audit_log (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid NOT NULL,
        action text NOT NULL,
        target_id uuid NOT NULL,
        reason text NOT NULL,
        details jsonb NOT NULL DEFAULT '{}'
      );
      CREATE INDEX audit_log_target ON audit_log (target_id, id);
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $$;
      CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      ${jobTable}`);
  }

  async down(): Promise<void> {
    throw new Error('an audit log is not thrown away');
  }
}
