import type { AnyFields } from '@folia/contracts/item/fields';
import { jsonb, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listFields = statement('list-imported-fields', {
  text: 'SELECT f.item_id AS id, f.fields FROM imported_fields f JOIN item i ON i.id = f.item_id WHERE i.owner_id = $1',
  takes: { ownerId: uuid },
  gives: { id: uuid, fields: jsonb.as<AnyFields>() },
});
const noteFields = statement('note-imported-fields', {
  text: `
    INSERT INTO imported_fields (item_id, fields) VALUES ($1, $2)
    ON CONFLICT (item_id) DO UPDATE SET fields = imported_fields.fields || excluded.fields`,
  takes: { itemId: uuid, fields: jsonb },
});

/** What files said about the items that came from them, whatever the person has made of those items since: the third side of a merge. */
@Injectable()
export class ImportedFieldsRepository {
  constructor(private readonly database: DataSource) {}

  async listByOwner(ownerId: string, manager: EntityManager = this.database.manager): Promise<Map<string, AnyFields>> {
    return new Map((await rows(manager, listFields, { ownerId })).map(({ id, fields }) => [id, fields]));
  }

  /** Records what a file says about an item; fields that it does not mention keep what an earlier file said. */
  async note(manager: EntityManager, itemId: string, fields: AnyFields): Promise<void> {
    await affected(manager, noteFields, { itemId, fields });
  }
}
