import type { VisitAlerts } from '@folia/contracts/analytics/shapes';
import type { visitNewsKinds } from '@folia/contracts/visit/news-kinds';
import { bool, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { linkStateSql } from '../link/link-state';

type NewsKind = (typeof visitNewsKinds)[number];
/** Nobody is told of what is older than this. */
const fresh = `interval '1 day'`;
const firstChoice: VisitAlerts = { alerts: 'at-once', digest: true };

const ownChoice = `coalesce((SELECT alerts FROM visit_alert_choice WHERE user_id = owner_id), '${firstChoice.alerts}')`;
const linkChoice = `coalesce((SELECT notify FROM link WHERE 'link:' || link.id = channel), 'at-once')`;
/** SQL: how the owner of an alert wants to be told of it. Of their choice for all visits and the one for this link, the quieter counts. */
const howOf = `CASE
  WHEN 'off' IN (${ownChoice}, ${linkChoice}) THEN 'off' WHEN 'daily' IN (${ownChoice}, ${linkChoice}) THEN 'daily' ELSE 'at-once' END`;

const findChoice = statement('find-visit-alert-choice', {
  text: 'SELECT alerts, digest FROM visit_alert_choice WHERE user_id = $1',
  takes: { userId: uuid },
  gives: { alerts: text.as<VisitAlerts['alerts']>(), digest: bool },
});
const setChoice = statement('set-visit-alert-choice', {
  text: `
    INSERT INTO visit_alert_choice (user_id, alerts, digest) VALUES ($1, coalesce($2, '${firstChoice.alerts}'), coalesce($3, ${firstChoice.digest}))
    ON CONFLICT (user_id) DO UPDATE SET alerts = coalesce($2, visit_alert_choice.alerts), digest = coalesce($3, visit_alert_choice.digest)`,
  takes: { userId: uuid, alerts: text.nullable, digest: bool.nullable },
});
const noteFirstViews = statement('note-first-views-of-links', {
  text: `
    INSERT INTO visit_alert (owner_id, kind, about, channel)
    SELECT DISTINCT ON (link_id) owner_id, 'link-first-view', link_id, channel FROM visit
    WHERE link_id IS NOT NULL AND last_number > 0 AND last_at > now() - interval '5 minutes' ON CONFLICT DO NOTHING`,
});
const noteLongVisits = statement('note-long-visits', {
  text: `
    INSERT INTO visit_alert (owner_id, kind, about, channel)
    SELECT owner_id, 'long-visit', id, channel FROM visit WHERE visible_ms >= 180000 AND last_at > now() - interval '5 minutes' ON CONFLICT DO NOTHING`,
});
const noteEndingLinks = statement('note-ending-links', {
  text: `
    INSERT INTO visit_alert (owner_id, kind, about, channel)
    SELECT owner_id, 'link-ending', id, 'link:' || id FROM link
    WHERE expires_at BETWEEN now() AND now() + interval '2 days' AND created_at < now() - interval '2 days' AND ${linkStateSql} = 'active'
    ON CONFLICT DO NOTHING`,
});
const listDue = statement('list-visit-alerts-due', {
  text: `
    SELECT DISTINCT ON (owner_id, channel) owner_id AS "ownerId", kind, about, channel FROM visit_alert alert
    WHERE told_at IS NULL AND noted_at > now() - ${fresh}
      AND ${howOf} = 'at-once'
      AND NOT EXISTS (SELECT FROM visit_alert told WHERE told.owner_id = alert.owner_id AND told.channel = alert.channel AND told.told_at > now() - interval '1 hour')
    ORDER BY owner_id, channel, noted_at LIMIT 500`,
  gives: { ownerId: uuid, kind: text.as<NewsKind>(), about: uuid, channel: text },
});
const tell = statement('tell-visit-alert', {
  text: `
    UPDATE visit_alert SET told_at = now(), sent = (kind = $2 AND about = $3) WHERE owner_id = $1 AND channel = $4 AND told_at IS NULL
      AND (SELECT count(*) FROM visit_alert sent WHERE sent.owner_id = $1 AND sent.sent AND sent.told_at > now() - interval '1 hour') < 6`,
  takes: { ownerId: uuid, kind: text, about: uuid, channel: text },
});
const lockAlerts = statement('lock-visit-alerts-of-owner', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('visit-alert:' || $1::text, 0))`,
  takes: { ownerId: text },
});
const tellDay = statement('tell-visit-alerts-of-day', {
  text: `
    WITH due AS (
      UPDATE visit_alert SET told_at = now() WHERE told_at IS NULL AND noted_at < date_trunc('day', now(), 'UTC') AND noted_at > now() - interval '2 days'
        AND ${howOf} = 'daily' RETURNING owner_id)
    SELECT DISTINCT owner_id AS "ownerId" FROM due`,
  gives: { ownerId: uuid },
});
const tellWeek = statement('tell-visits-of-week', {
  text: `
    INSERT INTO visit_digest (owner_id, week)
    SELECT DISTINCT owner_id, date_trunc('week', now() AT TIME ZONE 'UTC')::date FROM daily_count
    WHERE dimension = 'total' AND day >= date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 AND day < date_trunc('week', now() AT TIME ZONE 'UTC')::date
      AND coalesce((SELECT digest FROM visit_alert_choice WHERE user_id = owner_id), ${firstChoice.digest})
    ON CONFLICT DO NOTHING RETURNING owner_id AS "ownerId"`,
  gives: { ownerId: uuid },
});
const forgetAlerts = statement('forget-visit-alerts', {
  text: `DELETE FROM visit_alert WHERE kind = 'long-visit' AND noted_at < now() - interval '3 days'`,
});

export type DueAlert = Row<typeof listDue>;

/** What owners are told of visits, and what they were told already. */
@Injectable()
export class AlertRepository {
  constructor(private readonly database: DataSource) {}

  async choiceOf(userId: string): Promise<VisitAlerts> {
    return (await row(this.database, findChoice, { userId })) ?? firstChoice;
  }

  async choose(userId: string, { alerts, digest }: Partial<VisitAlerts>): Promise<VisitAlerts> {
    await affected(this.database, setChoice, { userId, alerts: alerts ?? null, digest: digest ?? null });
    return this.choiceOf(userId);
  }

  /** Notes what is worth telling, each thing once. */
  async note(): Promise<void> {
    for (const one of [noteFirstViews, noteLongVisits, noteEndingLinks]) await affected(this.database, one);
  }

  /** One for each channel of each owner who wants to be told at once, and was not told of that channel within an hour. */
  due(): Promise<DueAlert[]> {
    return rows(this.database, listDue);
  }

  /** Marks everything about a channel as told, if the owner may be told once more this hour (six times in all). */
  async tell(manager: EntityManager, { ownerId, kind, about, channel }: DueAlert): Promise<boolean> {
    await affected(manager, lockAlerts, { ownerId });
    return (await affected(manager, tell, { ownerId, kind, about, channel })) > 0;
  }

  /** The owners who want to be told once a day, and have something to be told of yesterday. */
  async tellDay(manager: EntityManager): Promise<string[]> {
    return (await rows(manager, tellDay)).map(({ ownerId }) => ownerId);
  }

  /** The owners whose page was read last week, each once. */
  async tellWeek(manager: EntityManager): Promise<string[]> {
    return (await rows(manager, tellWeek)).map(({ ownerId }) => ownerId);
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetAlerts);
  }
}
