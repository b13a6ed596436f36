import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** `key` names all that the store has of it, `bytesKey` the file to read. */
export type OwnedFile = { id: string; name: string; key: string; bytesKey: string; createdAt: Date };

@Injectable()
export class StoredFileRepository {
  constructor(private readonly database: DataSource) {}

  /** Everything of one person that lies in the file store: originals, videos, and the largest size of each photo. */
  async listByOwner(userId: string, manager: EntityManager = this.database.manager): Promise<OwnedFile[]> {
    return manager.query(
      `SELECT id, name, key::text AS key, key::text AS "bytesKey", created_at AS "createdAt" FROM resume_file WHERE owner_id = $1
       UNION ALL SELECT key, 'avatar.jpg', key::text, key || '/avatar.jpg', created_at FROM profile_photo WHERE owner_id = $1
       UNION ALL SELECT id, file_name, key::text, CASE kind WHEN 'photo' THEN key || '/' || file_name ELSE key::text END, created_at
         FROM media WHERE owner_id = $1 AND key IS NOT NULL`,
      [userId],
    );
  }
}
