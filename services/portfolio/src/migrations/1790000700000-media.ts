import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Photos and videos of items. A row outlives its item as long as the history can bring that back: `orphaned_at` says since when it has none.
 */
export class Media1790000700000 implements MigrationInterface {
  name = 'Media1790000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
        item_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('photo', 'video', 'video-link')),
        key uuid UNIQUE,
        file_name text,
        url text,
        bytes bigint NOT NULL DEFAULT 0,
        width int,
        height int,
        alt text NOT NULL DEFAULT '',
        position int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        orphaned_at timestamptz,
        CHECK ((kind = 'video-link') = (url IS NOT NULL) AND (url IS NULL) = (key IS NOT NULL))
      );
      CREATE INDEX media_owner ON media (owner_id, item_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media');
  }
}
