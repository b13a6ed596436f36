import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import type { Item, Provenance, Visibility } from '@folia/contracts/item/shapes';
import { newId } from '@folia/platform/new-id';
import { int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewItem = { kind: ItemKind; fields: AnyFields; visibility: Visibility; provenance: Provenance };

const columns = 'id, kind, fields, visibility, position, version, provenance, updated_at AS "updatedAt"';
const gives = {
  id: uuid,
  kind: text.as<ItemKind>(),
  fields: jsonb.as<Item['fields']>(),
  visibility: text.as<Visibility>(),
  position: int4,
  version: int4,
  provenance: jsonb.as<Provenance>(),
  updatedAt: timestamptz,
};

const listItems = statement('list-items', {
  text: `SELECT ${columns} FROM item WHERE owner_id = $1 ORDER BY kind, position, id`,
  takes: { ownerId: uuid },
  gives,
});
const findItem = statement('find-item', {
  text: `SELECT ${columns} FROM item WHERE owner_id = $1 AND id = $2`,
  takes: { ownerId: uuid, id: uuid },
  gives,
});
const insertAt = (name: string, place: string) =>
  statement(name, {
    text: `
      INSERT INTO item (id, owner_id, kind, fields, visibility, provenance, position)
      SELECT $1, $2, $3, $4, $5, $6, ${place} FROM item WHERE owner_id = $2 AND kind = $3 RETURNING ${columns}`,
    takes: { id: uuid, ownerId: uuid, kind: text, fields: jsonb, visibility: text, provenance: jsonb },
    gives,
  });
const insertFirst = insertAt('insert-item-first', 'coalesce(min(position), 1) - 1');
const insertLast = insertAt('insert-item-last', 'coalesce(max(position), 0) + 1');
const updateItem = statement('update-item', {
  text: `
    UPDATE item SET fields = coalesce($4, fields), visibility = coalesce($5, visibility), provenance = coalesce($6, provenance),
      version = version + 1, updated_at = now()
    WHERE owner_id = $1 AND id = $2 AND version = $3 RETURNING ${columns}`,
  takes: { ownerId: uuid, id: uuid, version: int4, fields: jsonb.nullable, visibility: text.nullable, provenance: jsonb.nullable },
  gives,
});
const deleteItem = statement('delete-item', { text: 'DELETE FROM item WHERE owner_id = $1 AND id = $2', takes: { ownerId: uuid, id: uuid } });
const deleteItems = statement('delete-items', {
  text: 'DELETE FROM item WHERE owner_id = $1 AND id = ANY($2)',
  takes: { ownerId: uuid, ids: uuid.array },
});
const putItems = statement('put-items', {
  text: `
    INSERT INTO item (id, owner_id, kind, fields, visibility, provenance, position, version)
    SELECT (given->>'id')::uuid, $1, given->>'kind', given->'fields', given->>'visibility', given->'provenance',
      (given->>'position')::int, (given->>'version')::int FROM jsonb_array_elements($2) AS given
    ON CONFLICT (id) DO UPDATE SET fields = excluded.fields, visibility = excluded.visibility, provenance = excluded.provenance,
      position = excluded.position, version = excluded.version, updated_at = now() WHERE item.owner_id = $1`,
  takes: { ownerId: uuid, items: jsonb },
});
const orderItems = statement('order-items', {
  text: `
    UPDATE item SET position = wanted.place FROM unnest($3::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE item.id = wanted.id AND owner_id = $1 AND kind = $2`,
  takes: { ownerId: uuid, kind: text, ids: uuid.array },
});
const countItems = statement('count-items', {
  text: 'SELECT count(*)::int AS all FROM item WHERE owner_id = $1 AND kind = $2',
  takes: { ownerId: uuid, kind: text },
  gives: { all: int4 },
});

const toItem = (found: Row<typeof findItem>): Item => ({ ...found, updatedAt: found.updatedAt.toISOString() });

@Injectable()
export class ItemRepository {
  constructor(private readonly database: DataSource) {}

  /** All items of a person, by kind and position. */
  async listByOwner(ownerId: string, manager: EntityManager = this.database.manager): Promise<Item[]> {
    return (await rows(manager, listItems, { ownerId })).map(toItem);
  }

  async find(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<Item | null> {
    const found = await row(manager, findItem, { ownerId, id });
    return found && toItem(found);
  }

  /** Adds an item after the others of its kind, or before them with `first`. */
  async insert(manager: EntityManager, ownerId: string, item: NewItem, first = false): Promise<Item> {
    return toItem(await onlyRow(manager, first ? insertFirst : insertLast, { id: newId(), ownerId, ...item }));
  }

  /** Changes an item that is still at this version; null when the version is another one or the item is another person's. */
  async update(
    manager: EntityManager,
    ownerId: string,
    id: string,
    version: number,
    { fields, visibility, provenance }: { fields?: AnyFields; visibility?: Visibility; provenance?: Provenance },
  ): Promise<Item | null> {
    const changes = { fields: fields ?? null, visibility: visibility ?? null, provenance: provenance ?? null };
    const updated = await row(manager, updateItem, { ownerId, id, version, ...changes });
    return updated && toItem(updated);
  }

  async delete(manager: EntityManager, ownerId: string, id: string): Promise<boolean> {
    return (await affected(manager, deleteItem, { ownerId, id })) > 0;
  }

  async deleteAll(manager: EntityManager, ownerId: string, ids: string[]): Promise<void> {
    await affected(manager, deleteItems, { ownerId, ids });
  }

  /** Writes items as given, with their ids and versions; items of other people are left alone. */
  async putAll(manager: EntityManager, ownerId: string, items: Omit<Item, 'updatedAt'>[]): Promise<void> {
    await affected(manager, putItems, { ownerId, items });
  }

  /** Puts the items of a kind in this order; false (and nothing moved) unless the ids are exactly those of that kind. */
  async order(manager: EntityManager, ownerId: string, kind: ItemKind, ids: string[]): Promise<boolean> {
    const moved = await affected(manager, orderItems, { ownerId, kind, ids });
    const { all } = await onlyRow(manager, countItems, { ownerId, kind });
    return moved === ids.length && all === ids.length;
  }
}
