import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose account is suspended, as the user service told; the later version counts. */
export class Suspensions1790000020000 implements MigrationInterface {
  name = 'Suspensions1790000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE suspension (user_id uuid PRIMARY KEY, suspended boolean NOT NULL, version int NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suspension');
  }
}
