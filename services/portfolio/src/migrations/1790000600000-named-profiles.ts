import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Further views of one body of evidence. `items` may name what is deleted: should history bring it back, it stands where it stood. Slugs are compared at
 * the end of a transaction, since restoring may swap two of them.
 */
export class NamedProfiles1790000600000 implements MigrationInterface {
  name = 'NamedProfiles1790000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profile ADD accent text NOT NULL DEFAULT 'leaf';
      CREATE TABLE named_profile (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
        slug text NOT NULL,
        title text NOT NULL,
        headline text NOT NULL,
        summary text NOT NULL,
        look text NOT NULL,
        accent text NOT NULL,
        visibility text NOT NULL DEFAULT 'private' CHECK (visibility IN ('public', 'private')),
        items uuid[] NOT NULL,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT named_profile_slug UNIQUE (owner_id, slug) DEFERRABLE INITIALLY DEFERRED
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE named_profile; ALTER TABLE profile DROP accent');
  }
}
