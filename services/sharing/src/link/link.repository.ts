import type { Link, LinkSelection } from '@folia/contracts/link/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { linkStateSql } from './link-state';

type Row = Omit<Link, 'expiresAt' | 'lastOpenedAt' | 'lockedUntil' | 'createdAt'> & {
  expiresAt: Date | null;
  lastOpenedAt: Date | null;
  lockedUntil: Date | null;
  createdAt: Date;
};
export type NewLink = {
  description: string;
  expiresAt: string | null;
  maxViews: number | null;
  selection: LinkSelection;
  status: 'draft' | 'active';
  tokenHash: Buffer;
  passwordHash: string | null;
};
/** What an owner changes; `undefined` stays as it is. */
export type LinkChanges = Partial<Pick<NewLink, 'description' | 'expiresAt' | 'maxViews' | 'selection' | 'passwordHash' | 'tokenHash'>> & {
  status?: 'active' | 'paused';
};

const columns = `link.id, link.description, ${linkStateSql} AS state, link.status, link.password_hash IS NOT NULL AS "hasPassword",
  link.expires_at AS "expiresAt", link.max_views AS "maxViews", link.view_count AS "viewCount", link.last_opened_at AS "lastOpenedAt",
  CASE WHEN link.locked_until > now() THEN link.locked_until END AS "lockedUntil", link.selection, link.version, link.created_at AS "createdAt"`;

const names = {
  description: 'description',
  expiresAt: 'expires_at',
  maxViews: 'max_views',
  selection: 'selection',
  status: 'status',
  passwordHash: 'password_hash',
  tokenHash: 'token_hash',
} as const;

const toLink = ({ expiresAt, lastOpenedAt, lockedUntil, createdAt, ...row }: Row): Link => ({
  ...row,
  expiresAt: expiresAt?.toISOString() ?? null,
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  lockedUntil: lockedUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** An owner's links. Every statement names the owner: somebody else's link is not there. */
@Injectable()
export class LinkRepository {
  constructor(private readonly database: DataSource) {}

  /** How many links of an owner have not ended, how many were made today (UTC) and for how many seconds today still lasts. Nobody else counts until the transaction ends. */
  async count(manager: EntityManager, ownerId: string): Promise<{ live: number; today: number; secondsLeft: number }> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('link:' || $1::text, 0))`, [ownerId]);
    const [counted] = await manager.query(
      `SELECT count(*) FILTER (WHERE ${linkStateSql} NOT IN ('revoked', 'expired', 'exhausted'))::int AS live,
         count(*) FILTER (WHERE link.created_at >= date_trunc('day', now(), 'UTC'))::int AS today,
         ceil(extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now()))::int AS "secondsLeft"
       FROM link WHERE link.owner_id = $1`,
      [ownerId],
    );
    return counted;
  }

  /** Null when its end has passed already. */
  async insert(manager: EntityManager, ownerId: string, link: NewLink): Promise<Link | null> {
    const rows: Row[] = await manager.query(
      `INSERT INTO link (id, owner_id, description, expires_at, max_views, selection, status, token_hash, password_hash)
       SELECT $1, $2, $3, $4::timestamptz, $5, $6, $7, $8, $9 WHERE $4::timestamptz IS NULL OR $4::timestamptz > now() RETURNING ${columns}`,
      [newId(), ownerId, link.description, link.expiresAt, link.maxViews, JSON.stringify(link.selection), link.status, link.tokenHash, link.passwordHash],
    );
    return rows[0] ? toLink(rows[0]) : null;
  }

  async find(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<Link | null> {
    const rows: Row[] = await manager.query(`SELECT ${columns} FROM link WHERE owner_id = $1 AND id = $2`, [ownerId, id]);
    return rows[0] ? toLink(rows[0]) : null;
  }

  /** Newest first, those before `cursor`. */
  async list(ownerId: string, cursor: string | undefined, limit: number): Promise<Link[]> {
    const rows: Row[] = await this.database.query(
      `SELECT ${columns} FROM link WHERE owner_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [ownerId, cursor ?? null, limit],
    );
    return rows.map(toLink);
  }

  /**
   * Changes a link that is not revoked and, with `expected`, still at that version; null otherwise. A new password or address is a new key: sessions
   * of the old one end with the next request, and what was guessed against the old one is forgotten.
   */
  async update(manager: EntityManager, ownerId: string, id: string, changes: LinkChanges, expected: number | null): Promise<Link | null> {
    const values: unknown[] = [ownerId, id, expected];
    const assignments = ['version = version + 1'];
    for (const [name, value] of Object.entries(changes) as [keyof typeof names, unknown][]) {
      if (value === undefined) continue;
      values.push(name === 'selection' ? JSON.stringify(value) : value);
      assignments.push(`${names[name]} = $${values.length}`);
    }
    if (changes.passwordHash !== undefined || changes.tokenHash) assignments.push('key_version = key_version + 1', `failed_at = '{}'`, 'locked_until = NULL');
    const [rows]: [Row[]] = await manager.query(
      `UPDATE link SET ${assignments.join(', ')}
       WHERE owner_id = $1 AND id = $2 AND status <> 'revoked' AND ($3::int IS NULL OR version = $3) RETURNING ${columns}`,
      values,
    );
    return rows[0] ? toLink(rows[0]) : null;
  }

  /** A draft goes, everything else is revoked and stays. False for what is not there. */
  async delete(ownerId: string, id: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `WITH removed AS (DELETE FROM link WHERE owner_id = $1 AND id = $2 AND status = 'draft' RETURNING id),
            revoked AS (UPDATE link SET status = 'revoked', version = version + 1 WHERE owner_id = $1 AND id = $2 AND status IN ('active', 'paused') RETURNING id)
       SELECT id FROM removed UNION SELECT id FROM revoked UNION SELECT id FROM link WHERE owner_id = $1 AND id = $2`,
      [ownerId, id],
    );
    return rows.length > 0;
  }
}
