import { text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, statement } from '@folia/platform/statement';
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

  /** False: there was none. */
  async remove(accountId: string): Promise<boolean> {
    return (await affected(this.database, removeOwnModel, { accountId })) > 0;
  }
}
