import type { Link, LinkApplication, LinkEmailRule, LinkSelection } from '@folia/contracts/link/shapes';
import type { ListWish } from '@folia/platform/changes/change-log';
import { changedAfterSql } from '@folia/platform/changes/change-table';
import { newId } from '@folia/platform/new-id';
import { bool, bytea, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { LinkEntity, linkColumns, linkRow, restorableUntilSql, toLink } from './link.entity';
import { linkStateSql } from './link-state';

/** The rules of a link as they are stored. */
export type LinkRules = {
  description: string;
  note: string;
  profileId: string | null;
  selection: LinkSelection;
  application: LinkApplication | null;
  passwordHash: string | null;
  emailRule: LinkEmailRule;
  notice: string | null;
  expiresAt: string;
  maxViews: number | null;
  maxVisitors: number | null;
  downloads: boolean;
  deepTalk: boolean;
  watermark: boolean;
  notify: Link['notify'];
};
export type NewLink = LinkRules & { status: 'draft' | 'active'; tokenHash: Buffer };
/** What an owner changes; `undefined` leaves it as it is. `isNewNotice`: the notice has another text than before. */
export type LinkChanges = Partial<LinkRules> & { tokenHash?: Buffer; status?: 'active' | 'paused'; isNewNotice?: boolean };

const lockOwner = statement('lock-links-of-owner', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('link:' || $1::text, 0))`,
  takes: { ownerId: text },
});
const countLinks = statement('count-links', {
  text: `
    SELECT count(*) FILTER (WHERE ${linkStateSql} NOT IN ('revoked', 'expired', 'exhausted'))::int AS live,
      count(*) FILTER (WHERE link.created_at >= date_trunc('day', now(), 'UTC'))::int AS today,
      ceil(extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now()))::int AS "secondsLeft"
    FROM link WHERE link.owner_id = $1`,
  takes: { ownerId: uuid },
  gives: { live: int4, today: int4, secondsLeft: int4 },
});
const insertLink = statement('insert-link', {
  text: `
    INSERT INTO link (id, owner_id, description, note, profile_id, selection, posting_id, resume_id, password_hash, email_rule, notice, notice_version,
      expires_at, max_views, max_visitors, downloads, deep_talk, watermark, notify, status, token_hash)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $11::text IS NULL THEN 0 ELSE 1 END, $12, $13, $14, $15, $16, $17, $18, $19, $20
    WHERE $12::timestamptz > now() RETURNING ${linkColumns}`,
  takes: {
    id: uuid,
    ownerId: uuid,
    description: text,
    note: text,
    profileId: uuid.nullable,
    selection: jsonb,
    postingId: uuid.nullable,
    resumeId: uuid.nullable,
    passwordHash: text.nullable,
    emailRule: jsonb,
    notice: text.nullable,
    expiresAt: timestamptz,
    maxViews: int4.nullable,
    maxVisitors: int4.nullable,
    downloads: bool,
    deepTalk: bool,
    watermark: bool,
    notify: text,
    status: text,
    tokenHash: bytea,
  },
  gives: linkRow,
});
const findLink = statement('find-link', {
  text: `SELECT ${linkColumns} FROM link WHERE owner_id = $1 AND id = $2`,
  takes: { ownerId: uuid, id: uuid },
  gives: linkRow,
});
const findPassword = statement('find-link-password', {
  text: 'SELECT password_hash AS "passwordHash" FROM link WHERE owner_id = $1 AND id = $2',
  takes: { ownerId: uuid, id: uuid },
  gives: { passwordHash: text.nullable },
});
const listLinks = statement('list-links', {
  text: `
    SELECT ${linkColumns} FROM link WHERE owner_id = $1 AND ($2::uuid IS NULL OR id < $2) AND ($3::uuid[] IS NULL OR id = ANY($3))
      AND ${changedAfterSql('links', 'link.id', '$4')} ORDER BY id DESC LIMIT $5`,
  takes: { ownerId: uuid, after: uuid.nullable, ids: uuid.array.nullable, changedAfter: timestamptz.nullable, limit: int8.nullable },
  gives: linkRow,
});
const deleteDraft = statement('delete-draft-link', {
  text: `DELETE FROM link WHERE owner_id = $1 AND id = $2 AND status = 'draft'`,
  takes: { ownerId: uuid, id: uuid },
});
const revokeLink = statement('revoke-link', {
  text: `
    UPDATE link SET status = 'revoked', revoked_at = now(), revoked_from = status, version = version + 1
    WHERE owner_id = $1 AND id = $2 AND status IN ('active', 'paused')`,
  takes: { ownerId: uuid, id: uuid },
});
const restoreLink = statement('restore-link', {
  text: `
    UPDATE link SET status = revoked_from, revoked_at = NULL, revoked_from = NULL, version = version + 1
    WHERE owner_id = $1 AND id = $2 AND ${restorableUntilSql} IS NOT NULL`,
  takes: { ownerId: uuid, id: uuid },
});
const unlockLink = statement('unlock-link', {
  text: `
    UPDATE link SET locked_until = NULL, version = version + 1 WHERE owner_id = $1 AND id = $2 AND status <> 'revoked'
    RETURNING id, key_version AS "keyVersion"`,
  takes: { ownerId: uuid, id: uuid },
  gives: { id: uuid, keyVersion: int4 },
});

/** An owner's links. Every statement names the owner, so another person's links do not exist here. */
@Injectable()
export class LinkRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * How many links of an owner have not ended, how many were made today (UTC), and how many seconds are left of today. Until the transaction ends, no other
   * transaction can count.
   */
  async count(manager: EntityManager, ownerId: string): Promise<{ live: number; today: number; secondsLeft: number }> {
    await affected(manager, lockOwner, { ownerId });
    return onlyRow(manager, countLinks, { ownerId });
  }

  /** Null when its end date has already passed. */
  async insert(manager: EntityManager, ownerId: string, { application, ...link }: NewLink): Promise<Link | null> {
    const inserted = await row(manager, insertLink, {
      id: newId(),
      ownerId,
      ...link,
      postingId: application?.postingId ?? null,
      resumeId: application?.resumeId ?? null,
    });
    return inserted && toLink(inserted);
  }

  async find(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<Link | null> {
    const found = await row(manager, findLink, { ownerId, id });
    return found && toLink(found);
  }

  /** The hash of a link's password; null where it has none. */
  async passwordOf(manager: EntityManager, ownerId: string, id: string): Promise<string | null> {
    return (await row(manager, findPassword, { ownerId, id }))?.passwordHash ?? null;
  }

  /** Newest first. */
  async list(ownerId: string, { after = null, ids = null, changedAfter = null, limit = null }: ListWish): Promise<Link[]> {
    return (await rows(this.database, listLinks, { ownerId, after, ids, changedAfter, limit })).map(toLink);
  }

  /**
   * Changes a link that is not revoked and, with `expected`, is still at that version; null otherwise. A new password, address, e-mail rule or notice is a new
   * key: sessions with the old key end at their next request, and password attempts against it no longer count.
   */
  async update(manager: EntityManager, ownerId: string, id: string, changes: LinkChanges, expected: number | null): Promise<Link | null> {
    const { expiresAt, application, isNewNotice, ...others } = changes;
    const isNewKey = others.passwordHash !== undefined || others.tokenHash || others.emailRule || isNewNotice;
    const { affected: updated } = await manager.update(
      LinkEntity,
      { ownerId, id, status: Not('revoked'), ...(expected !== null && { version: expected }) },
      {
        ...others,
        ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt), endNotice: null }),
        ...(application !== undefined && { postingId: application?.postingId ?? null, resumeId: application?.resumeId ?? null }),
        ...(isNewNotice && { noticeVersion: () => 'notice_version + 1' }),
        ...(isNewKey && { keyVersion: () => 'key_version + 1', lockedUntil: null }),
        version: () => 'version + 1',
      },
    );
    return updated ? this.find(ownerId, id, manager) : null;
  }

  /** Deletes a draft, or else revokes; says which, or null where there was nothing to do. */
  async end(manager: EntityManager, ownerId: string, id: string): Promise<'deleted' | 'revoked' | null> {
    if ((await affected(manager, deleteDraft, { ownerId, id })) > 0) return 'deleted';
    return (await affected(manager, revokeLink, { ownerId, id })) > 0 ? 'revoked' : null;
  }

  /** Takes back a revoke of the last seconds; false when there is none. */
  async restore(manager: EntityManager, ownerId: string, id: string): Promise<boolean> {
    return (await affected(manager, restoreLink, { ownerId, id })) > 0;
  }

  /** Ends the lock that wrong passwords brought; null for a revoked link. */
  async unlock(manager: EntityManager, ownerId: string, id: string): Promise<Row<typeof unlockLink> | null> {
    return row(manager, unlockLink, { ownerId, id });
  }
}
