import type { StoredFile } from '@folia/contracts/file/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Row = Omit<StoredFile, 'createdAt'> & { createdAt: Date; key: string; ownerId: string };
export type OwnedFile = { file: StoredFile; key: string; ownerId: string };

const columns = 'id, name, kind, bytes, sha256, created_at AS "createdAt", key, owner_id AS "ownerId"';
const toOwned = ({ key, ownerId, createdAt, ...file }: Row): OwnedFile => ({ file: { ...file, createdAt: createdAt.toISOString() }, key, ownerId });

@Injectable()
export class ResumeFileRepository {
  constructor(private readonly database: DataSource) {}

  async insert(ownerId: string, file: { key: string; name: string; kind: string; bytes: number; sha256: string }): Promise<StoredFile> {
    const rows: Row[] = await this.database.query(
      `INSERT INTO resume_file (id, owner_id, key, name, kind, bytes, sha256) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${columns}`,
      [newId(), ownerId, file.key, file.name, file.kind, file.bytes, file.sha256],
    );
    return toOwned(rows[0] as Row).file;
  }

  async find(id: string): Promise<OwnedFile | null> {
    const rows: Row[] = await this.database.query(`SELECT ${columns} FROM resume_file WHERE id = $1`, [id]);
    return rows[0] ? toOwned(rows[0]) : null;
  }

  /** The store key of a file that is not known to belong to an import, or null. */
  async findUnimportedKey(ownerId: string, id: string): Promise<string | null> {
    const rows: { key: string }[] = await this.database.query('SELECT key FROM resume_file WHERE owner_id = $1 AND id = $2 AND NOT is_imported', [ownerId, id]);
    return rows[0]?.key ?? null;
  }

  /** Files that are not known to belong to an import, oldest first; whoever starts one has long been answered. */
  async listUnimported(limit: number): Promise<{ id: string; key: string }[]> {
    return this.database.query(
      `SELECT id, key FROM resume_file WHERE NOT is_imported AND created_at < now() - interval '5 minutes' ORDER BY created_at LIMIT $1`,
      [limit],
    );
  }

  async noteImported(ids: string[]): Promise<void> {
    await this.database.query('UPDATE resume_file SET is_imported = true WHERE id = ANY($1)', [ids]);
  }

  /** Whether there was one. */
  async deleteUnimported(id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await this.database.query('DELETE FROM resume_file WHERE id = $1 AND NOT is_imported', [id]);
    return count === 1;
  }

  /** The store key of the file that was deleted, or null. */
  async delete(ownerId: string, id: string): Promise<string | null> {
    const [rows]: [{ key: string }[]] = await this.database.query('DELETE FROM resume_file WHERE owner_id = $1 AND id = $2 RETURNING key', [ownerId, id]);
    return rows[0]?.key ?? null;
  }

  async kept(ownerId: string, ids: string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query('SELECT id FROM resume_file WHERE owner_id = $1 AND id = ANY($2)', [ownerId, ids]);
    return rows.map((row) => row.id);
  }

  async knownKeys(keys: string[]): Promise<Set<string>> {
    const rows: { key: string }[] = await this.database.query(
      `SELECT key FROM resume_file WHERE key::text = ANY($1) UNION SELECT key FROM profile_photo WHERE key::text = ANY($1)
       UNION SELECT key FROM media WHERE key::text = ANY($1)`,
      [keys],
    );
    return new Set(rows.map((row) => row.key));
  }
}
