import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A block keeps what the blocked one was called. Of earlier blocks only the username of then can be told. */
export class BlockedNames1790000540000 implements MigrationInterface {
  name = 'BlockedNames1790000540000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE block ADD uname text, ADD name text;
      UPDATE block b SET uname = coalesce(
        (SELECT h.uname FROM username_history h WHERE h.user_id = b.blocked_id AND h.held_until - interval '90 days' > b.since ORDER BY h.held_until LIMIT 1),
        (SELECT u.uname FROM "user" u WHERE u.id = b.blocked_id));
      UPDATE block b SET name = coalesce((SELECT g.name FROM guest g WHERE g.id = b.blocked_id), b.uname, '');
      ALTER TABLE block ALTER name SET NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE block DROP COLUMN uname, DROP COLUMN name');
  }
}
