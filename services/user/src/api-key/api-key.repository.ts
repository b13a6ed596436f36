import type { ApiKey, KeyMode } from '@folia/contracts/api-key/shapes';
import { freshSignInMinutes } from '@folia/contracts/api-key/shapes';
import type { Scope } from '@folia/contracts/scopes';
import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Keys that are revoked or over stay in the list this long. */
const keptDays = 90;
/** How long before its end the maker of a key is told, in days. */
const toldBeforeDays = 14;
/** Whether a key opens nothing more: it is revoked, or its time is up. */
export const isOver = (key: string) => `(${key}.revoked_at IS NOT NULL OR ${key}.ends_at <= now())`;
const scopes = text.as<Scope>().array;
const mode = text.as<KeyMode>();

const columns = `
  k.id, k.name, k.mode, k.owner_id AS "makerId", coalesce(nullif(u.page_name, ''), u.name) AS "makerName", k.last_four AS "lastFour", k.scopes, k.addresses,
  k.created_at AS "createdAt", k.ends_at AS "endsAt", coalesce(k.ends_at <= now(), false) AS "hasEnded", k.last_used_at AS "lastUsedAt",
  CASE WHEN k.earlier_until > now() THEN k.earlier_until END AS "overlapsUntil",
  k.account_id <> k.owner_id AND NOT EXISTS (SELECT 1 FROM member WHERE organisation_id = k.account_id AND person_id = k.owner_id) AS "makerHasLeft", k.revoked_at AS "revokedAt"`;
const listKeys = statement('list-api-keys', {
  text: `
    SELECT ${columns} FROM api_key k JOIN "user" u ON u.id = k.owner_id WHERE k.account_id = $1
    ORDER BY ${isOver('k')} IS TRUE, k.id DESC LIMIT 200`,
  takes: { accountId: uuid },
  gives: {
    id: uuid,
    name: text,
    mode,
    makerId: uuid,
    makerName: text.nullable,
    lastFour: text,
    scopes,
    addresses: text.array,
    createdAt: timestamptz,
    endsAt: timestamptz.nullable,
    hasEnded: bool.notNull,
    lastUsedAt: timestamptz.nullable,
    overlapsUntil: timestamptz.nullable,
    makerHasLeft: bool.notNull,
    revokedAt: timestamptz.nullable,
  },
});
// Whoever counts the keys of an account holds it, so that two do not make the last one.
const countLiving = statement('count-living-api-keys', {
  text: `SELECT count(*)::int AS living FROM api_key k WHERE k.account_id = $1 AND ${isOver('k')} IS NOT TRUE`,
  takes: { accountId: uuid },
  gives: { living: int4.notNull },
});
const holdAccount = statement('hold-account-for-api-keys', { text: 'SELECT 1 FROM account WHERE id = $1 FOR UPDATE', takes: { accountId: uuid } });
const insertKey = statement('insert-api-key', {
  text: `
    INSERT INTO api_key (id, account_id, owner_id, name, mode, secret_hash, last_four, scopes, addresses, ends_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10))`,
  takes: {
    id: uuid,
    accountId: uuid,
    ownerId: uuid,
    name: text,
    mode,
    secretHash: text,
    lastFour: text,
    scopes: text.array,
    addresses: text.array,
    days: int4.nullable,
  },
});
const rotateKey = statement('rotate-api-key', {
  text: `
    UPDATE api_key k SET secret_hash = $4, last_four = $5, earlier_hash = CASE WHEN $6 > 0 THEN secret_hash END,
      earlier_until = CASE WHEN $6 > 0 THEN now() + make_interval(hours => $6) END
    WHERE id = $1 AND account_id = $2 AND owner_id = $3 AND ${isOver('k')} IS NOT TRUE RETURNING name`,
  takes: { id: uuid, accountId: uuid, ownerId: uuid, secretHash: text, lastFour: text, overlapHours: int4 },
  gives: { name: text },
});
const findMode = statement('find-mode-of-api-key', {
  text: 'SELECT mode FROM api_key WHERE id = $1 AND account_id = $2',
  takes: { id: uuid, accountId: uuid },
  gives: { mode },
});
const revokeKey = statement('revoke-api-key', {
  text: 'UPDATE api_key SET revoked_at = now() WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL RETURNING name',
  takes: { id: uuid, accountId: uuid },
  gives: { name: text },
});
const revokeOf = statement('revoke-api-keys-of-maker', {
  text: `UPDATE api_key k SET revoked_at = now() WHERE owner_id = $1 AND ${isOver('k')} IS NOT TRUE RETURNING account_id AS "accountId", name`,
  takes: { ownerId: uuid },
  gives: { accountId: uuid, name: text },
});
/** Keys that end soon and whose makers do not know it; each is told of once, whoever else looks at the same time. */
const noteEnding = statement('note-api-keys-that-end', {
  text: `
    UPDATE api_key k SET end_told_at = now()
    WHERE id IN (
      SELECT id FROM api_key k WHERE end_told_at IS NULL AND ends_at <= now() + make_interval(days => ${toldBeforeDays}) AND ${isOver('k')} IS NOT TRUE
      ORDER BY ends_at LIMIT 100 FOR UPDATE SKIP LOCKED)
    RETURNING id, owner_id AS "ownerId"`,
  gives: { id: uuid, ownerId: uuid },
});
const removeKey = statement('remove-api-key', {
  text: `DELETE FROM api_key k WHERE id = $1 AND account_id = $2 AND ${isOver('k')}`,
  takes: { id: uuid, accountId: uuid },
});
const forgetKeys = statement('forget-api-keys', {
  text: `DELETE FROM api_key WHERE least(revoked_at, ends_at) < now() - make_interval(days => ${keptDays})`,
});
const isFresh = statement('find-fresh-session', {
  text: `SELECT 1 FROM session WHERE id = $1 AND user_id = $2 AND created_at > now() - make_interval(mins => ${freshSignInMinutes})`,
  takes: { id: uuid, userId: uuid },
});

type NewKey = Parameters<typeof affected<(typeof insertKey)['takes'], (typeof insertKey)['gives']>>[2];

@Injectable()
export class ApiKeyRepository {
  constructor(private readonly database: DataSource) {}

  /** Living ones first, then the latest. */
  async list(accountId: string): Promise<ApiKey[]> {
    const found = await rows(this.database, listKeys, { accountId });
    return found.map(({ makerId, makerName, ...key }) => ({
      ...key,
      maker: { id: makerId, name: makerName },
      createdAt: key.createdAt.toISOString(),
      endsAt: iso(key.endsAt),
      lastUsedAt: iso(key.lastUsedAt),
      overlapsUntil: iso(key.overlapsUntil),
      revokedAt: iso(key.revokedAt),
    }));
  }

  /** How many are neither revoked nor over; until the transaction ends, nobody else makes one. */
  async countLiving(manager: EntityManager, accountId: string): Promise<number> {
    await affected(manager, holdAccount, { accountId });
    return (await onlyRow(manager, countLiving, { accountId })).living;
  }

  async insert(manager: EntityManager, key: NewKey): Promise<void> {
    await affected(manager, insertKey, key);
  }

  /** Null when the account has no such key. */
  async findMode(id: string, accountId: string): Promise<KeyMode | null> {
    return (await row(this.database, findMode, { id, accountId }))?.mode ?? null;
  }

  /** The name of the key; null when this person has no such living one. */
  async rotate(manager: EntityManager, key: { id: string; accountId: string; ownerId: string; secretHash: string; lastFour: string; overlapHours: number }) {
    return (await row(manager, rotateKey, key))?.name ?? null;
  }

  /** The name of the key; null when the account has none, or it is revoked already. */
  async revoke(manager: EntityManager, id: string, accountId: string): Promise<string | null> {
    return (await row(manager, revokeKey, { id, accountId }))?.name ?? null;
  }

  /** Revokes every living key that a person made, for whichever account; answers whose they were. */
  async revokeOf(manager: EntityManager, ownerId: string): Promise<Row<typeof revokeOf>[]> {
    return rows(manager, revokeOf, { ownerId });
  }

  /** Keys that end soon, each answered once: at most a hundred at a time. */
  async noteEnding(manager: EntityManager): Promise<Row<typeof noteEnding>[]> {
    return rows(manager, noteEnding);
  }

  /** False for a key that is alive or not there. */
  async remove(id: string, accountId: string): Promise<boolean> {
    return (await affected(this.database, removeKey, { id, accountId })) > 0;
  }

  /** Whether a session began a short while ago. */
  async isFresh(sessionId: string, userId: string): Promise<boolean> {
    return (await affected(this.database, isFresh, { id: sessionId, userId })) > 0;
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetKeys);
  }
}

const iso = (time: Date | null) => time?.toISOString() ?? null;
