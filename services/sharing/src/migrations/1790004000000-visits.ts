import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visits and what was seen in them, in one partition a month; counts of each day; what is needed to tell readers of one day apart, which ends with the day.
 */
export class Visits1790004000000 implements MigrationInterface {
  name = 'Visits1790004000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit (
        id uuid NOT NULL,
        started_at timestamptz NOT NULL,
        owner_id uuid NOT NULL,
        profile_id uuid,
        link_id uuid,
        viewer_id uuid,
        email text,
        reader uuid NOT NULL,
        channel text NOT NULL,
        referrer_host text,
        campaign_source text,
        campaign_medium text,
        campaign_name text,
        device text NOT NULL CHECK (device IN ('phone', 'tablet', 'computer')),
        country text CHECK (length(country) = 2),
        last_number int NOT NULL DEFAULT 0,
        views int NOT NULL DEFAULT 0,
        visible_ms int NOT NULL DEFAULT 0,
        scroll_percent int NOT NULL DEFAULT 0,
        steps int NOT NULL DEFAULT 0,
        is_new_reader boolean NOT NULL DEFAULT false,
        is_new_in_channel boolean NOT NULL DEFAULT false,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (started_at, id)
      ) PARTITION BY RANGE (started_at);
      CREATE INDEX visit_owner ON visit (owner_id, started_at DESC);
      CREATE INDEX visit_viewer ON visit (viewer_id) WHERE viewer_id IS NOT NULL;
      ${refusesErased('visit', 'owner_id')}
      ${refusesErased('visit', 'viewer_id')}
      CREATE TABLE visit_event (
        visit_id uuid NOT NULL,
        started_at timestamptz NOT NULL,
        owner_id uuid NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        type text NOT NULL CHECK (type IN ('view', 'seen', 'action')),
        what text NOT NULL,
        item_id uuid,
        ms int NOT NULL,
        is_first boolean NOT NULL
      ) PARTITION BY RANGE (started_at);
      CREATE INDEX visit_event_visit ON visit_event (visit_id, what);

      CREATE FUNCTION make_visit_months(since date, months int) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        first date;
      BEGIN
        FOR number IN 0..months - 1 LOOP
          first := date_trunc('month', since) + make_interval(months => number);
          EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF visit FOR VALUES FROM (%L) TO (%L)',
            'visit_' || to_char(first, 'YYYY_MM'), first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00');
          EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF visit_event FOR VALUES FROM (%L) TO (%L)',
            'visit_event_' || to_char(first, 'YYYY_MM'), first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00');
        END LOOP;
      END $$;
      CREATE FUNCTION drop_visit_months(before date) RETURNS int LANGUAGE plpgsql AS $$
      DECLARE
        month text;
        dropped int := 0;
      BEGIN
        FOR month IN
          SELECT child.relname FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
          WHERE inhparent IN ('visit'::regclass, 'visit_event'::regclass) AND right(child.relname, 7) < to_char(before, 'YYYY_MM')
        LOOP
          EXECUTE format('DROP TABLE %I', month);
          dropped := dropped + 1;
        END LOOP;
        RETURN dropped;
      END $$;
      SELECT make_visit_months((now() AT TIME ZONE 'UTC')::date, 3);

      CREATE TABLE day_reader (
        owner_id uuid NOT NULL,
        day date NOT NULL,
        channel text NOT NULL,
        reader uuid NOT NULL,
        PRIMARY KEY (day, owner_id, channel, reader)
      );
      CREATE TABLE closed_day (day date PRIMARY KEY);
      CREATE TABLE daily_count (
        owner_id uuid NOT NULL,
        day date NOT NULL,
        dimension text NOT NULL CHECK (dimension IN ('total', 'device', 'country', 'section', 'item', 'evidence', 'action', 'step')),
        key text NOT NULL,
        channel text NOT NULL,
        visits int NOT NULL,
        readers int NOT NULL,
        channel_readers int NOT NULL,
        views int NOT NULL,
        visible_ms bigint NOT NULL,
        to_end int NOT NULL,
        times int NOT NULL,
        PRIMARY KEY (owner_id, day, dimension, key, channel)
      );
      CREATE INDEX daily_count_day ON daily_count (day);
      CREATE TABLE program_count (
        owner_id uuid NOT NULL,
        day date NOT NULL,
        kind text NOT NULL,
        times int NOT NULL,
        PRIMARY KEY (owner_id, day, kind)
      );
      ${refusesErased('program_count', 'owner_id')}
      CREATE TABLE visit_alert_choice (
        user_id uuid PRIMARY KEY,
        alerts text NOT NULL CHECK (alerts IN ('at-once', 'daily', 'off')),
        digest boolean NOT NULL
      );
      ${refusesErased('visit_alert_choice', 'user_id')}
      CREATE TABLE visit_alert (
        owner_id uuid NOT NULL,
        kind text NOT NULL,
        about uuid NOT NULL,
        channel text NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT now(),
        told_at timestamptz,
        sent boolean NOT NULL DEFAULT false,
        PRIMARY KEY (owner_id, kind, about)
      );
      CREATE INDEX visit_alert_untold ON visit_alert (noted_at) WHERE told_at IS NULL;
      ${refusesErased('visit_alert', 'owner_id')}
      CREATE TABLE visit_digest (
        owner_id uuid NOT NULL,
        week date NOT NULL,
        PRIMARY KEY (owner_id, week)
      );
      ${refusesErased('visit_digest', 'owner_id')}
      CREATE TABLE visit_gap (
        began_at timestamptz PRIMARY KEY,
        ended_at timestamptz NOT NULL
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE visit_alert_choice, visit_alert, visit_digest, visit_gap, program_count, daily_count, closed_day, day_reader, visit_event, visit;
      DROP FUNCTION make_visit_months, drop_visit_months`);
  }
}
