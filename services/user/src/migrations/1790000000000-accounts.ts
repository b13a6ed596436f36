import { outboxTables } from '@folia/platform/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1790000000000 implements MigrationInterface {
  name = 'Accounts1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "user" (
        id uuid PRIMARY KEY,
        uname text NOT NULL UNIQUE CHECK (uname ~ '^[a-z0-9][a-z0-9_-]{2,19}$'),
        folded text NOT NULL UNIQUE,
        name text NOT NULL,
        email text,
        type text NOT NULL CHECK (type IN ('individual', 'business')),
        is_admin boolean NOT NULL DEFAULT false,
        suspended_at timestamptz,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE identity (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        PRIMARY KEY (issuer, subject)
      );
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX session_by_user ON session (user_id);
      CREATE TABLE used_signin (state_hash text PRIMARY KEY, used_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE username_history (
        uname text PRIMARY KEY,
        folded text NOT NULL,
        user_id uuid NOT NULL,
        held_until timestamptz NOT NULL
      );
      CREATE TABLE subscription (
        user_id uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
        plan text NOT NULL CHECK (plan IN ('free', 'basic', 'pro', 'enterprise')),
        period_start timestamptz NOT NULL,
        period_end timestamptz NOT NULL
      );
      CREATE TABLE usage_count (
        user_id uuid NOT NULL,
        meter text NOT NULL,
        period_start timestamptz NOT NULL,
        used int NOT NULL CHECK (used >= 0),
        PRIMARY KEY (user_id, meter, period_start)
      );
      CREATE TABLE usage (
        job_id uuid NOT NULL,
        meter text NOT NULL,
        user_id uuid NOT NULL,
        period_start timestamptz NOT NULL,
        state text NOT NULL CHECK (state IN ('reserved', 'committed', 'released')),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (job_id, meter)
      );
      CREATE INDEX usage_reserved ON usage (created_at) WHERE state = 'reserved';
      CREATE TABLE given_back (user_id uuid NOT NULL, sha256 text NOT NULL, PRIMARY KEY (user_id, sha256));
      ${outboxTables}`);
  }

  async down(): Promise<void> {
    throw new Error('the first migration has nothing before it');
  }
}
