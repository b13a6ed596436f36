import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sees each section, by kind; a kind that is not named is public. */
export class SectionVisibility1790000100000 implements MigrationInterface {
  name = 'SectionVisibility1790000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profile ADD sections jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile DROP sections');
  }
}
