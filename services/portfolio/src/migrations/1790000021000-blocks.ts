import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who blocked whom, as the user service told; the later version of a pair counts. */
export class Blocks1790000021000 implements MigrationInterface {
  name = 'Blocks1790000021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE block (
        blocker_id uuid NOT NULL,
        blocked_id uuid NOT NULL,
        active boolean NOT NULL,
        version int NOT NULL,
        PRIMARY KEY (blocker_id, blocked_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE block');
  }
}
