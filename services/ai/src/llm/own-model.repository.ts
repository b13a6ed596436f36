import { text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findOwnModel = statement('find-own-model', {
  text: 'SELECT base_url AS "baseUrl", model, sealed_key AS "sealedKey", saved_at AS "savedAt" FROM own_model WHERE account_id = $1',
  takes: { accountId: uuid },
  gives: { baseUrl: text, model: text, sealedKey: text, savedAt: timestamptz },
});
export type KeptOwnModel = Row<typeof findOwnModel>;
const saveOwnModel = statement('save-own-model', {
  text: `
    INSERT INTO own_model (account_id, base_url, model, sealed_key) VALUES ($1, $2, $3, $4)
    ON CONFLICT (account_id) DO UPDATE SET base_url = excluded.base_url, model = excluded.model, sealed_key = excluded.sealed_key, saved_at = now()
    RETURNING saved_at AS "savedAt"`,
  takes: { accountId: uuid, baseUrl: text, model: text, sealedKey: text },
  gives: { savedAt: timestamptz },
});
const listSealed = statement('list-sealed-keys-of-own-models', {
  text: 'SELECT account_id AS "accountId", sealed_key AS "sealedKey" FROM own_model',
  gives: { accountId: uuid, sealedKey: text },
});
const sealAgain = statement('seal-key-of-own-model-again', {
  text: 'UPDATE own_model SET sealed_key = $3 WHERE account_id = $1 AND sealed_key = $2',
  takes: { accountId: uuid, sealedKey: text, sealedAgain: text },
});
const removeOwnModel = statement('remove-own-model', { text: 'DELETE FROM own_model WHERE account_id = $1', takes: { accountId: uuid } });

@Injectable()
export class OwnModelRepository {
  constructor(private readonly database: DataSource) {}

  async find(accountId: string): Promise<KeptOwnModel | null> {
    return row(this.database, findOwnModel, { accountId });
  }

  async save(manager: EntityManager, accountId: string, kept: Omit<KeptOwnModel, 'savedAt'>): Promise<Date> {
    return (await onlyRow(manager, saveOwnModel, { accountId, ...kept })).savedAt;
  }

  async listSealed(): Promise<Row<typeof listSealed>[]> {
    return rows(this.database, listSealed);
  }

  /** Unless it was saved again meanwhile. */
  async sealAgain(accountId: string, sealedKey: string, sealedAgain: string): Promise<void> {
    await affected(this.database, sealAgain, { accountId, sealedKey, sealedAgain });
  }

  /** False: there was none. */
  async remove(accountId: string): Promise<boolean> {
    return (await affected(this.database, removeOwnModel, { accountId })) > 0;
  }
}
