import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that decides whether an answer may be given, in one step: a question waits for one round trip instead of nine. */
export class AnswersInOneStep1790001988000 implements MigrationInterface {
  name = 'AnswersInOneStep1790001988000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Takes all units of an answer, or none; the first is the one that its asker is counted by. A job that holds that one already takes nothing more. One asker
      -- at a time. refused: the meter that is spent, or 'minute' for more than per_minute questions in the last one (NULL: any number).
      CREATE FUNCTION reserve_answer(
        job uuid, asker uuid, meters text[], user_ids uuid[], account_ids uuid[], limits int[], per_minute int,
        OUT refused text, OUT seconds_left int, OUT starts timestamptz, OUT ends timestamptz)
      LANGUAGE plpgsql AS $$
      DECLARE
        recent int;
      BEGIN
        starts := date_trunc('day', now(), 'UTC');
        ends := starts + interval '1 day';
        PERFORM pg_advisory_xact_lock(hashtextextended('answer:' || asker::text, 0));
        IF EXISTS (SELECT 1 FROM usage WHERE job_id = job AND meter = meters[1]) THEN
          RETURN;
        END IF;
        SELECT count(*), ceil(coalesce(extract(epoch FROM min(created_at) + interval '1 minute' - now()), 0)) INTO recent, seconds_left
        FROM usage WHERE user_id = asker AND meter = meters[1] AND created_at > now() - interval '1 minute';
        IF recent >= per_minute THEN
          refused := 'minute';
          RETURN;
        END IF;
        BEGIN
          FOR place IN 1..cardinality(meters) LOOP
            INSERT INTO usage_count AS c (account_id, meter, period_start, used) VALUES (account_ids[place], meters[place], starts, 1)
            ON CONFLICT (account_id, meter, period_start) DO UPDATE SET used = c.used + 1 WHERE limits[place] IS NULL OR c.used < limits[place];
            IF NOT FOUND THEN
              refused := meters[place];
              RAISE SQLSTATE 'FSPNT';
            END IF;
            INSERT INTO usage (job_id, meter, user_id, account_id, period_start, state)
            VALUES (job, meters[place], user_ids[place], account_ids[place], starts, 'reserved');
          END LOOP;
        EXCEPTION WHEN SQLSTATE 'FSPNT' THEN
          -- The units before it were given back with this block.
          NULL;
        END;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION reserve_answer(uuid, uuid, text[], uuid[], uuid[], int[], int)');
  }
}
