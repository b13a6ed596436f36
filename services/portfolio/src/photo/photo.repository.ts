import { photoAddress } from '@folia/contracts/photo/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class PhotoRepository {
  constructor(private readonly database: DataSource) {}

  /** Puts a photo in the place of the one before; answers that one's key, if there was one. */
  async set(manager: EntityManager, ownerId: string, key: string): Promise<string | null> {
    const earlier = await this.remove(manager, ownerId);
    await manager.query('INSERT INTO profile_photo (owner_id, key) VALUES ($1, $2)', [ownerId, key]);
    await manager.query('UPDATE profile SET photo = $2, version = version + 1, updated_at = now() WHERE user_id = $1', [ownerId, photoAddress(key)]);
    return earlier;
  }

  async remove(manager: EntityManager, ownerId: string): Promise<string | null> {
    const [rows]: [{ key: string }[]] = await manager.query('DELETE FROM profile_photo WHERE owner_id = $1 RETURNING key', [ownerId]);
    if (rows[0]) await manager.query('UPDATE profile SET photo = NULL, version = version + 1, updated_at = now() WHERE user_id = $1', [ownerId]);
    return rows[0]?.key ?? null;
  }

  async findOwner(key: string): Promise<string | null> {
    const rows: { ownerId: string }[] = await this.database.query('SELECT owner_id AS "ownerId" FROM profile_photo WHERE key = $1', [key]);
    return rows[0]?.ownerId ?? null;
  }
}
