import type { MigrationInterface, QueryRunner } from 'typeorm';

const sums = 'sum(visits), sum(visible_ms), sum(times)';

/** Counts of months, for what a year has most rows of. The database itself keeps them equal to the counts of days, whoever changes those. */
export class MonthlyCounts1790005000000 implements MigrationInterface {
  name = 'MonthlyCounts1790005000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE monthly_count (
        owner_id uuid NOT NULL,
        month date NOT NULL,
        dimension text NOT NULL CHECK (dimension IN ('section', 'item', 'evidence')),
        key text NOT NULL,
        channel text NOT NULL,
        visits int NOT NULL,
        visible_ms bigint NOT NULL,
        times int NOT NULL,
        PRIMARY KEY (owner_id, month, dimension, key, channel)
      );
      INSERT INTO monthly_count
      SELECT owner_id, date_trunc('month', day)::date AS month, dimension, key, channel, ${sums} FROM daily_count
      WHERE dimension IN ('section', 'item', 'evidence') GROUP BY owner_id, month, dimension, key, channel;

      CREATE FUNCTION add_to_months() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Only an update has both tables of rows, so the text differs.
        EXECUTE 'INSERT INTO monthly_count
          SELECT owner_id, date_trunc(''month'', day)::date AS month, dimension, key, channel, sum(sign * visits), sum(sign * visible_ms), sum(sign * times) FROM ('
          || CASE TG_OP WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added' WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
               ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM gone' END
          || ') changed WHERE dimension IN (''section'', ''item'', ''evidence'') GROUP BY owner_id, month, dimension, key, channel
             ORDER BY owner_id, month, dimension, key, channel
             ON CONFLICT (owner_id, month, dimension, key, channel) DO UPDATE SET visits = monthly_count.visits + excluded.visits,
               visible_ms = monthly_count.visible_ms + excluded.visible_ms, times = monthly_count.times + excluded.times';
        IF TG_OP <> 'INSERT' THEN
          DELETE FROM monthly_count counted USING (SELECT DISTINCT owner_id, date_trunc('month', day)::date AS month, dimension, key, channel FROM gone) less
          WHERE counted.owner_id = less.owner_id AND counted.month = less.month AND counted.dimension = less.dimension AND counted.key = less.key
            AND counted.channel = less.channel AND counted.visits = 0 AND counted.visible_ms = 0 AND counted.times = 0;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER add_to_months AFTER INSERT ON daily_count REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_months();
      CREATE TRIGGER change_months AFTER UPDATE ON daily_count REFERENCING OLD TABLE AS gone NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION add_to_months();
      CREATE TRIGGER take_from_months AFTER DELETE ON daily_count REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_to_months();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER add_to_months ON daily_count;
      DROP TRIGGER change_months ON daily_count;
      DROP TRIGGER take_from_months ON daily_count;
      DROP FUNCTION add_to_months;
      DROP TABLE monthly_count`);
  }
}
