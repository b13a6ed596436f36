import { AppError } from '@folia/contracts/errors';
import type { JobState } from '@folia/contracts/job';
import type { ReadResume, ResumeImport } from '@folia/contracts/resume-import/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Row = Omit<ResumeImport, 'createdAt' | 'jobId' | 'error'> & { createdAt: Date; entries: number; errorCode: string | null; errorMessage: string | null };
export type ImportSummary = Omit<ResumeImport, 'result'> & { entries: number };

const summary = `i.id, i.file_id AS "fileId", i.file_name AS "fileName", i.sha256, i.entries, i.created_at AS "createdAt",
  j.state, j.error_code AS "errorCode", j.error_message AS "errorMessage"`;

const toSummary = ({ errorCode, errorMessage, createdAt, ...row }: Omit<Row, 'result'>): ImportSummary => ({
  ...row,
  jobId: row.id,
  error: errorCode ? { code: errorCode, message: errorMessage ?? '' } : null,
  createdAt: createdAt.toISOString(),
});

/** Whether a file gets an import is decided by one transaction at a time: its id's lock is held to the end. */
const lockFiles = (manager: EntityManager, fileIds: string[]) =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('resume-file:' || id, 0)) FROM (SELECT unnest($1::text[]) AS id ORDER BY id) AS sorted`, [
    fileIds,
  ]);

@Injectable()
export class ResumeImportRepository {
  constructor(private readonly database: DataSource) {}

  /** Throws NOT_FOUND for a file that was settled to have no import. */
  async insert(manager: EntityManager, row: { id: string; ownerId: string; fileId: string; fileName: string; sha256: string }): Promise<void> {
    await lockFiles(manager, [row.fileId]);
    const refused: unknown[] = await manager.query('SELECT 1 FROM refused_file WHERE file_id = $1', [row.fileId]);
    if (refused.length > 0) throw new AppError('NOT_FOUND');
    const values = [row.id, row.ownerId, row.fileId, row.fileName, row.sha256];
    await manager.query('INSERT INTO resume_import (id, owner_id, file_id, file_name, sha256) VALUES ($1, $2, $3, $4, $5)', values);
  }

  async get(ownerId: string, id: string): Promise<ResumeImport | null> {
    const rows: Row[] = await this.database.query(
      `SELECT ${summary}, i.result FROM resume_import i JOIN job j USING (id) WHERE i.id = $1 AND i.owner_id = $2`,
      [id, ownerId],
    );
    const [row] = rows;
    if (!row) return null;
    const { entries: _entries, ...found } = toSummary(row);
    return { ...found, result: row.result };
  }

  async findOutcome(ownerId: string, id: string): Promise<{ state: JobState; sha256: string } | null> {
    const rows: { state: JobState; sha256: string }[] = await this.database.query(
      'SELECT j.state, i.sha256 FROM resume_import i JOIN job j USING (id) WHERE i.id = $1 AND i.owner_id = $2',
      [id, ownerId],
    );
    return rows[0] ?? null;
  }

  async listByOwner(ownerId: string): Promise<ImportSummary[]> {
    const rows: Row[] = await this.database.query(
      `SELECT ${summary} FROM resume_import i JOIN job j USING (id) WHERE i.owner_id = $1 ORDER BY i.created_at DESC LIMIT 50`,
      [ownerId],
    );
    return rows.map(toSummary);
  }

  /** The import of a file with this content that still counts: not refused, cancelled or discarded. */
  async findBySha(ownerId: string, sha256: string, manager: EntityManager = this.database.manager): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      `SELECT i.id FROM resume_import i JOIN job j USING (id)
       WHERE i.owner_id = $1 AND i.sha256 = $2 AND i.discarded_at IS NULL AND j.state IN ('accepted', 'running', 'done')
       ORDER BY i.created_at DESC LIMIT 1`,
      [ownerId, sha256],
    );
    return rows[0]?.id ?? null;
  }

  async findFileId(id: string): Promise<string | null> {
    const rows: { fileId: string }[] = await this.database.query('SELECT file_id AS "fileId" FROM resume_import WHERE id = $1', [id]);
    return rows[0]?.fileId ?? null;
  }

  /** Those of these files that an import was accepted for; for the others none will be, however late it comes. */
  async settleFiles(fileIds: string[]): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      await lockFiles(manager, fileIds);
      const rows: { fileId: string }[] = await manager.query('SELECT DISTINCT file_id AS "fileId" FROM resume_import WHERE file_id = ANY($1)', [fileIds]);
      const imported = rows.map((row) => row.fileId);
      await manager.query(
        `INSERT INTO refused_file (file_id) SELECT * FROM unnest($1::uuid[]) AS asked (file_id) WHERE asked.file_id <> ALL($2::uuid[])
         ON CONFLICT DO NOTHING`,
        [fileIds, imported],
      );
      return imported;
    });
  }

  /** A call is not carried out a day after it was made. */
  async forgetRefusedFiles(): Promise<void> {
    await this.database.query(`DELETE FROM refused_file WHERE refused_at < now() - interval '1 day'`);
  }

  async saveResult(manager: EntityManager, id: string, result: ReadResume): Promise<void> {
    await manager.query('UPDATE resume_import SET result = $2, entries = $3 WHERE id = $1', [id, JSON.stringify(result), result.entries.length]);
  }

  async discard(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE resume_import SET discarded_at = now() WHERE id = $1 AND discarded_at IS NULL', [id]);
  }
}
