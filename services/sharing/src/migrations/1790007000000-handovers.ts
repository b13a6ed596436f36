import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Candidates who are handed over to a system of applications, and what opens its interface. */
export class Handovers1790007000000 implements MigrationInterface {
  name = 'Handovers1790007000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE connector ADD COLUMN sealed_credentials text, ADD COLUMN user_name text, ADD COLUMN user_key_four text;
      CREATE TABLE handover (
        id uuid PRIMARY KEY,
        connector_id uuid NOT NULL REFERENCES connector ON DELETE CASCADE,
        job_id uuid NOT NULL,
        candidate_id uuid NOT NULL,
        their_job_id bigint NOT NULL,
        their_id bigint,
        profile_url text,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'stopped', 'unclear')),
        note text,
        attempt int NOT NULL DEFAULT 0,
        round int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        tries jsonb NOT NULL DEFAULT '[]',
        gone_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (connector_id, candidate_id),
        CHECK ((state = 'sent') = (their_id IS NOT NULL))
      );
      CREATE INDEX handover_job ON handover (connector_id, job_id);
      CREATE INDEX handover_candidate ON handover (candidate_id);
      CREATE INDEX handover_open ON handover (due_at) WHERE state IN ('waiting', 'sending');
      ALTER TABLE connector_call ADD COLUMN handover_id uuid REFERENCES handover ON DELETE CASCADE,
        DROP CONSTRAINT connector_call_call_check, DROP CONSTRAINT connector_call_state_check,
        ADD CONSTRAINT connector_call_call_check
          CHECK (call IN ('list_tests', 'send_test', 'test_status', 'response_error', 'completed', 'candidate', 'copy_left')),
        ADD CONSTRAINT connector_call_state_check
          CHECK (state IN ('answered', 'refused', 'waiting', 'sending', 'delivered', 'failed', 'stopped', 'unclear'));
      CREATE INDEX connector_call_handover ON connector_call (handover_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM connector_call WHERE call IN ('candidate', 'copy_left');
      ALTER TABLE connector_call DROP COLUMN handover_id,
        DROP CONSTRAINT connector_call_call_check, DROP CONSTRAINT connector_call_state_check,
        ADD CONSTRAINT connector_call_call_check CHECK (call IN ('list_tests', 'send_test', 'test_status', 'response_error', 'completed')),
        ADD CONSTRAINT connector_call_state_check CHECK (state IN ('answered', 'refused', 'waiting', 'sending', 'delivered', 'failed', 'stopped'));
      DROP TABLE handover;
      UPDATE connector SET mapping = mapping - 'handovers';
      ALTER TABLE connector DROP COLUMN sealed_credentials, DROP COLUMN user_name, DROP COLUMN user_key_four;`);
  }
}
