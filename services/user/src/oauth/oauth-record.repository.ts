import { jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const one = { kind: text, idHash: text };
const payload = jsonb.as<Record<string, unknown>>();

// A grant that ends meanwhile gets nothing more.
const saveRecord = statement('save-oauth-record', {
  text: `
    INSERT INTO oauth_record (kind, id_hash, payload, grant_id, expires_at)
    SELECT $1, $2, $3, $4, $5 WHERE $4::uuid IS NULL OR EXISTS (SELECT 1 FROM oauth_grant WHERE id = $4 FOR KEY SHARE)
    ON CONFLICT (kind, id_hash) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
  takes: { ...one, payload, grantId: uuid.nullable, expiresAt: timestamptz },
});
const findRecord = statement('find-oauth-record', {
  text: 'SELECT payload, consumed_at AS "consumedAt" FROM oauth_record WHERE kind = $1 AND id_hash = $2 AND expires_at > now()',
  takes: one,
  gives: { payload, consumedAt: timestamptz.nullable },
});
const consumeRecord = statement('consume-oauth-record', {
  text: 'UPDATE oauth_record SET consumed_at = now() WHERE kind = $1 AND id_hash = $2 AND consumed_at IS NULL',
  takes: one,
});
const removeRecord = statement('remove-oauth-record', { text: 'DELETE FROM oauth_record WHERE kind = $1 AND id_hash = $2', takes: one });
const removeOfGrant = statement('remove-oauth-records-of-grant', {
  text: 'DELETE FROM oauth_record WHERE kind = $1 AND grant_id = $2',
  takes: { kind: text, grantId: uuid },
});
const removeOver = statement('remove-oauth-records-over', { text: 'DELETE FROM oauth_record WHERE expires_at < now()' });

type Saved = { kind: string; idHash: string; payload: Record<string, unknown>; grantId: string | null; expiresAt: Date };

/** Requests, codes and tokens of the authorization server. */
@Injectable()
export class OauthRecordRepository {
  constructor(private readonly database: DataSource) {}

  /** False if its grant has ended. */
  async save(record: Saved): Promise<boolean> {
    return (await affected(this.database, saveRecord, record)) > 0;
  }

  async find(kind: string, idHash: string): Promise<{ payload: Record<string, unknown>; consumedAt: Date | null } | null> {
    return row(this.database, findRecord, { kind, idHash });
  }

  /** False for what was used before: of several at once, one uses it. */
  async consume(kind: string, idHash: string): Promise<boolean> {
    return (await affected(this.database, consumeRecord, { kind, idHash })) > 0;
  }

  async remove(kind: string, idHash: string): Promise<void> {
    await affected(this.database, removeRecord, { kind, idHash });
  }

  async removeOfGrant(kind: string, grantId: string): Promise<void> {
    await affected(this.database, removeOfGrant, { kind, grantId });
  }

  async removeOver(): Promise<void> {
    await affected(this.database, removeOver);
  }
}
