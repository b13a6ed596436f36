import type { ScreeningJob, UpdateScreeningJob } from '@folia/contracts/screening/shapes';
import { type CandidateStage, candidateStages } from '@folia/contracts/screening/words';
import type { ListWish } from '@folia/platform/changes/change-log';
import { changedAfterSql } from '@folia/platform/changes/change-table';
import { bool, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Database, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewScreeningJob = {
  id: string;
  accountId: string;
  title: string;
  company: string;
  text: string;
  url: string | null;
  language: string;
  createdBy: string;
};
/** A job as its own service needs it. */
export type FoundJob = { id: string; text: string; isBlind: boolean };

const columns = `j.id, j.version, j.title, j.company, j.url, j.language, j.state, j.is_blind AS "isBlind", j.takes_applications AS "takesApplications",
  j.created_at AS "createdAt", j.closed_at AS "closedAt",
  (SELECT coalesce(jsonb_object_agg(stage, count), '{}') FROM (SELECT stage, count(*) FROM candidate c WHERE c.job_id = j.id GROUP BY stage) s) AS stages`;
const gives = {
  id: uuid,
  version: int4,
  title: text,
  company: text,
  url: text.nullable,
  language: text,
  state: text.as<ScreeningJob['state']>(),
  isBlind: bool,
  takesApplications: bool,
  createdAt: timestamptz,
  closedAt: timestamptz.nullable,
  stages: jsonb.as<Partial<Record<CandidateStage, number>>>().nullable,
};

const listJobs = statement('list-screening-jobs', {
  text: `
    SELECT ${columns} FROM screening_job j WHERE j.account_id = $1 AND ($2::uuid IS NULL OR j.id < $2) AND ($3::uuid[] IS NULL OR j.id = ANY($3))
      AND ${changedAfterSql('jobs', 'j.id', '$4')} ORDER BY j.id DESC LIMIT $5`,
  takes: { accountId: uuid, after: uuid.nullable, ids: uuid.array.nullable, changedAfter: timestamptz.nullable, limit: int8.nullable },
  gives,
});
const listOldestOpen = statement('list-oldest-open-screening-jobs', {
  text: `SELECT id FROM screening_job WHERE account_id = $1 AND state = 'open' ORDER BY id LIMIT $2`,
  takes: { accountId: uuid, limit: int8.nullable },
  gives: { id: uuid },
});
const findAccount = statement('find-account-of-screening-job', {
  text: 'SELECT account_id AS "accountId" FROM screening_job WHERE id = $1',
  takes: { id: uuid },
  gives: { accountId: uuid },
});
const findJob = statement('find-screening-job', {
  text: `SELECT ${columns}, j.text FROM screening_job j WHERE j.id = $1 AND j.account_id = $2`,
  takes: { id: uuid, accountId: uuid },
  gives: { ...gives, text },
});
const lockAccount = statement('lock-screening-jobs-of-account', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('screening-job:' || $1::text, 0))`,
  takes: { accountId: text },
});
const countOpen = statement('count-open-screening-jobs', {
  text: `SELECT count(*)::int AS open FROM screening_job WHERE account_id = $1 AND state = 'open' AND id <> $2`,
  takes: { accountId: uuid, besides: uuid },
  gives: { open: int4 },
});
const countOlderOpen = statement('count-older-open-screening-jobs', {
  text: `
    SELECT count(*)::int AS open FROM screening_job older JOIN screening_job one ON one.id = $2 AND one.account_id = $1 AND one.state = 'open'
    WHERE older.account_id = $1 AND older.state = 'open' AND older.id < one.id`,
  takes: { accountId: uuid, than: uuid },
  gives: { open: int4 },
});
const insertJob = statement('insert-screening-job', {
  text: 'INSERT INTO screening_job (id, account_id, title, company, text, url, language, created_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
  takes: { id: uuid, accountId: uuid, title: text, company: text, text, url: text.nullable, language: text, createdBy: uuid },
});
const updateJob = statement('update-screening-job', {
  text: `
    UPDATE screening_job SET title = coalesce($4, title), company = coalesce($5, company), is_blind = coalesce($6, is_blind),
      takes_applications = coalesce($7, takes_applications), state = coalesce($8, state),
      closed_at = CASE coalesce($8, state) WHEN 'closed' THEN coalesce(closed_at, now()) END, version = version + 1
    WHERE id = $1 AND account_id = $2 AND version = $3`,
  takes: {
    id: uuid,
    accountId: uuid,
    version: int4,
    title: text.nullable,
    company: text.nullable,
    isBlind: bool.nullable,
    takesApplications: bool.nullable,
    state: text.nullable,
  },
});
const deleteJob = statement('delete-screening-job', {
  text: 'DELETE FROM screening_job WHERE id = $1 AND account_id = $2',
  takes: { id: uuid, accountId: uuid },
});
const listFiles = statement('list-files-of-screening-job', {
  text: `
    SELECT file_key AS "fileKey" FROM candidate WHERE job_id = $1 AND file_key IS NOT NULL
    UNION ALL SELECT file_key FROM upload WHERE job_id = $1 AND file_key IS NOT NULL`,
  takes: { id: uuid },
  gives: { fileKey: text.notNull },
});
const lockJob = statement('lock-screening-job', {
  text: 'SELECT id, text, is_blind AS "isBlind" FROM screening_job WHERE id = $1 AND account_id = $2 FOR UPDATE',
  takes: { id: uuid, accountId: uuid },
  gives: { id: uuid, text, isBlind: bool },
});

const toJob = ({ stages, createdAt, closedAt, ...rest }: Row<typeof listJobs>): ScreeningJob => {
  const counts = Object.fromEntries(candidateStages.map((stage) => [stage, stages?.[stage] ?? 0])) as Record<CandidateStage, number>;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...rest, candidates: { all, ...counts }, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
};

@Injectable()
export class ScreeningJobRepository {
  constructor(private readonly database: DataSource) {}

  /** The latest first; ids are in order of time. */
  async list(accountId: string, { after = null, ids = null, changedAfter = null, limit = null }: ListWish): Promise<ScreeningJob[]> {
    return (await rows(this.database, listJobs, { accountId, after, ids, changedAfter, limit })).map(toJob);
  }

  /** The ids of so many open jobs, those that have been there longest; null: of all. */
  async listOldestOpen(accountId: string, limit: number | null): Promise<string[]> {
    return (await rows(this.database, listOldestOpen, { accountId, limit })).map(({ id }) => id);
  }

  /** The account of a job, whoever asks. */
  async findAccount(id: string): Promise<string | null> {
    return (await row(this.database, findAccount, { id }))?.accountId ?? null;
  }

  async find(accountId: string, id: string, database: Database = this.database): Promise<(ScreeningJob & { text: string }) | null> {
    const found = await row(database, findJob, { id, accountId });
    if (!found) return null;
    const { text, ...rest } = found;
    return { ...toJob(rest), text };
  }

  /** How many other jobs of an account are open; until the transaction is over, nobody else opens one. */
  async countOpen(manager: EntityManager, accountId: string, besides: string): Promise<number> {
    await affected(manager, lockAccount, { accountId });
    return (await onlyRow(manager, countOpen, { accountId, besides })).open;
  }

  /** How many open jobs of an account are older than this one; 0 for a closed one. */
  async countOlderOpen(accountId: string, than: string): Promise<number> {
    return (await onlyRow(this.database, countOlderOpen, { accountId, than })).open;
  }

  async insert(manager: EntityManager, job: NewScreeningJob): Promise<void> {
    await affected(manager, insertJob, job);
  }

  /** False when it was changed meanwhile or is not there. */
  async update(manager: EntityManager, accountId: string, id: string, { version, ...change }: UpdateScreeningJob): Promise<boolean> {
    const { title = null, company = null, isBlind = null, takesApplications = null, state = null } = change;
    return (await affected(manager, updateJob, { id, accountId, version, title, company, isBlind, takesApplications, state })) === 1;
  }

  /** The keys of the files that stood with its candidates; null when there is no such job. */
  async delete(manager: EntityManager, accountId: string, id: string): Promise<string[] | null> {
    const files = await rows(manager, listFiles, { id });
    return (await affected(manager, deleteJob, { id, accountId })) === 1 ? files.map(({ fileKey }) => fileKey) : null;
  }

  /** Whatever changes the criteria or the candidates of a job waits its turn. */
  async lock(manager: EntityManager, accountId: string, id: string): Promise<FoundJob | null> {
    return row(manager, lockJob, { id, accountId });
  }
}
