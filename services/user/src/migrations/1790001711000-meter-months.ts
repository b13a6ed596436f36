import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The month that an account's meters count in, and what happens to the units of that month when its plan changes: they stay counted. The database does it for
 * every way in which a subscription can change, so that no writer can forget it.
 */
export class MeterMonths1790001711000 implements MigrationInterface {
  name = 'MeterMonths1790001711000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Without a period: the calendar month in UTC. A period of one month is counted as a whole, a longer one by months from its first day; where a month is too
      -- short for that day, on its last. After a period that nobody has paid on yet, months go on from its end. Milliseconds, since that is what leaves this database.
      CREATE FUNCTION meter_month(period_start timestamptz, period_end timestamptz, moment timestamptz, OUT starts timestamptz, OUT ends timestamptz)
      LANGUAGE plpgsql STABLE AS $$
      DECLARE
        at_moment timestamp := moment AT TIME ZONE 'UTC';
        anchor timestamp := CASE
          WHEN period_start IS NULL THEN date_trunc('month', at_moment)
          ELSE date_trunc('milliseconds', CASE WHEN moment < period_end THEN period_start ELSE period_end END AT TIME ZONE 'UTC')
        END;
        months int := (extract(year FROM at_moment) - extract(year FROM anchor)) * 12 + extract(month FROM at_moment) - extract(month FROM anchor);
      BEGIN
        IF moment >= period_start AND moment < period_end AND period_end - period_start <= interval '31 days' THEN
          starts := anchor AT TIME ZONE 'UTC';
          ends := period_end;
          RETURN;
        END IF;
        IF anchor + make_interval(months => months) > at_moment THEN
          months := months - 1;
        END IF;
        starts := (anchor + make_interval(months => months)) AT TIME ZONE 'UTC';
        ends := (anchor + make_interval(months => months + 1)) AT TIME ZONE 'UTC';
        IF moment < period_end THEN
          ends := least(ends, period_end);
        END IF;
      END $$;

      CREATE FUNCTION keep_units_counted() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        payer uuid := coalesce(NEW.account_id, OLD.account_id);
        -- When the lock is held, not when the transaction began: another change may have come first, and its period begins later than that.
        moment timestamptz;
        was timestamptz;
        becomes timestamptz;
      BEGIN
        -- Whoever takes or gives back a unit holds this lock with others; their units are seen below, and they see the new period afterwards.
        PERFORM pg_advisory_xact_lock(hashtextextended('units:' || payer::text, 0));
        moment := clock_timestamp();
        SELECT m.starts INTO was FROM (SELECT OLD.valid_until > moment AS counts) old
          CROSS JOIN LATERAL meter_month(CASE WHEN counts THEN OLD.period_start END, CASE WHEN counts THEN OLD.period_end END, moment) m;
        SELECT m.starts INTO becomes FROM (SELECT NEW.valid_until > moment AS counts) new
          CROSS JOIN LATERAL meter_month(CASE WHEN counts THEN NEW.period_start END, CASE WHEN counts THEN NEW.period_end END, moment) m;
        IF was <> becomes THEN
          -- Answers are counted by the day.
          UPDATE usage SET period_start = becomes WHERE account_id = payer AND period_start = was AND meter NOT LIKE 'answer%';
          WITH moved AS (DELETE FROM usage_count WHERE account_id = payer AND period_start = was AND meter NOT LIKE 'answer%' RETURNING meter, used)
          INSERT INTO usage_count AS c (account_id, meter, period_start, used) SELECT payer, meter, becomes, used FROM moved
          ON CONFLICT (account_id, meter, period_start) DO UPDATE SET used = c.used + excluded.used;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER subscription_keeps_units_counted AFTER INSERT OR UPDATE OR DELETE ON subscription FOR EACH ROW EXECUTE FUNCTION keep_units_counted();`);
  }

  async down(): Promise<void> {
    throw new Error('units that were used must stay counted');
  }
}
