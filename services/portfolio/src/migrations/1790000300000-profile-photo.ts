import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose the photos in the file store are. */
export class ProfilePhoto1790000300000 implements MigrationInterface {
  name = 'ProfilePhoto1790000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profile_photo (
        owner_id uuid PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
        key uuid NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile_photo');
  }
}
