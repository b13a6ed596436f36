import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import type { Item, Provenance, Visibility } from '@folia/contracts/item/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewItem = { kind: ItemKind; fields: AnyFields; visibility: Visibility; provenance: Provenance };
type Row = Omit<Item, 'updatedAt'> & { updatedAt: Date };

const columns = 'id, kind, fields, visibility, position, version, provenance, updated_at AS "updatedAt"';
const toItem = (row: Row): Item => ({ ...row, updatedAt: row.updatedAt.toISOString() });

@Injectable()
export class ItemRepository {
  constructor(private readonly database: DataSource) {}

  /** All items of a person, by kind and position. */
  async listByOwner(ownerId: string, manager: EntityManager = this.database.manager): Promise<Item[]> {
    const rows: Row[] = await manager.query(`SELECT ${columns} FROM item WHERE owner_id = $1 ORDER BY kind, position, id`, [ownerId]);
    return rows.map(toItem);
  }

  async find(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<Item | null> {
    const rows: Row[] = await manager.query(`SELECT ${columns} FROM item WHERE owner_id = $1 AND id = $2`, [ownerId, id]);
    return rows[0] ? toItem(rows[0]) : null;
  }

  /** Adds an item behind the others of its kind, or before them with `first`. */
  async insert(manager: EntityManager, ownerId: string, item: NewItem, first = false): Promise<Item> {
    const place = first ? 'coalesce(min(position), 1) - 1' : 'coalesce(max(position), 0) + 1';
    const rows: Row[] = await manager.query(
      `INSERT INTO item (id, owner_id, kind, fields, visibility, provenance, position)
       SELECT $1, $2, $3, $4, $5, $6, ${place} FROM item WHERE owner_id = $2 AND kind = $3 RETURNING ${columns}`,
      [newId(), ownerId, item.kind, JSON.stringify(item.fields), item.visibility, JSON.stringify(item.provenance)],
    );
    return toItem(rows[0] as Row);
  }

  /** Changes an item that is still at this version; null when it is not, or is somebody else's. */
  async update(
    manager: EntityManager,
    ownerId: string,
    id: string,
    version: number,
    changes: { fields?: AnyFields; visibility?: Visibility; provenance?: Provenance },
  ): Promise<Item | null> {
    const [rows]: [Row[]] = await manager.query(
      `UPDATE item SET fields = coalesce($4, fields), visibility = coalesce($5, visibility), provenance = coalesce($6, provenance),
         version = version + 1, updated_at = now()
       WHERE owner_id = $1 AND id = $2 AND version = $3 RETURNING ${columns}`,
      [ownerId, id, version, json(changes.fields), changes.visibility ?? null, json(changes.provenance)],
    );
    return rows[0] ? toItem(rows[0]) : null;
  }

  async delete(manager: EntityManager, ownerId: string, id: string): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query('DELETE FROM item WHERE owner_id = $1 AND id = $2', [ownerId, id]);
    return count > 0;
  }

  async deleteAll(manager: EntityManager, ownerId: string, ids: string[]): Promise<void> {
    await manager.query('DELETE FROM item WHERE owner_id = $1 AND id = ANY($2)', [ownerId, ids]);
  }

  /** Writes items as they are given, with their ids and versions; one that is somebody else's is left alone. */
  async putAll(manager: EntityManager, ownerId: string, items: Omit<Item, 'updatedAt'>[]): Promise<void> {
    await manager.query(
      `INSERT INTO item (id, owner_id, kind, fields, visibility, provenance, position, version)
       SELECT (given->>'id')::uuid, $1, given->>'kind', given->'fields', given->>'visibility', given->'provenance',
         (given->>'position')::int, (given->>'version')::int FROM jsonb_array_elements($2) AS given
       ON CONFLICT (id) DO UPDATE SET fields = excluded.fields, visibility = excluded.visibility, provenance = excluded.provenance,
         position = excluded.position, version = excluded.version, updated_at = now() WHERE item.owner_id = $1`,
      [ownerId, JSON.stringify(items)],
    );
  }

  /** Puts the items of a kind in this order; false (and nothing moved) unless the ids are exactly that kind's. */
  async order(manager: EntityManager, ownerId: string, kind: ItemKind, ids: string[]): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE item SET position = wanted.place FROM unnest($3::uuid[]) WITH ORDINALITY AS wanted (id, place)
       WHERE item.id = wanted.id AND owner_id = $1 AND kind = $2`,
      [ownerId, kind, ids],
    );
    const [{ all }] = await manager.query('SELECT count(*)::int AS all FROM item WHERE owner_id = $1 AND kind = $2', [ownerId, kind]);
    return count === ids.length && all === ids.length;
  }
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
