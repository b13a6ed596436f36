import type { Link, LinkSelection } from '@folia/contracts/link/shapes';
import { newId } from '@folia/platform/new-id';
import { bool, bytea, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { LinkEntity } from './link.entity';
import { linkStateSql } from './link-state';

export type NewLink = {
  description: string;
  expiresAt: string | null;
  maxViews: number | null;
  selection: LinkSelection;
  status: 'draft' | 'active';
  tokenHash: Buffer;
  passwordHash: string | null;
};
/** What an owner changes; `undefined` leaves it as it is. */
export type LinkChanges = Partial<Pick<NewLink, 'description' | 'expiresAt' | 'maxViews' | 'selection' | 'passwordHash' | 'tokenHash'>> & {
  status?: 'active' | 'paused';
};

const columns = `link.id, link.description, ${linkStateSql} AS state, link.status, link.password_hash IS NOT NULL AS "hasPassword",
  link.expires_at AS "expiresAt", link.max_views AS "maxViews", link.view_count AS "viewCount", link.last_opened_at AS "lastOpenedAt",
  CASE WHEN link.locked_until > now() THEN link.locked_until END AS "lockedUntil", link.selection, link.version, link.created_at AS "createdAt"`;
const gives = {
  id: uuid,
  description: text,
  state: text.as<Link['state']>(),
  status: text.as<Link['status']>(),
  hasPassword: bool,
  expiresAt: timestamptz.nullable,
  maxViews: int4.nullable,
  viewCount: int4,
  lastOpenedAt: timestamptz.nullable,
  lockedUntil: timestamptz.nullable,
  selection: jsonb.as<LinkSelection>(),
  version: int4,
  createdAt: timestamptz,
};

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
    INSERT INTO link (id, owner_id, description, expires_at, max_views, selection, status, token_hash, password_hash)
    SELECT $1, $2, $3, $4::timestamptz, $5, $6, $7, $8, $9 WHERE $4::timestamptz IS NULL OR $4::timestamptz > now() RETURNING ${columns}`,
  takes: {
    id: uuid,
    ownerId: uuid,
    description: text,
    expiresAt: timestamptz.nullable,
    maxViews: int4.nullable,
    selection: jsonb,
    status: text,
    tokenHash: bytea,
    passwordHash: text.nullable,
  },
  gives,
});
const findLink = statement('find-link', {
  text: `SELECT ${columns} FROM link WHERE owner_id = $1 AND id = $2`,
  takes: { ownerId: uuid, id: uuid },
  gives,
});
const listLinks = statement('list-links', {
  text: `SELECT ${columns} FROM link WHERE owner_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
  takes: { ownerId: uuid, cursor: uuid.nullable, limit: int8 },
  gives,
});
const deleteLink = statement('delete-link', {
  text: `
    WITH removed AS (DELETE FROM link WHERE owner_id = $1 AND id = $2 AND status = 'draft' RETURNING id),
         revoked AS (UPDATE link SET status = 'revoked', version = version + 1 WHERE owner_id = $1 AND id = $2 AND status IN ('active', 'paused') RETURNING id)
    SELECT id FROM removed UNION SELECT id FROM revoked UNION SELECT id FROM link WHERE owner_id = $1 AND id = $2`,
  takes: { ownerId: uuid, id: uuid },
});

const toLink = ({ expiresAt, lastOpenedAt, lockedUntil, createdAt, ...rest }: Row<typeof findLink>): Link => ({
  ...rest,
  expiresAt: expiresAt?.toISOString() ?? null,
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  lockedUntil: lockedUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
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
  async insert(manager: EntityManager, ownerId: string, link: NewLink): Promise<Link | null> {
    const inserted = await row(manager, insertLink, { id: newId(), ownerId, ...link });
    return inserted && toLink(inserted);
  }

  async find(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<Link | null> {
    const found = await row(manager, findLink, { ownerId, id });
    return found && toLink(found);
  }

  /** Newest first, older than `cursor`. */
  async list(ownerId: string, cursor: string | undefined, limit: number): Promise<Link[]> {
    return (await rows(this.database, listLinks, { ownerId, cursor: cursor ?? null, limit })).map(toLink);
  }

  /**
   * Changes a link that is not revoked and, with `expected`, is still at that version; null otherwise. A new password or address is a new key: sessions with
   * the old key end at their next request, and password attempts against it no longer count.
   */
  async update(manager: EntityManager, ownerId: string, id: string, changes: LinkChanges, expected: number | null): Promise<Link | null> {
    const { expiresAt, ...others } = changes;
    const isNewKey = changes.passwordHash !== undefined || changes.tokenHash;
    const { affected: updated } = await manager.update(
      LinkEntity,
      { ownerId, id, status: Not('revoked'), ...(expected !== null && { version: expected }) },
      {
        ...others,
        ...(expiresAt !== undefined && { expiresAt: expiresAt && new Date(expiresAt) }),
        ...(isNewKey && { keyVersion: () => 'key_version + 1', failedAt: [], lockedUntil: null }),
        version: () => 'version + 1',
      },
    );
    return updated ? this.find(ownerId, id, manager) : null;
  }

  /** Deletes a draft; any other link is revoked and stays. False when there is no such link. */
  async delete(ownerId: string, id: string): Promise<boolean> {
    return (await affected(this.database, deleteLink, { ownerId, id })) > 0;
  }
}
