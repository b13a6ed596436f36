import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What files said of the items that came out of them. */
export class ImportedFields1790000000010 implements MigrationInterface {
  name = 'ImportedFields1790000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE imported_fields (item_id uuid PRIMARY KEY REFERENCES item ON DELETE CASCADE, fields jsonb NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imported_fields');
  }
}
