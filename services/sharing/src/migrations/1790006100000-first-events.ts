import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first events of a visit by what they tell: whether another is one is asked of each, and must not take longer the longer somebody reads. */
export class FirstEvents1790006100000 implements MigrationInterface {
  name = 'FirstEvents1790006100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX visit_event_first ON visit_event (visit_id, what, item_id) WHERE is_first');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX visit_event_first');
  }
}
