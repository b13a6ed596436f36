import { type Media, type MediaKind, type MediaName, mediaAddress } from '@folia/contracts/media/shapes';
import { newId } from '@folia/platform/new-id';
import { int4, int8, text, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewMedia = { kind: MediaKind; key?: string; name?: MediaName; url?: string; bytes?: number; width?: number; height?: number };

const columns = 'id, kind, url, file_name AS name, width, height, alt';
const kind = text.as<MediaKind>();
const name = text.as<MediaName>();
const gives = { id: uuid, kind, url: text.nullable, name: name.nullable, width: int4.nullable, height: int4.nullable, alt: text };

const listOfItem = statement('list-media-of-item', {
  text: `SELECT ${columns} FROM media WHERE owner_id = $1 AND item_id = $2 ORDER BY position, id`,
  takes: { ownerId: uuid, itemId: uuid },
  gives,
});
const listOfOwner = statement('list-media-of-owner', {
  text: `SELECT ${columns}, item_id AS "itemId" FROM media WHERE owner_id = $1 ORDER BY position, id`,
  takes: { ownerId: uuid },
  gives: { ...gives, itemId: uuid },
});
const lockItem = statement('lock-item-for-media', {
  text: 'SELECT 1 FROM item WHERE owner_id = $1 AND id = $2 FOR UPDATE',
  takes: { ownerId: uuid, itemId: uuid },
});
const insertMedia = statement('insert-media', {
  text: `
    INSERT INTO media (id, owner_id, item_id, kind, key, file_name, url, bytes, width, height, position)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce(max(position), 0) + 1 FROM media WHERE item_id = $3
    HAVING count(*) FILTER (WHERE kind = $4) < $11 RETURNING ${columns}`,
  takes: {
    id: uuid,
    ownerId: uuid,
    itemId: uuid,
    kind,
    key: uuid.nullable,
    name: text.nullable,
    url: text.nullable,
    bytes: int8,
    width: int4.nullable,
    height: int4.nullable,
    most: int8,
  },
  gives,
});
const describeMedia = statement('describe-media', {
  text: `UPDATE media SET alt = $3 WHERE owner_id = $1 AND id = $2 RETURNING ${columns}`,
  takes: { ownerId: uuid, id: uuid, alt: text },
  gives,
});
const orderMedia = statement('order-media', {
  text: `
    UPDATE media SET position = wanted.place FROM unnest($3::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE media.id = wanted.id AND owner_id = $1 AND item_id = $2`,
  takes: { ownerId: uuid, itemId: uuid, ids: uuid.array },
});
const countMedia = statement('count-media', {
  text: 'SELECT count(*)::int AS all FROM media WHERE owner_id = $1 AND item_id = $2',
  takes: { ownerId: uuid, itemId: uuid },
  gives: { all: int4 },
});
const deleteMedia = statement('delete-media', {
  text: 'DELETE FROM media WHERE owner_id = $1 AND id = $2 RETURNING key',
  takes: { ownerId: uuid, id: uuid },
  gives: { key: uuid.nullable },
});
const findStored = statement('find-stored-media', {
  text: 'SELECT item_id AS "itemId", owner_id AS "ownerId", kind, key, file_name AS name FROM media WHERE id = $1 AND key IS NOT NULL',
  takes: { id: uuid },
  // Everything with a key has a name.
  gives: { itemId: uuid, ownerId: uuid, kind, key: uuid.notNull, name: name.notNull },
});
/** Where the store has a file: `key` is a folder for photos, the file itself for videos. */
export type StoredMedia = Row<typeof findStored>;
const noteOrphans = statement('note-orphaned-media', {
  text: `
    UPDATE media SET orphaned_at = CASE WHEN orphaned_at IS NULL THEN now() END
    WHERE (orphaned_at IS NULL) <> EXISTS (SELECT 1 FROM item WHERE item.id = media.item_id)`,
});
const forgetOrphans = statement('forget-orphaned-media', {
  text: 'DELETE FROM media WHERE orphaned_at < now() - make_interval(days => $1) RETURNING key',
  takes: { days: int4 },
  gives: { key: uuid.nullable },
});

const nothing = { key: null, name: null, url: null, bytes: 0, width: null, height: null };
const toMedia = ({ name, url, ...rest }: Row<typeof listOfItem>): Media => ({ ...rest, url: url ?? mediaAddress(rest.id, name as MediaName) });

@Injectable()
export class MediaRepository {
  constructor(private readonly database: DataSource) {}

  async listByItem(ownerId: string, itemId: string): Promise<Media[]> {
    return (await rows(this.database, listOfItem, { ownerId, itemId })).map(toMedia);
  }

  /** The media of all of a person's items. */
  async listByOwner(ownerId: string): Promise<Map<string, Media[]>> {
    const byItem = new Map<string, Media[]>();
    for (const { itemId, ...rest } of await rows(this.database, listOfOwner, { ownerId })) byItem.set(itemId, [...(byItem.get(itemId) ?? []), toMedia(rest)]);
    return byItem;
  }

  /** Adds one after the others; null when the item already has `most` of that kind, or is another person's. Calls for the same item run one at a time. */
  async insert(manager: EntityManager, ownerId: string, itemId: string, media: NewMedia, most: number): Promise<Media | null> {
    if ((await affected(manager, lockItem, { ownerId, itemId })) === 0) return null;
    const inserted = await row(manager, insertMedia, { id: newId(), ownerId, itemId, most, ...nothing, ...media });
    return inserted && toMedia(inserted);
  }

  async describe(manager: EntityManager, ownerId: string, id: string, alt: string): Promise<Media | null> {
    const described = await row(manager, describeMedia, { ownerId, id, alt });
    return described && toMedia(described);
  }

  /** False, and nothing moved, unless the ids are exactly those of the item. */
  async order(manager: EntityManager, ownerId: string, itemId: string, ids: string[]): Promise<boolean> {
    const moved = await affected(manager, orderMedia, { ownerId, itemId, ids });
    const { all } = await onlyRow(manager, countMedia, { ownerId, itemId });
    return moved === ids.length && all === ids.length;
  }

  /** Answers the key of what was removed (null for a link), or undefined when there is no such thing. */
  async delete(manager: EntityManager, ownerId: string, id: string): Promise<string | null | undefined> {
    return (await row(manager, deleteMedia, { ownerId, id }))?.key;
  }

  async findStored(id: string): Promise<StoredMedia | null> {
    return row(this.database, findStored, { id });
  }

  /** Marks media whose item is gone, unmarks those whose item came back, and deletes those without an item for `days`. Answers the keys of the deleted ones. */
  async forgetOrphans(days: number): Promise<string[]> {
    await affected(this.database, noteOrphans);
    return (await rows(this.database, forgetOrphans, { days })).flatMap(({ key }) => (key ? [key] : []));
  }
}
