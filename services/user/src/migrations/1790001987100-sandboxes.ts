import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Made-up people of an account, for its test keys. Their ids are of version 8, which nobody else's is. One of them holds what the keys act on; of an account's,
 * one at a time. `ended_at`: they are being erased.
 */
export class Sandboxes1790001987100 implements MigrationInterface {
  name = 'Sandboxes1790001987100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sandbox_person (
        person_id uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
        account_id uuid NOT NULL,
        is_holder boolean NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        seeded_at timestamptz,
        ended_at timestamptz,
        CHECK (substr(person_id::text, 15, 1) = '8'),
        CHECK (substr(account_id::text, 15, 1) <> '8')
      );
      CREATE INDEX sandbox_person_of_account ON sandbox_person (account_id);
      CREATE UNIQUE INDEX sandbox_of_account ON sandbox_person (account_id) WHERE is_holder AND ended_at IS NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sandbox_person');
  }
}
