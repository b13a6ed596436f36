import type { KeyMode } from '@folia/contracts/api-key/shapes';
import type { Scope } from '@folia/contracts/scopes';
import { bool, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOver } from './api-key.repository';

const living = (which: string) => `
    SELECT k.id, k.account_id AS "accountId", k.owner_id AS "ownerId", k.name, k.mode, k.scopes, k.ends_at AS "endsAt",
      coalesce(k.last_used_at < now() - interval '1 minute', true) AS "usedLongAgo"
    FROM api_key k JOIN "user" u ON u.id = k.owner_id
    WHERE ${which} AND ${isOver('k')} IS NOT TRUE AND u.suspended_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM deletion WHERE user_id = k.owner_id AND due_at IS NOT NULL)`;
const isFrom = `(k.addresses = '{}' OR $2::text::inet <<= ANY (k.addresses::inet[]))`;
const isSecret = (parameter: string) => `(k.secret_hash = ${parameter} OR k.earlier_hash = ${parameter} AND k.earlier_until > now())`;
const givesLiving = {
  id: uuid,
  accountId: uuid,
  ownerId: uuid,
  name: text,
  mode: text.as<KeyMode>(),
  scopes: text.as<Scope>().array,
  endsAt: timestamptz.nullable,
  usedLongAgo: bool.notNull,
};
const findLiving = statement('find-api-key-by-secret', {
  text: living(`${isSecret('$1')} AND ${isFrom}`),
  takes: { secretHash: text, address: text },
  gives: givesLiving,
});
const findClient = statement('find-api-key-that-is-client', {
  text: living('k.id = $1 AND k.account_id <> k.owner_id'),
  takes: { id: uuid },
  gives: givesLiving,
});
const findLivingClient = statement('find-api-key-that-is-client-from', {
  text: living(`k.id = $1 AND k.account_id <> k.owner_id AND ${isFrom}`),
  takes: { id: uuid, address: text },
  gives: givesLiving,
});
const hasSecret = statement('find-secret-of-api-key', {
  text: `SELECT 1 FROM api_key k WHERE k.id = $1 AND ${isSecret('$2')}`,
  takes: { id: uuid, secretHash: text },
});
const noteUsed = statement('note-api-key-used', { text: 'UPDATE api_key SET last_used_at = now() WHERE id = $1', takes: { id: uuid } });

export type LivingKey = Row<typeof findLiving>;

/** Keys that open something, as whoever comes with one finds them. */
@Injectable()
export class LivingKeyRepository {
  constructor(private readonly database: DataSource) {}

  /** The living key of a secret, if it may be used from this address. */
  async findLiving(secretHash: string, address: string): Promise<LivingKey | null> {
    return row(this.database, findLiving, { secretHash, address });
  }

  /** The living key of an organisation, as a client of the authorization server; null also for a person's own key. `address`: if it may be used from there. */
  async findClient(id: string, address?: string): Promise<LivingKey | null> {
    return address === undefined ? row(this.database, findClient, { id }) : row(this.database, findLivingClient, { id, address });
  }

  async hasSecret(id: string, secretHash: string): Promise<boolean> {
    return (await affected(this.database, hasSecret, { id, secretHash })) > 0;
  }

  async noteUsed(id: string): Promise<void> {
    await affected(this.database, noteUsed, { id });
  }
}
