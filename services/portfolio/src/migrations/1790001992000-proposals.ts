import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that programs propose, until their owner answers. */
export class Proposals1790001992000 implements MigrationInterface {
  name = 'Proposals1790001992000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposal (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
        item_id uuid REFERENCES item ON DELETE CASCADE,
        kind text NOT NULL,
        fields jsonb NOT NULL,
        reason text NOT NULL,
        program text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE NULLS NOT DISTINCT (owner_id, item_id, kind, fields)
      );
      CREATE INDEX proposal_item ON proposal (item_id);
      CREATE INDEX proposal_created_at ON proposal (created_at);
      ${refusesErased('proposal', 'owner_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposal');
  }
}
