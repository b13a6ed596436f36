import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Endpoints that are told what happens in an account, and what they were told. */
export class Webhooks1790001982000 implements MigrationInterface {
  name = 'Webhooks1790001982000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoint (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        made_by uuid,
        url text NOT NULL,
        types text[] NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'live', 'off')),
        off_reason text CHECK (off_reason IN ('by-hand', 'gone', 'failing')),
        sealed_secret text NOT NULL,
        old_sealed_secret text,
        rotated_at timestamptz,
        failing_since timestamptz,
        last_failed_at timestamptz,
        told_day int NOT NULL DEFAULT 0,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((state = 'off') = (off_reason IS NOT NULL))
      );
      CREATE INDEX webhook_endpoint_account ON webhook_endpoint (account_id);
      CREATE INDEX webhook_endpoint_maker ON webhook_endpoint (made_by);
      ${refusesErased('webhook_endpoint', 'account_id')}
      CREATE TABLE webhook_delivery (
        id uuid PRIMARY KEY,
        endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
        event_id uuid NOT NULL,
        type text NOT NULL,
        about uuid,
        body text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'delivered', 'failed', 'stopped')),
        attempt int NOT NULL DEFAULT 0,
        round int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        tries jsonb NOT NULL DEFAULT '[]',
        sent jsonb,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (endpoint_id, event_id)
      ) WITH (fillfactor = 70);
      CREATE INDEX webhook_delivery_list ON webhook_delivery (endpoint_id, id);
      CREATE INDEX webhook_delivery_open ON webhook_delivery (endpoint_id, due_at) WHERE state IN ('waiting', 'sending');
      CREATE INDEX webhook_delivery_about ON webhook_delivery (about) WHERE about IS NOT NULL;
      CREATE INDEX webhook_delivery_day ON webhook_delivery (endpoint_id, created_at);
      CREATE INDEX webhook_delivery_not_delivered ON webhook_delivery (endpoint_id) WHERE state <> 'delivered';
      CREATE INDEX webhook_delivery_age ON webhook_delivery USING brin (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_delivery, webhook_endpoint');
  }
}
