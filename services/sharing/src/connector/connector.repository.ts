import type { Connector, ConnectorMapping, EarlierMapping } from '@folia/contracts/connector/shapes';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import { isLeavingSql } from '@folia/platform/departure';
import { bool, bytea, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listConnectors = statement('list-connectors', {
  text: `
    SELECT c.id, c.kind, c.is_on AS "isOn", c.last_four AS "lastFour", c.mapping, c.made_by AS "madeBy",
      c.user_name AS "userName", c.user_key_four AS "userFour", counted.calls, counted.failed,
      counted.last AS "lastCallAt", c.version, c.created_at AS "createdAt"
    FROM connector c, LATERAL (
      SELECT count(*)::int AS calls, count(*) FILTER (WHERE state IN ('refused', 'failed', 'stopped', 'unclear') OR (state = 'waiting' AND round > 0))::int AS failed,
        max(created_at) AS last
      FROM connector_call WHERE connector_id = c.id AND call <> 'copy_left' AND created_at > now() - interval '1 day') counted
    WHERE c.account_id = $1 AND ($2::uuid IS NULL OR c.id = $2) ORDER BY c.id`,
  takes: { accountId: uuid, id: uuid.nullable },
  gives: {
    id: uuid,
    kind: text.as<ConnectorKind>(),
    isOn: bool,
    lastFour: text,
    mapping: jsonb.as<EarlierMapping>(),
    madeBy: uuid.nullable,
    userName: text.nullable,
    userFour: text.nullable,
    calls: int4,
    failed: int4,
    lastCallAt: timestamptz.nullable,
    version: int4,
    createdAt: timestamptz,
  },
});
const insertConnector = statement('insert-connector', {
  text: `
    INSERT INTO connector (id, account_id, made_by, kind, key_hash, sealed_key, last_four, mapping) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (account_id, kind) DO NOTHING`,
  takes: { id: uuid, accountId: uuid, madeBy: uuid, kind: text, hash: bytea, sealed: text, lastFour: text, mapping: jsonb },
});
const updateConnector = statement('update-connector', {
  text: `UPDATE connector SET is_on = $4, mapping = $5, version = version + 1 WHERE account_id = $1 AND id = $2 AND version = $3`,
  takes: { accountId: uuid, id: uuid, version: int4, isOn: bool, mapping: jsonb },
});
const rotateKey = statement('rotate-connector-key', {
  text: `
    UPDATE connector SET key_hash = $4, sealed_key = $5, last_four = $6, made_by = $3, version = version + 1 WHERE account_id = $1 AND id = $2`,
  takes: { accountId: uuid, id: uuid, madeBy: uuid, hash: bytea, sealed: text, lastFour: text },
});
const deleteConnector = statement('delete-connector', {
  text: 'DELETE FROM connector WHERE account_id = $1 AND id = $2',
  takes: { accountId: uuid, id: uuid },
});
const deleteOfAccount = statement('delete-connectors-of-account', { text: 'DELETE FROM connector WHERE account_id = $1', takes: { accountId: uuid } });
const forgetMaker = statement('forget-maker-of-connectors', {
  text: 'UPDATE connector SET made_by = NULL WHERE made_by = $1 AND account_id <> $1',
  takes: { userId: uuid },
});
const findByKey = statement('find-connector-by-key', {
  text: `
    SELECT id, account_id AS "accountId", made_by AS "madeBy", kind, mapping FROM connector
    WHERE key_hash = $1 AND is_on AND NOT ${isLeavingSql('account_id')}`,
  takes: { hash: bytea },
  gives: { id: uuid, accountId: uuid, madeBy: uuid.nullable, kind: text.as<ConnectorKind>(), mapping: jsonb.as<EarlierMapping>() },
});
const listSealed = statement('list-sealed-connector-keys', {
  text: 'SELECT id, sealed_key AS sealed FROM connector',
  gives: { id: uuid, sealed: text },
});
const sealAgain = statement('seal-connector-key-again', {
  text: 'UPDATE connector SET sealed_key = $3 WHERE id = $1 AND sealed_key = $2',
  takes: { id: uuid, sealed: text, again: text },
});

/** A connector as the other side opens it with its key. */
export type OpenConnector = Row<typeof findByKey>;
type Key = { hash: Buffer; sealed: string; lastFour: string };

/** Connectors of accounts; every statement for people names the account. */
@Injectable()
export class ConnectorRepository {
  constructor(readonly database: DataSource) {}

  async list(accountId: string): Promise<(Omit<Connector, 'makerHasLeft'> & { madeBy: string | null })[]> {
    return (await rows(this.database, listConnectors, { accountId, id: null })).map(toConnector);
  }

  async find(accountId: string, id: string): Promise<(Omit<Connector, 'makerHasLeft'> & { madeBy: string | null }) | null> {
    const found = await row(this.database, listConnectors, { accountId, id });
    return found && toConnector(found);
  }

  /** False when the account has one of this kind. */
  async insert(connector: { id: string; accountId: string; madeBy: string; kind: ConnectorKind; mapping: ConnectorMapping } & Key): Promise<boolean> {
    return (await affected(this.database, insertConnector, connector)) > 0;
  }

  /** False when the version is another one. */
  async update(manager: EntityManager, change: { accountId: string; id: string; version: number; isOn: boolean; mapping: ConnectorMapping }): Promise<boolean> {
    return (await affected(manager, updateConnector, change)) > 0;
  }

  async rotate(change: { accountId: string; id: string; madeBy: string } & Key): Promise<boolean> {
    return (await affected(this.database, rotateKey, change)) > 0;
  }

  async delete(accountId: string, id: string): Promise<boolean> {
    return (await affected(this.database, deleteConnector, { accountId, id })) > 0;
  }

  async deleteOfAccount(manager: EntityManager, accountId: string): Promise<void> {
    await affected(manager, deleteOfAccount, { accountId });
  }

  async forgetMaker(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, forgetMaker, { userId });
  }

  /** Null for a key that opens nothing, or nothing now. */
  async findByKey(hash: Buffer): Promise<OpenConnector | null> {
    return row(this.database, findByKey, { hash });
  }

  async listSealed(): Promise<{ id: string; sealed: string }[]> {
    return rows(this.database, listSealed);
  }

  async sealAgain(id: string, sealed: string, again: string): Promise<void> {
    await affected(this.database, sealAgain, { id, sealed, again });
  }
}

const toConnector = ({ lastCallAt, createdAt, userName, userFour, mapping, ...rest }: Row<typeof listConnectors>) => ({
  ...rest,
  mapping: { handovers: [], ...mapping },
  user: userName !== null && userFour !== null ? { name: userName, lastFour: userFour } : null,
  lastCallAt: lastCallAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
