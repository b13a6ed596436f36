import type { StoredFile } from '@folia/contracts/file/shapes';
import { newId } from '@folia/platform/new-id';
import { int8, text, uuid } from '@folia/platform/sql-type';
import { type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { ResumeFileEntity } from './resume-file.entity';

export type OwnedFile = { file: StoredFile; key: string; ownerId: string };

const listUnimported = statement('list-unimported-files', {
  text: `SELECT id, key FROM resume_file WHERE NOT is_imported AND created_at < now() - interval '5 minutes' ORDER BY created_at LIMIT $1`,
  takes: { limit: int8 },
  gives: { id: uuid, key: uuid },
});
const deleteFile = statement('delete-resume-file', {
  text: 'DELETE FROM resume_file WHERE owner_id = $1 AND id = $2 RETURNING key',
  takes: { ownerId: uuid, id: uuid },
  gives: { key: uuid },
});
const listKnownKeys = statement('list-known-file-keys', {
  text: `
    SELECT key FROM resume_file WHERE key::text = ANY($1) UNION SELECT key FROM profile_photo WHERE key::text = ANY($1)
    UNION SELECT key FROM media WHERE key::text = ANY($1)`,
  takes: { keys: text.array },
  gives: { key: uuid },
});

const toStored = ({ id, name, kind, bytes, sha256, createdAt }: ResumeFileEntity): StoredFile => ({
  id,
  name,
  kind,
  bytes,
  sha256,
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class ResumeFileRepository {
  private readonly files: Repository<ResumeFileEntity>;

  constructor(private readonly database: DataSource) {
    this.files = database.getRepository(ResumeFileEntity);
  }

  async insert(ownerId: string, file: Pick<ResumeFileEntity, 'key' | 'name' | 'kind' | 'bytes' | 'sha256'>): Promise<StoredFile> {
    const added = this.files.create({ id: newId(), ownerId, ...file });
    await this.files.insert(added);
    return toStored(added);
  }

  async find(id: string): Promise<OwnedFile | null> {
    const found = await this.files.findOneBy({ id });
    return found && { file: toStored(found), key: found.key, ownerId: found.ownerId };
  }

  /** The store key of a file that is not known to belong to an import, or null. */
  async findUnimportedKey(ownerId: string, id: string): Promise<string | null> {
    return (await this.files.findOneBy({ ownerId, id, isImported: false }))?.key ?? null;
  }

  /** Files that are not known to belong to an import, oldest first. They are old enough for any request to start one to have been answered. */
  async listUnimported(limit: number): Promise<Row<typeof listUnimported>[]> {
    return rows(this.database, listUnimported, { limit });
  }

  async noteImported(ids: string[]): Promise<void> {
    await this.files.update({ id: In(ids) }, { isImported: true });
  }

  /** False when there was none. */
  async deleteUnimported(id: string): Promise<boolean> {
    return (await this.files.delete({ id, isImported: false })).affected === 1;
  }

  /** The store key of the file that was deleted, or null. */
  async delete(ownerId: string, id: string): Promise<string | null> {
    return (await row(this.database, deleteFile, { ownerId, id }))?.key ?? null;
  }

  async kept(ownerId: string, ids: string[]): Promise<string[]> {
    return (await this.files.findBy({ ownerId, id: In(ids) })).map(({ id }) => id);
  }

  async knownKeys(keys: string[]): Promise<Set<string>> {
    return new Set((await rows(this.database, listKnownKeys, { keys })).map(({ key }) => key));
  }
}
