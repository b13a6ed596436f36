import { photoAddress } from '@folia/contracts/photo/shapes';
import { text, uuid } from '@folia/platform/sql-type';
import { affected, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const insertPhoto = statement('insert-profile-photo', {
  text: 'INSERT INTO profile_photo (owner_id, key) VALUES ($1, $2)',
  takes: { ownerId: uuid, key: uuid },
});
const showPhoto = statement('show-profile-photo', {
  text: 'UPDATE profile SET photo = $2, version = version + 1, updated_at = now() WHERE user_id = $1',
  takes: { ownerId: uuid, photo: text.nullable },
});
const deletePhoto = statement('delete-profile-photo', {
  text: 'DELETE FROM profile_photo WHERE owner_id = $1 RETURNING key',
  takes: { ownerId: uuid },
  gives: { key: uuid },
});
const findPhotoOwner = statement('find-owner-of-profile-photo', {
  text: 'SELECT owner_id AS "ownerId" FROM profile_photo WHERE key = $1',
  takes: { key: uuid },
  gives: { ownerId: uuid },
});

@Injectable()
export class PhotoRepository {
  constructor(private readonly database: DataSource) {}

  /** Replaces the photo. Answers the key of the previous one, if there was one. */
  async set(manager: EntityManager, ownerId: string, key: string): Promise<string | null> {
    const earlier = await this.remove(manager, ownerId);
    await affected(manager, insertPhoto, { ownerId, key });
    await affected(manager, showPhoto, { ownerId, photo: photoAddress(key) });
    return earlier;
  }

  async remove(manager: EntityManager, ownerId: string): Promise<string | null> {
    const removed = await row(manager, deletePhoto, { ownerId });
    if (removed) await affected(manager, showPhoto, { ownerId, photo: null });
    return removed?.key ?? null;
  }

  async findOwner(key: string): Promise<string | null> {
    return (await row(this.database, findPhotoOwner, { key }))?.ownerId ?? null;
  }
}
