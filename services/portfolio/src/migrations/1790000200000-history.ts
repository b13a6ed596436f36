import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The way back from every change of a portfolio. `number` orders revisions: they are written one at a time per portfolio. */
export class History1790000200000 implements MigrationInterface {
  name = 'History1790000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE revision (
        id uuid PRIMARY KEY,
        number bigint GENERATED ALWAYS AS IDENTITY,
        owner_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        by text NOT NULL DEFAULT 'owner' CHECK (by IN ('owner', 'system')),
        cause text NOT NULL,
        subject text,
        undo jsonb NOT NULL,
        changes jsonb NOT NULL,
        more int NOT NULL DEFAULT 0,
        restored_to timestamptz
      );
      CREATE INDEX revision_owner ON revision (owner_id, number);
      CREATE INDEX revision_age ON revision (at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE revision');
  }
}
