import { linkSessionSeconds } from '@folia/contracts/limits';
import type { LinkSelection, LinkState } from '@folia/contracts/link/shapes';
import { bytea, float8, int4, jsonb, text, uuid } from '@folia/platform/sql-type';
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
           link.key_version AS "keyVersion", ceil(extract(epoch FROM link.locked_until - now()))::int AS "retryAfter"
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
  },
});
/** A link as a visitor finds it before being let in. */
export type Door = Row<typeof approachLink>;

const findGone = statement('find-gone-link', { text: 'SELECT 1 FROM gone_link WHERE token_hash = $1', takes: { tokenHash: bytea } });
const listHeld = statement('list-held-links', {
  text: `SELECT link_id AS "linkId", key_version AS "keyVersion" FROM link_session WHERE visitor_id = $1 AND expires_at > now()`,
  takes: { visitor: uuid },
  gives: { linkId: uuid, keyVersion: int4 },
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
const admitVisitor = statement('admit-link-visitor', {
  text: `
    INSERT INTO link_session (visitor_id, link_id, key_version, expires_at) VALUES ($1, $2, $3, now() + make_interval(secs => $4))
    ON CONFLICT (visitor_id, link_id) DO UPDATE SET key_version = excluded.key_version, expires_at = excluded.expires_at`,
  takes: { visitor: uuid, linkId: uuid, keyVersion: int4, seconds: float8 },
});
const countView = statement('count-link-view', {
  text: 'UPDATE link SET view_count = view_count + $2, last_opened_at = now() WHERE id = $1',
  takes: { linkId: uuid, views: int4 },
});
const givesHeld = { id: uuid, state: text.as<LinkState>(), status: text.as<LinkState>(), selection: jsonb.as<LinkSelection>() };
const listHeldOf = statement('list-held-links-of-owner', {
  text: `
    SELECT link.id, ${linkStateSql} AS state, link.status, link.selection
    FROM link_session held JOIN link ON link.id = held.link_id AND link.key_version = held.key_version
    WHERE held.visitor_id = $1 AND held.expires_at > now() AND link.owner_id = $2 ORDER BY held.expires_at DESC`,
  takes: { visitor: uuid, ownerId: uuid },
  gives: givesHeld,
});
const listOwn = statement('list-own-link-as-held', {
  text: `SELECT id, 'active' AS state, 'active' AS status, selection FROM link WHERE owner_id = $1 AND id = $2 AND status <> 'revoked'`,
  takes: { ownerId: uuid, id: uuid },
  gives: givesHeld,
});
const removeOver = statement('remove-over-link-sessions', { text: 'DELETE FROM link_session WHERE expires_at < now()' });

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

  /** Lets a visitor in for twelve hours from now; `isNew` counts a view. */
  async admit(manager: EntityManager, visitor: string, { id, keyVersion }: Door, isNew: boolean): Promise<void> {
    await affected(manager, admitVisitor, { visitor, linkId: id, keyVersion, seconds: linkSessionSeconds });
    await affected(manager, countView, { linkId: id, views: isNew ? 1 : 0 });
  }

  /** The links of one owner for which a visitor session holds the current key, most recently opened first. */
  async heldOf(visitor: string, ownerId: string): Promise<Row<typeof listHeldOf>[]> {
    return rows(this.database, listHeldOf, { visitor, ownerId });
  }

  /** A link that its owner tries out, whatever its state, unless it is revoked. */
  async ownOf(ownerId: string, id: string): Promise<Row<typeof listOwn>[]> {
    return rows(this.database, listOwn, { ownerId, id });
  }

  async removeOver(): Promise<void> {
    await affected(this.database, removeOver);
  }
}
