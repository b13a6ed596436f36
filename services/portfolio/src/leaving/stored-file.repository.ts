import { text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listFiles = statement('list-stored-files-of-person', {
  text: `
    SELECT id, name, key::text AS key, key::text AS "bytesKey", created_at AS "createdAt" FROM resume_file WHERE owner_id = $1
    UNION ALL SELECT key, 'avatar.jpg', key::text, key || '/avatar.jpg', created_at FROM profile_photo WHERE owner_id = $1
    UNION ALL SELECT id, file_name, key::text, CASE kind WHEN 'photo' THEN key || '/' || file_name ELSE key::text END, created_at
      FROM media WHERE owner_id = $1 AND key IS NOT NULL`,
  takes: { userId: uuid },
  // Everything with a key has a name.
  gives: { id: uuid, name: text, key: text, bytesKey: text, createdAt: timestamptz },
});
/** `key` covers all that the store has of the file, `bytesKey` is the file to read. */
export type OwnedFile = Row<typeof listFiles>;

@Injectable()
export class StoredFileRepository {
  constructor(private readonly database: DataSource) {}

  /** All of a person's files in the file store: originals, videos, and the largest size of each photo. */
  async listByOwner(userId: string, manager: EntityManager = this.database.manager): Promise<OwnedFile[]> {
    return rows(manager, listFiles, { userId });
  }
}
