import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Connections with systems of applications, the tests they sent, and what passed between the two sides. */
export class Connectors1790001997000 implements MigrationInterface {
  name = 'Connectors1790001997000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE connector (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        made_by uuid,
        kind text NOT NULL CHECK (kind IN ('greenhouse')),
        is_on boolean NOT NULL DEFAULT true,
        key_hash bytea NOT NULL UNIQUE,
        sealed_key text NOT NULL,
        last_four text NOT NULL,
        mapping jsonb NOT NULL,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (account_id, kind)
      );
      CREATE INDEX connector_maker ON connector (made_by);
      ${refusesErased('connector', 'account_id')}
      CREATE TABLE connector_test (
        id uuid PRIMARY KEY,
        connector_id uuid NOT NULL REFERENCES connector ON DELETE CASCADE,
        external_id text NOT NULL,
        profile_url text NOT NULL,
        job_id uuid NOT NULL,
        agreement_id uuid,
        asked_at timestamptz,
        check_at timestamptz,
        checked int NOT NULL DEFAULT 0,
        told text,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (connector_id, external_id)
      );
      CREATE INDEX connector_test_job ON connector_test (job_id) WHERE agreement_id IS NOT NULL;
      CREATE INDEX connector_test_check ON connector_test (check_at) WHERE check_at IS NOT NULL;
      CREATE TABLE connector_call (
        id uuid PRIMARY KEY,
        connector_id uuid NOT NULL REFERENCES connector ON DELETE CASCADE,
        test_id uuid REFERENCES connector_test ON DELETE CASCADE,
        call text NOT NULL CHECK (call IN ('list_tests', 'send_test', 'test_status', 'response_error', 'completed')),
        state text NOT NULL CHECK (state IN ('answered', 'refused', 'waiting', 'sending', 'delivered', 'failed', 'stopped')),
        note text,
        attempt int NOT NULL DEFAULT 0,
        round int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        tries jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX connector_call_list ON connector_call (connector_id, id);
      CREATE INDEX connector_call_test ON connector_call (test_id);
      CREATE INDEX connector_call_open ON connector_call (due_at) WHERE state IN ('waiting', 'sending');
      CREATE INDEX connector_call_age ON connector_call USING brin (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE connector_call, connector_test, connector');
  }
}
