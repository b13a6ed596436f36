import type { ScreenedResume } from '@folia/contracts/screening/board';
import type { Reading } from '@folia/contracts/screening/shapes';
import type { FindingState } from '@folia/contracts/screening/words';
import type { Claim } from '@folia/platform/job-rows';
import { int4, int8, jsonb, numeric, text, uuid } from '@folia/platform/sql-type';
import { affected, type Database, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import type { FoundQuote } from '@folia/screening/read-candidate';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What was found for one criterion in the words of one candidate; `version` is that of what was looked for, `resumeVersion` that of the words. */
export type ReadFinding = {
  candidateId: string;
  resumeVersion: number;
  criterionId: string;
  version: number;
  state: FindingState;
  quotes: FoundQuote[];
  years: number | null;
};
/** What blind mode shows of a candidate on the board: a headline without what gives them away, and none of the tags that do. */
export type BlindRow = { candidateId: string; resumeVersion: number; headline: string; tellingTags: string[] };

/** Candidates of the job $1 for whom a criterion that counts is not read as it stands now. */
const isUnread = `c.job_id = $1 AND c.resume IS NOT NULL AND EXISTS (
  SELECT 1 FROM criterion k WHERE k.job_id = $1 AND k.importance <> 'excluded' AND NOT EXISTS (
    SELECT 1 FROM finding f
    WHERE f.candidate_id = c.id AND f.criterion_id = k.id AND f.criterion_version = k.reading_version AND f.engine_state IS NOT NULL))`;

/** The same as {@link isUnread}, counted at once. */
const countReading = statement('count-screening-reading', {
  text: `
    WITH counted AS (SELECT id, reading_version FROM criterion WHERE job_id = $1 AND importance <> 'excluded'),
      read AS (
        SELECT f.candidate_id, count(*) AS findings FROM finding f JOIN counted k ON k.id = f.criterion_id AND k.reading_version = f.criterion_version
        WHERE f.engine_state IS NOT NULL GROUP BY f.candidate_id)
    SELECT count(*) FILTER (WHERE resume IS NOT NULL)::int AS "all", count(*) FILTER (WHERE resume IS NULL)::int AS unreadable,
      count(*) FILTER (WHERE resume IS NOT NULL AND coalesce(findings, 0) < (SELECT count(*) FROM counted))::int AS unread,
      (SELECT r.id FROM screening_run r JOIN job USING (id) WHERE r.job_id = $1 AND job.finished_at IS NULL LIMIT 1) AS "runId"
    FROM candidate LEFT JOIN read ON read.candidate_id = candidate.id WHERE job_id = $1`,
  takes: { jobId: uuid },
  gives: { all: int4, unreadable: int4, unread: int4, runId: uuid.nullable },
});
const findUnread = statement('find-unread-candidate', {
  text: `SELECT j.account_id AS "accountId" FROM candidate c JOIN screening_job j ON j.id = c.job_id WHERE ${isUnread} LIMIT 1`,
  takes: { jobId: uuid },
  gives: { accountId: uuid },
});
const listUnread = statement('list-unread-candidates', {
  text: `
    SELECT c.id, c.number, c.name, c.resume, c.resume_version AS "resumeVersion", ARRAY(
      SELECT k.id FROM criterion k WHERE k.job_id = $1 AND k.importance <> 'excluded' AND NOT EXISTS (
        SELECT 1 FROM finding f
        WHERE f.candidate_id = c.id AND f.criterion_id = k.id AND f.criterion_version = k.reading_version AND f.engine_state IS NOT NULL)) AS criteria,
      ARRAY(SELECT t.tag FROM candidate_tag t WHERE t.candidate_id = c.id) AS tags
    FROM candidate c WHERE ${isUnread} AND c.number > $2 ORDER BY c.number LIMIT $3`,
  takes: { jobId: uuid, after: int4, limit: int8 },
  gives: {
    id: uuid,
    number: int4,
    name: text,
    resume: jsonb.as<ScreenedResume>().notNull,
    resumeVersion: int4,
    criteria: uuid.array,
    tags: text.array.notNull,
  },
});
/** Only for candidates who are still there with the same words, by criteria as they still are, and while this run holds its job. A person's word stays over what is read. */
const saveFindings = statement('save-findings', {
  text: `
    INSERT INTO finding (candidate_id, criterion_id, criterion_version, engine_state, state, quotes, years)
    SELECT c.id, k.id, r.version, r.state, r.state, r.quotes, r.years
    FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::jsonb[], $6::numeric[], $9::int[])
      AS r (candidate_id, criterion_id, version, state, quotes, years, resume_version)
    JOIN candidate c ON c.id = r.candidate_id AND c.resume_version = r.resume_version JOIN criterion k ON k.id = r.criterion_id AND k.reading_version = r.version
    WHERE EXISTS (SELECT 1 FROM job WHERE job.id = $7 AND job.attempt = $8 AND job.state = 'running')
    FOR KEY SHARE OF c, k
    ON CONFLICT (candidate_id, criterion_id) DO UPDATE SET criterion_version = excluded.criterion_version, engine_state = excluded.engine_state,
      quotes = excluded.quotes, years = excluded.years, found_at = now(), state = CASE WHEN finding.changed_at IS NULL THEN excluded.state ELSE finding.state END`,
  takes: {
    candidateIds: uuid.array,
    criterionIds: uuid.array,
    versions: int4.array,
    states: text.array,
    quotes: jsonb.array,
    years: numeric.nullable.array,
    runId: uuid,
    attempt: int4,
    resumeVersions: int4.array,
  },
});
const markRead = statement('mark-candidates-read', {
  text: `
    UPDATE candidate SET read_at = coalesce(read_at, now()), blind_headline = r.headline
    FROM unnest($1::uuid[], $2::text[], $3::int[]) AS r (id, headline, resume_version)
    WHERE candidate.id = r.id AND candidate.resume_version = r.resume_version`,
  takes: { ids: uuid.array, headlines: text.array, resumeVersions: int4.array },
});
const judgeTags = statement('judge-tags-of-candidates', {
  text: `
    UPDATE candidate_tag t SET tells_who = EXISTS (SELECT 1 FROM unnest($2::uuid[], $3::text[]) AS r (id, tag) WHERE r.id = t.candidate_id AND r.tag = t.tag)
    WHERE t.candidate_id = ANY($1)`,
  takes: { ids: uuid.array, tellingIds: uuid.array, tellingTags: text.array },
});
/** A run that was over later has read them, or was stopped by somebody. */
const listNew = statement('list-screening-jobs-with-new-candidates', {
  text: `
    SELECT DISTINCT c.job_id AS id FROM candidate c
    WHERE c.read_at IS NULL AND c.resume IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM screening_run r JOIN job USING (id) WHERE r.job_id = c.job_id AND (job.finished_at IS NULL OR job.finished_at >= c.created_at))
    LIMIT 100`,
  gives: { id: uuid },
});
const lockJob = statement('lock-screening-job-of-anybody', {
  text: 'SELECT id FROM screening_job WHERE id = $1 FOR UPDATE',
  takes: { id: uuid },
  gives: { id: uuid },
});
const insertRun = statement('insert-screening-run', {
  text: 'INSERT INTO screening_run (id, job_id) VALUES ($1, $2)',
  takes: { id: uuid, jobId: uuid },
});
const findRun = statement('find-screening-run', {
  text: 'SELECT r.job_id AS "jobId", j.text FROM screening_run r JOIN screening_job j ON j.id = r.job_id WHERE r.id = $1',
  takes: { id: uuid },
  gives: { jobId: uuid, text },
});
export type Unread = Row<typeof listUnread>;

@Injectable()
export class ReadingRepository {
  constructor(private readonly database: DataSource) {}

  async count(jobId: string, database: Database = this.database): Promise<Reading> {
    const { unread, ...rest } = await onlyRow(database, countReading, { jobId });
    return { ...rest, read: rest.all - unread };
  }

  /** The account of the job, if anybody of it is unread. */
  async findUnread(manager: EntityManager, jobId: string): Promise<{ accountId: string } | null> {
    return row(manager, findUnread, { jobId });
  }

  /** Candidates after a number, with the criteria that each lacks. */
  async listUnread(jobId: string, after: number, limit: number): Promise<Unread[]> {
    return rows(this.database, listUnread, { jobId, after, limit });
  }

  async save({ id: runId, attempt }: Claim, findings: readonly ReadFinding[], blind: readonly BlindRow[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      await affected(manager, saveFindings, {
        candidateIds: findings.map((one) => one.candidateId),
        criterionIds: findings.map((one) => one.criterionId),
        versions: findings.map((one) => one.version),
        states: findings.map((one) => one.state),
        quotes: findings.map((one) => one.quotes),
        years: findings.map((one) => one.years),
        runId,
        attempt,
        resumeVersions: findings.map((one) => one.resumeVersion),
      });
      await affected(manager, markRead, {
        ids: blind.map((one) => one.candidateId),
        headlines: blind.map((one) => one.headline),
        resumeVersions: blind.map((one) => one.resumeVersion),
      });
      const telling = blind.flatMap(({ candidateId, tellingTags }) => tellingTags.map((tag) => ({ candidateId, tag })));
      await affected(manager, judgeTags, {
        ids: blind.map((one) => one.candidateId),
        tellingIds: telling.map((one) => one.candidateId),
        tellingTags: telling.map((one) => one.tag),
      });
    });
  }

  /** Jobs with somebody whom no run has seen yet. */
  async listNew(): Promise<string[]> {
    return (await rows(this.database, listNew)).map(({ id }) => id);
  }

  /** Whatever makes somebody of a job unread waits its turn. */
  async lock(manager: EntityManager, jobId: string): Promise<void> {
    await affected(manager, lockJob, { id: jobId });
  }

  async insertRun(manager: EntityManager, id: string, jobId: string): Promise<void> {
    await affected(manager, insertRun, { id, jobId });
  }

  async findRun(id: string): Promise<Row<typeof findRun> | null> {
    return row(this.database, findRun, { id });
  }
}
