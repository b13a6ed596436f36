import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People without an account who write to one who has one. A guest has an id like everybody, so threads, blocks and reports name either: what a foreign
 * key saw to is seen to by the tombstone and the erasure.
 */
export class GuestMessages1790000520000 implements MigrationInterface {
  name = 'GuestMessages1790000520000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guest (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        email text NOT NULL,
        name text NOT NULL,
        reachable boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (owner_id, email)
      );
      CREATE INDEX guest_email ON guest (email);
      CREATE TABLE guest_message (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        email text NOT NULL,
        name text NOT NULL,
        text text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        ip_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz
      );
      CREATE INDEX guest_message_owner ON guest_message (owner_id);
      CREATE INDEX guest_message_email ON guest_message (email, created_at);
      CREATE INDEX guest_message_ip ON guest_message (ip_hash, created_at);
      CREATE TABLE refused_address (hash text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
      ALTER TABLE thread DROP CONSTRAINT thread_low_id_fkey, DROP CONSTRAINT thread_high_id_fkey;
      ALTER TABLE block DROP CONSTRAINT block_blocked_id_fkey;
      ALTER TABLE report DROP CONSTRAINT report_reported_id_fkey;
      ${refusesErased('thread', 'low_id')}
      ${refusesErased('thread', 'high_id')}
      ${refusesErased('block', 'blocked_id')}
      ${refusesErased('report', 'reported_id')}`);
  }

  async down(): Promise<void> {
    throw new Error('what guests wrote has no other place');
  }
}
