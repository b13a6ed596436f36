import { AppError } from '@folia/contracts/errors';
import type { JobState } from '@folia/contracts/job';
import type { ReadResume, ResumeImport } from '@folia/contracts/resume-import/shapes';
import { float8, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ResumeImportEntity } from './resume-import.entity';

export type ImportSummary = Omit<ResumeImport, 'result'> & { entries: number };

const summary = `i.id, i.file_id AS "fileId", i.file_name AS "fileName", i.sha256, i.entries, i.created_at AS "createdAt",
  j.state, j.error_code AS "errorCode", j.error_message AS "errorMessage"`;
const givesSummary = {
  id: uuid,
  fileId: uuid,
  fileName: text,
  sha256: text,
  entries: int4,
  createdAt: timestamptz,
  state: text.as<JobState>(),
  errorCode: text.nullable,
  errorMessage: text.nullable,
};

/** Only one transaction at a time decides whether a file gets an import: it holds the lock on the file's id until its end. */
const lockFiles = statement('lock-resume-files', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('resume-file:' || id, 0)) FROM (SELECT unnest($1::text[]) AS id ORDER BY id) AS sorted`,
  takes: { fileIds: text.array },
});
const findRefused = statement('find-refused-file', { text: 'SELECT 1 FROM refused_file WHERE file_id = $1', takes: { fileId: uuid } });
const findImport = statement('find-resume-import', {
  text: `SELECT ${summary}, i.result FROM resume_import i JOIN job j USING (id) WHERE i.id = $1 AND i.owner_id = $2`,
  takes: { id: uuid, ownerId: uuid },
  gives: { ...givesSummary, result: jsonb.as<ReadResume>().nullable },
});
const findOutcome = statement('find-outcome-of-resume-import', {
  text: 'SELECT j.state, i.sha256 FROM resume_import i JOIN job j USING (id) WHERE i.id = $1 AND i.owner_id = $2',
  takes: { id: uuid, ownerId: uuid },
  gives: { state: text.as<JobState>(), sha256: text },
});
const listImports = statement('list-resume-imports', {
  text: `SELECT ${summary} FROM resume_import i JOIN job j USING (id) WHERE i.owner_id = $1 ORDER BY i.created_at DESC LIMIT 50`,
  takes: { ownerId: uuid },
  gives: givesSummary,
});
const findBySha = statement('find-resume-import-by-sha', {
  text: `
    SELECT i.id FROM resume_import i JOIN job j USING (id)
    WHERE i.owner_id = $1 AND i.sha256 = $2 AND i.discarded_at IS NULL AND j.state IN ('accepted', 'running', 'done')
    ORDER BY i.created_at DESC LIMIT 1`,
  takes: { ownerId: uuid, sha256: text },
  gives: { id: uuid },
});
const listImported = statement('list-imported-files', {
  text: `
    SELECT file_id AS "fileId" FROM resume_import WHERE file_id = ANY($1)
    UNION SELECT file_id FROM planned_job WHERE file_id = ANY($1)`,
  takes: { fileIds: uuid.array },
  gives: { fileId: uuid },
});
const refuseFiles = statement('refuse-files', {
  text: `
    INSERT INTO refused_file (file_id) SELECT * FROM unnest($1::uuid[]) AS asked (file_id) WHERE asked.file_id <> ALL($2::uuid[])
    ON CONFLICT DO NOTHING`,
  takes: { fileIds: uuid.array, imported: uuid.array },
});
/** Fewer imports say nothing about the next one. */
const fewestMeasured = 10;
const findPace = statement('find-pace-of-resume-imports', {
  text: `
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - created_at)) AS seconds, count(*)::int AS imports
    FROM job WHERE kind = 'resume-import' AND state = 'done' AND finished_at > now() - interval '30 days'`,
  gives: { seconds: float8.nullable, imports: int4 },
});
const forgetRefused = statement('forget-refused-files', { text: `DELETE FROM refused_file WHERE refused_at < now() - interval '1 day'` });

const toSummary = ({ errorCode, errorMessage, createdAt, ...rest }: Row<typeof listImports>): ImportSummary => ({
  ...rest,
  jobId: rest.id,
  error: errorCode ? { code: errorCode, message: errorMessage ?? '' } : null,
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class ResumeImportRepository {
  constructor(private readonly database: DataSource) {}

  /** Throws NOT_FOUND for a file that has been settled to get no import. */
  async insert(manager: EntityManager, added: { id: string; ownerId: string; fileId: string; fileName: string; sha256: string }): Promise<void> {
    const { fileId } = added;
    await affected(manager, lockFiles, { fileIds: [fileId] });
    if ((await affected(manager, findRefused, { fileId })) > 0) throw new AppError('NOT_FOUND');
    await manager.insert(ResumeImportEntity, added);
  }

  async get(ownerId: string, id: string): Promise<ResumeImport | null> {
    const found = await row(this.database, findImport, { id, ownerId });
    if (!found) return null;
    const { result, ...rest } = found;
    const { entries: _entries, ...resumeImport } = toSummary(rest);
    return { ...resumeImport, result };
  }

  async findOutcome(ownerId: string, id: string): Promise<Row<typeof findOutcome> | null> {
    return row(this.database, findOutcome, { id, ownerId });
  }

  async listByOwner(ownerId: string): Promise<ImportSummary[]> {
    return (await rows(this.database, listImports, { ownerId })).map(toSummary);
  }

  /** The import of a file with this content that still counts: not failed, cancelled or discarded. */
  async findBySha(ownerId: string, sha256: string, manager: EntityManager = this.database.manager): Promise<string | null> {
    return (await row(manager, findBySha, { ownerId, sha256 }))?.id ?? null;
  }

  async findFileId(id: string): Promise<string | null> {
    const found = await this.database.manager.findOne(ResumeImportEntity, { select: { fileId: true }, where: { id } });
    return found?.fileId ?? null;
  }

  /** Those of these files that have an accepted import, or one that waits for units. The others will never get one, however late the request. */
  async settleFiles(fileIds: string[]): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      await affected(manager, lockFiles, { fileIds });
      const imported = (await rows(manager, listImported, { fileIds })).map(({ fileId }) => fileId);
      await affected(manager, refuseFiles, { fileIds, imported });
      return imported;
    });
  }

  /** The median time of the last 30 days from the start of an import to its result, in seconds; null after too few. */
  async medianSeconds(): Promise<number | null> {
    const { seconds, imports } = await onlyRow(this.database, findPace);
    return imports < fewestMeasured ? null : seconds;
  }

  /** No request is carried out more than a day after it was made, so older refusals are not needed. */
  async forgetRefusedFiles(): Promise<void> {
    await affected(this.database, forgetRefused);
  }

  async saveResult(manager: EntityManager, id: string, result: ReadResume): Promise<void> {
    await manager.update(ResumeImportEntity, { id }, { result, entries: result.entries.length });
  }

  async discard(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ResumeImportEntity, { id, discardedAt: IsNull() }, { discardedAt: () => 'now()' });
  }
}
