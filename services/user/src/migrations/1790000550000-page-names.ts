import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of everybody's page, copied for the admins' list. Nobody's is known at first: all that are there are asked for. */
export class PageNames1790000550000 implements MigrationInterface {
  name = 'PageNames1790000550000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "user"
        ADD COLUMN page_name text,
        ADD COLUMN page_name_heard int NOT NULL DEFAULT 1,
        ADD COLUMN page_name_known int NOT NULL DEFAULT 0;
      CREATE INDEX user_page_name_stale ON "user" (id) WHERE page_name_heard > page_name_known;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "user" DROP COLUMN page_name, DROP COLUMN page_name_heard, DROP COLUMN page_name_known');
  }
}
