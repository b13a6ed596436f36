import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which links of others somebody opened while signed in. */
export class ReceivedLinks1790001000000 implements MigrationInterface {
  name = 'ReceivedLinks1790001000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE received_link (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        link_id uuid NOT NULL REFERENCES link ON DELETE CASCADE,
        key_version int NOT NULL,
        first_opened_at timestamptz NOT NULL DEFAULT now(),
        last_opened_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, link_id)
      );
      CREATE INDEX received_link_person ON received_link (user_id, id);
      CREATE INDEX received_link_link ON received_link (link_id);
      ${refusesErased('received_link', 'user_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE received_link');
  }
}
