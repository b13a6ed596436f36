import { maxIdlePrograms } from '@folia/contracts/oauth/resources';
import { int4, jsonb, text } from '@folia/platform/sql-type';
import { affected, onlyRow, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const unused = 'NOT EXISTS (SELECT 1 FROM oauth_grant WHERE client_id = c.id)';

const findClient = statement('find-oauth-client', {
  text: 'SELECT metadata FROM oauth_client WHERE id = $1',
  takes: { id: text },
  gives: { metadata: jsonb.as<Record<string, unknown>>() },
});
const insertClient = statement('insert-oauth-client', {
  text: 'INSERT INTO oauth_client (id, metadata) VALUES ($1, $2)',
  takes: { id: text, metadata: jsonb },
});
// One registration after the other, so that none slips in over the limit.
const holdClients = statement('hold-oauth-clients', { text: 'LOCK TABLE oauth_client IN SHARE ROW EXCLUSIVE MODE' });
const countIdle = statement('count-idle-oauth-clients', {
  text: `SELECT count(*)::int AS idle FROM oauth_client c WHERE ${unused}`,
  gives: { idle: int4.notNull },
});
// Whoever has just registered is about to ask.
const removeIdlest = statement('remove-idlest-oauth-client', {
  text: `
    DELETE FROM oauth_client WHERE id = (
      SELECT c.id FROM oauth_client c WHERE ${unused} AND used_at < now() - interval '1 hour' ORDER BY used_at LIMIT 1)`,
});
const noteUsed = statement('note-oauth-client-used', { text: 'UPDATE oauth_client SET used_at = now() WHERE id = $1', takes: { id: text } });
const removeUnused = statement('remove-unused-oauth-clients', {
  text: `DELETE FROM oauth_client c WHERE used_at < now() - interval '30 days' AND ${unused}`,
});

/** Programs that have registered; nobody has checked who they are. */
@Injectable()
export class OauthClientRepository {
  constructor(private readonly database: DataSource) {}

  async find(id: string): Promise<Record<string, unknown> | null> {
    return (await row(this.database, findClient, { id }))?.metadata ?? null;
  }

  /** False if too many wait already. */
  async insert(id: string, metadata: Record<string, unknown>): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await affected(manager, holdClients);
      const { idle } = await onlyRow(manager, countIdle);
      if (idle >= maxIdlePrograms && (await affected(manager, removeIdlest)) === 0) return false;
      await affected(manager, insertClient, { id, metadata });
      return true;
    });
  }

  async noteUsed(id: string): Promise<void> {
    await affected(this.database, noteUsed, { id });
  }

  async removeUnused(): Promise<void> {
    await affected(this.database, removeUnused);
  }
}
