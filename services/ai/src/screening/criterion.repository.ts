import type { Criterion, CriterionChange } from '@folia/contracts/screening/shapes';
import { logPageSize } from '@folia/contracts/screening/shapes';
import type { CriterionImportance } from '@folia/contracts/screening/words';
import { newId } from '@folia/platform/new-id';
import { int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Database, onlyRow, rows, statement } from '@folia/platform/statement';
import type { CriterionReading } from '@folia/screening/criterion-reading';
import { looksForIn } from '@folia/screening/criterion-reading';
import { judgeCriterion } from '@folia/screening/judge-criterion';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A criterion with what is looked for. `readingVersion` rises when that changes: what was found by older ones is read again. */
export type KeptCriterion = {
  id: string;
  version: number;
  words: string;
  importance: CriterionImportance;
  points: number;
  reading: CriterionReading;
  readingVersion: number;
};
export type CriterionEdit = { id: string | null; change: CriterionChange['change']; by: string };

const listCriteria = statement('list-criteria', {
  text: `
    SELECT id, version, words, importance, points, reading, reading_version AS "readingVersion" FROM criterion WHERE job_id = $1 ORDER BY position, id`,
  takes: { jobId: uuid },
  gives: {
    id: uuid,
    version: int4,
    words: text,
    importance: text.as<CriterionImportance>(),
    points: int4,
    reading: jsonb.as<CriterionReading>().notNull,
    readingVersion: int4,
  },
});
const saveCriteria = statement('save-criteria', {
  text: `
    INSERT INTO criterion (id, job_id, position, words, importance, points, reading, reading_version, version)
    SELECT id, $2, position, words, importance, points, reading, reading_version, version
    FROM unnest($1::uuid[], $3::text[], $4::text[], $5::int[], $6::jsonb[], $7::int[], $8::int[])
      WITH ORDINALITY AS given (id, words, importance, points, reading, reading_version, version, position)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, words = excluded.words, importance = excluded.importance, points = excluded.points,
      reading = excluded.reading, reading_version = excluded.reading_version, version = excluded.version`,
  takes: {
    ids: uuid.array,
    jobId: uuid,
    words: text.array,
    importances: text.array,
    points: int4.array,
    readings: jsonb.array,
    readingVersions: int4.array,
    versions: int4.array,
  },
});
const deleteOthers = statement('delete-other-criteria', {
  text: 'DELETE FROM criterion WHERE job_id = $1 AND NOT id = ANY($2)',
  takes: { jobId: uuid, ids: uuid.array },
});
const insertHistory = statement('insert-criterion-history', {
  text: 'INSERT INTO criterion_history (id, job_id, change, criterion_id, criteria, changed_by) VALUES ($1, $2, $3, $4, $5, $6)',
  takes: { id: uuid, jobId: uuid, change: text, criterionId: uuid.nullable, criteria: jsonb, by: uuid },
});
const listHistory = statement('list-criterion-history', {
  text: `
    SELECT id, change, criterion_id AS "criterionId", criteria, changed_by AS by, changed_at AS at FROM criterion_history
    WHERE job_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
  takes: { jobId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    change: text.as<CriterionChange['change']>(),
    criterionId: uuid.nullable,
    criteria: jsonb.as<CriterionChange['criteria']>(),
    by: uuid.nullable,
    at: timestamptz,
  },
});
const countHistory = statement('count-criterion-history', {
  text: 'SELECT count(*)::int AS versions FROM criterion_history WHERE job_id = $1',
  takes: { jobId: uuid },
  gives: { versions: int4 },
});

/** A criterion in the form that people see. */
export function toCriterion({ id, version, words, importance, points, reading }: KeptCriterion): Criterion {
  const judged = judgeCriterion(words);
  const warning = judged.verdict === 'warned' ? { proxy: judged.proxy, words: judged.words } : null;
  return { id, version, words, importance, points, looksFor: reading.role ? [words] : looksForIn(reading), warning };
}

@Injectable()
export class CriterionRepository {
  constructor(private readonly database: DataSource) {}

  async list(jobId: string, database: Database = this.database): Promise<KeptCriterion[]> {
    return rows(database, listCriteria, { jobId });
  }

  /** Makes these the criteria of a job, in this order, and keeps what they are now in the history. */
  async save(manager: EntityManager, jobId: string, criteria: readonly KeptCriterion[], { id, change, by }: CriterionEdit): Promise<void> {
    await affected(manager, deleteOthers, { jobId, ids: criteria.map((one) => one.id) });
    await affected(manager, saveCriteria, {
      ids: criteria.map((one) => one.id),
      jobId,
      words: criteria.map((one) => one.words),
      importances: criteria.map((one) => one.importance),
      points: criteria.map((one) => one.points),
      readings: criteria.map((one) => one.reading),
      readingVersions: criteria.map((one) => one.readingVersion),
      versions: criteria.map((one) => one.version),
    });
    const now = criteria.map((one) => ({ id: one.id, words: one.words, importance: one.importance, points: one.points }));
    await affected(manager, insertHistory, { id: newId(), jobId, change, criterionId: id, criteria: now, by });
  }

  async listHistory(jobId: string, cursor: string | null): Promise<CriterionChange[]> {
    const found = await rows(this.database, listHistory, { jobId, cursor, limit: logPageSize });
    return found.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }

  /** How often the criteria of a job were changed, the first reading included. */
  async countVersions(jobId: string): Promise<number> {
    return (await onlyRow(this.database, countHistory, { jobId })).versions;
  }
}
