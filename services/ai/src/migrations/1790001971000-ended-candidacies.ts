import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom to tell, without an account, that a candidacy is over because the organisation is gone: kept apart from everything else, which is erased at once. */
export class EndedCandidacies1790001971000 implements MigrationInterface {
  name = 'EndedCandidacies1790001971000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ended_candidacy (
        id uuid PRIMARY KEY,
        address text NOT NULL,
        title text NOT NULL,
        ended_at timestamptz NOT NULL DEFAULT now()
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_candidacy');
  }
}
