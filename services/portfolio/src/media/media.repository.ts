import { type Media, type MediaKind, type MediaName, mediaAddress } from '@folia/contracts/media/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewMedia = { kind: MediaKind; key?: string; name?: MediaName; url?: string; bytes?: number; width?: number; height?: number };
type Row = Omit<Media, 'url'> & { url: string | null; name: MediaName | null };
/** What is in the store of a file: `key` is a folder for photos, the file itself for videos. */
export type StoredMedia = { itemId: string; ownerId: string; kind: MediaKind; key: string; name: MediaName };

const columns = 'id, kind, url, file_name AS name, width, height, alt';
const toMedia = ({ name, url, ...row }: Row): Media => ({ ...row, url: url ?? mediaAddress(row.id, name as MediaName) });
const stored = 'item_id AS "itemId", owner_id AS "ownerId", kind, key, file_name AS name';

@Injectable()
export class MediaRepository {
  constructor(private readonly database: DataSource) {}

  async listByItem(ownerId: string, itemId: string): Promise<Media[]> {
    const rows: Row[] = await this.database.query(`SELECT ${columns} FROM media WHERE owner_id = $1 AND item_id = $2 ORDER BY position, id`, [ownerId, itemId]);
    return rows.map(toMedia);
  }

  /** Of all items of a person. */
  async listByOwner(ownerId: string): Promise<Map<string, Media[]>> {
    const rows: (Row & { itemId: string })[] = await this.database.query(
      `SELECT ${columns}, item_id AS "itemId" FROM media WHERE owner_id = $1 ORDER BY position, id`,
      [ownerId],
    );
    const byItem = new Map<string, Media[]>();
    for (const { itemId, ...row } of rows) byItem.set(itemId, [...(byItem.get(itemId) ?? []), toMedia(row)]);
    return byItem;
  }

  /** Adds behind the others; null when the item has `most` of that kind already, or is not this person's. Calls for one item wait for each other. */
  async insert(
    manager: EntityManager,
    ownerId: string,
    itemId: string,
    { kind, key, name, url, bytes, width, height }: NewMedia,
    most: number,
  ): Promise<Media | null> {
    const owned: unknown[] = await manager.query('SELECT 1 FROM item WHERE owner_id = $1 AND id = $2 FOR UPDATE', [ownerId, itemId]);
    if (owned.length === 0) return null;
    const rows: Row[] = await manager.query(
      `INSERT INTO media (id, owner_id, item_id, kind, key, file_name, url, bytes, width, height, position)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce(max(position), 0) + 1 FROM media WHERE item_id = $3
       HAVING count(*) FILTER (WHERE kind = $4) < $11 RETURNING ${columns}`,
      [newId(), ownerId, itemId, kind, key ?? null, name ?? null, url ?? null, bytes ?? 0, width ?? null, height ?? null, most],
    );
    return rows[0] ? toMedia(rows[0]) : null;
  }

  async describe(manager: EntityManager, ownerId: string, id: string, alt: string): Promise<Media | null> {
    const [rows]: [Row[]] = await manager.query(`UPDATE media SET alt = $3 WHERE owner_id = $1 AND id = $2 RETURNING ${columns}`, [ownerId, id, alt]);
    return rows[0] ? toMedia(rows[0]) : null;
  }

  /** False, and nothing moved, unless the ids are exactly that item's. */
  async order(manager: EntityManager, ownerId: string, itemId: string, ids: string[]): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE media SET position = wanted.place FROM unnest($3::uuid[]) WITH ORDINALITY AS wanted (id, place)
       WHERE media.id = wanted.id AND owner_id = $1 AND item_id = $2`,
      [ownerId, itemId, ids],
    );
    const [{ all }] = await manager.query('SELECT count(*)::int AS all FROM media WHERE owner_id = $1 AND item_id = $2', [ownerId, itemId]);
    return count === ids.length && all === ids.length;
  }

  /** Answers the key of what was taken away (null for a link), or undefined when there is no such thing. */
  async delete(manager: EntityManager, ownerId: string, id: string): Promise<string | null | undefined> {
    const [rows]: [{ key: string | null }[]] = await manager.query('DELETE FROM media WHERE owner_id = $1 AND id = $2 RETURNING key', [ownerId, id]);
    return rows[0]?.key;
  }

  async findStored(id: string): Promise<StoredMedia | null> {
    const rows: StoredMedia[] = await this.database.query(`SELECT ${stored} FROM media WHERE id = $1 AND key IS NOT NULL`, [id]);
    return rows[0] ?? null;
  }

  /** Notes whose item is gone and whose came back, and forgets what has had none for `days`. Answers the keys of what was forgotten. */
  async forgetOrphans(days: number): Promise<string[]> {
    await this.database.query(
      `UPDATE media SET orphaned_at = CASE WHEN orphaned_at IS NULL THEN now() END
       WHERE (orphaned_at IS NULL) <> EXISTS (SELECT 1 FROM item WHERE item.id = media.item_id)`,
    );
    const [rows]: [{ key: string | null }[]] = await this.database.query(
      'DELETE FROM media WHERE orphaned_at < now() - make_interval(days => $1) RETURNING key',
      [days],
    );
    return rows.flatMap(({ key }) => (key ? [key] : []));
  }
}
