import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of the last reminder that was told: another day is due again. */
export class JobReminders1790000690000 implements MigrationInterface {
  name = 'JobReminders1790000690000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE saved_job ADD COLUMN reminded_on date;
      CREATE INDEX saved_job_due ON saved_job (remind_on) WHERE remind_on IS DISTINCT FROM reminded_on;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX saved_job_due; ALTER TABLE saved_job DROP COLUMN reminded_on');
  }
}
