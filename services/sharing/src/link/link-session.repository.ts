import { linkSessionSeconds } from '@folia/contracts/limits';
import type { LinkEmailRule, LinkSelection, LinkState } from '@folia/contracts/link/shapes';
import { bool, bytea, float8, int4, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { linkStateSql } from './link-state';

/** Ten wrong passwords within fifteen minutes lock a link for fifteen (product rule). */
const tries = 10;
const span = `interval '15 minutes'`;

const approachLink = statement('approach-link', {
  text: `
    SELECT link.id, link.owner_id AS "ownerId", ${linkStateSql} AS state, link.status, link.password_hash AS "passwordHash",
           link.key_version AS "keyVersion", ceil(extract(epoch FROM link.locked_until - now()))::int AS "retryAfter", link.profile_id AS "profileId",
           link.email_rule AS "emailRule", link.notice, link.notice_version AS "noticeVersion",
           coalesce(link.max_views, link.max_visitors) IS NOT NULL AS "isLimited", coalesce(link.view_count >= link.max_views, false) AS "hasNoViewLeft"
    FROM link WHERE link.token_hash = $1 FOR UPDATE`,
  takes: { tokenHash: bytea },
  gives: {
    id: uuid,
    ownerId: uuid,
    state: text.as<LinkState>(),
    status: text.as<LinkState>(),
    passwordHash: text.nullable,
    keyVersion: int4,
    // Seconds until a locked one opens again.
    retryAfter: int4.nullable,
    profileId: uuid.nullable,
    emailRule: jsonb.as<LinkEmailRule>(),
    notice: text.nullable,
    noticeVersion: int4,
    // Whether its views or visitors are limited, so that each of them takes one when let in.
    isLimited: bool,
    hasNoViewLeft: bool,
  },
});
/** A link as a visitor finds it before being let in. */
export type Door = Row<typeof approachLink>;

const findGone = statement('find-gone-link', { text: 'SELECT 1 FROM gone_link WHERE token_hash = $1', takes: { tokenHash: bytea } });
const listHeld = statement('list-held-links', {
  text: `
    SELECT link_id AS "linkId", key_version AS "keyVersion", email, view_nonce AS "viewNonce"
    FROM link_session WHERE visitor_id = $1 AND expires_at > now()`,
  takes: { visitor: uuid },
  gives: { linkId: uuid, keyVersion: int4, email: text.nullable, viewNonce: uuid.nullable },
});
const noteWrongPassword = statement('note-wrong-link-password', {
  text: `
    UPDATE link SET failed_at = CASE WHEN one.locks THEN '{}' ELSE one.recent END, locked_until = CASE WHEN one.locks THEN now() + ${span} END
    FROM (SELECT recent, cardinality(recent) >= ${tries} AS locks FROM link old,
            LATERAL (SELECT array_agg(at) AS recent FROM unnest(old.failed_at || now()) AS at WHERE at > now() - ${span}) counted
          WHERE old.id = $1) one
    WHERE link.id = $1`,
  takes: { linkId: uuid },
});
// One statement takes the gate's nonce and the view, and makes the session: without the first two there is no third.
const admitVisitor = statement('admit-link-visitor', {
  text: `
    WITH used AS (DELETE FROM link_gate WHERE nonce_hash = $5 RETURNING 1),
         let AS (
           UPDATE link SET view_count = view_count + $6, visitor_count = visitor_count + $7, uncertain_count = uncertain_count + $8,
             preview_count = preview_count + $9, bot_count = bot_count + $10, last_opened_at = now()
           WHERE id = $2 AND ($6 = 0 OR max_views IS NULL OR view_count < max_views) AND ($7 = 0 OR max_visitors IS NULL OR visitor_count < max_visitors)
             AND ($5::bytea IS NULL OR EXISTS (SELECT 1 FROM used))
           RETURNING id)
    INSERT INTO link_session (visitor_id, link_id, key_version, expires_at, email, user_id, view_nonce, event_id)
    SELECT $1, let.id, $3, now() + make_interval(secs => $4), $11, $12, $13, $14 FROM let
    ON CONFLICT (visitor_id, link_id) DO UPDATE SET key_version = excluded.key_version, expires_at = excluded.expires_at,
      email = coalesce(excluded.email, link_session.email), user_id = coalesce(excluded.user_id, link_session.user_id)`,
  takes: {
    visitor: uuid,
    linkId: uuid,
    keyVersion: int4,
    seconds: float8,
    nonceHash: bytea.nullable,
    views: int4,
    visitors: int4,
    uncertain: int4,
    previews: int4,
    bots: int4,
    email: text.nullable,
    userId: uuid.nullable,
    viewNonce: uuid.nullable,
    eventId: uuid.nullable,
  },
});
const countOwn = statement('count-own-link-view', {
  text: 'UPDATE link SET own_count = own_count + 1 WHERE id = $1',
  takes: { linkId: uuid },
});
const givesHeld = {
  id: uuid,
  state: text.as<LinkState>(),
  status: text.as<LinkState>(),
  selection: jsonb.as<LinkSelection>(),
  profileId: uuid.nullable,
  postingId: uuid.nullable,
  resumeId: uuid.nullable,
  downloads: bool,
  deepTalk: bool,
  watermark: text.nullable,
};
const shown = `link.selection, link.profile_id AS "profileId", link.posting_id AS "postingId", link.resume_id AS "resumeId", link.downloads,
  link.deep_talk AS "deepTalk"`;
const listHeldOf = statement('list-held-links-of-owner', {
  text: `
    SELECT link.id, ${linkStateSql} AS state, link.status, ${shown}, CASE WHEN link.watermark THEN coalesce(held.email, link.description) END AS watermark
    FROM link_session held JOIN link ON link.id = held.link_id AND link.key_version = held.key_version
    WHERE held.visitor_id = $1 AND held.expires_at > now() AND link.owner_id = $2 ORDER BY held.expires_at DESC`,
  takes: { visitor: uuid, ownerId: uuid },
  gives: givesHeld,
});
const listOwn = statement('list-own-link-as-held', {
  text: `
    SELECT link.id, 'active' AS state, 'active' AS status, ${shown}, CASE WHEN link.watermark THEN link.description END AS watermark
    FROM link WHERE owner_id = $1 AND id = $2 AND status <> 'revoked'`,
  takes: { ownerId: uuid, id: uuid },
  gives: givesHeld,
});
export type HeldLink = Row<typeof listHeldOf>;
const removeOver = statement('remove-over-link-sessions', { text: 'DELETE FROM link_session WHERE expires_at < now()' });

/** One who is let in. `viewNonce` is null where the view counts already, or never. */
export type Admission = {
  visitor: string;
  nonceHash: Buffer | null;
  /** How many this opening adds. */
  adds: { views: 0 | 1; visitors: 0 | 1; uncertain: 0 | 1; previews: 0 | 1; bots: 0 | 1 };
  email: string | null;
  userId: string | null;
  viewNonce: string | null;
  eventId: string | null;
};

/** Visitor sessions: which links a visitor without an account has opened. */
@Injectable()
export class LinkSessionRepository {
  constructor(private readonly database: DataSource) {}

  /** The link behind a token, locked for this transaction: visitors who open a link at once go one by one, so that every attempt and view is counted. */
  async approach(manager: EntityManager, tokenHash: Buffer): Promise<Door | null> {
    return row(manager, approachLink, { tokenHash });
  }

  /** Whether a token was the address of a link whose owner has been erased. */
  async isGone(manager: EntityManager, tokenHash: Buffer): Promise<boolean> {
    return (await affected(manager, findGone, { tokenHash })) > 0;
  }

  /** The links that a visitor session holds; none if it is over or never existed. */
  async held(manager: EntityManager, visitor: string): Promise<Row<typeof listHeld>[]> {
    return rows(manager, listHeld, { visitor });
  }

  /** Records a wrong password; the tenth within the time span locks the link and restarts the count. */
  async noteWrongPassword(manager: EntityManager, linkId: string): Promise<void> {
    await affected(manager, noteWrongPassword, { linkId });
  }

  /** Lets a visitor in for twelve hours from now; false, and nothing is changed, when the nonce was used or nothing is left of a limit. */
  async admit(manager: EntityManager, { id, keyVersion }: Door, { adds, ...admission }: Admission): Promise<boolean> {
    return (await affected(manager, admitVisitor, { linkId: id, keyVersion, seconds: linkSessionSeconds, ...adds, ...admission })) > 0;
  }

  async countOwn(manager: EntityManager, linkId: string): Promise<void> {
    await affected(manager, countOwn, { linkId });
  }

  /** The links of one owner for which a visitor session holds the current key, most recently opened first. */
  async heldOf(visitor: string, ownerId: string): Promise<HeldLink[]> {
    return rows(this.database, listHeldOf, { visitor, ownerId });
  }

  /** A link that its owner tries out, whatever its state, unless it is revoked. */
  async ownOf(ownerId: string, id: string): Promise<HeldLink[]> {
    return rows(this.database, listOwn, { ownerId, id });
  }

  async removeOver(): Promise<void> {
    await affected(this.database, removeOver);
  }
}
