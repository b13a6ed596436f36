import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import { isSameSide } from '@folia/contracts/sandbox';
import { bool, int4, jsonb, text, uuid } from '@folia/platform/sql-type';
import { onlyRow, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const jobColumns = `j.id, j.account_id AS "accountId", j.title, j.company, j.text, j.is_blind AS "isBlind", j.created_by AS "createdBy",
  j.state = 'open' AS "isOpen", j.takes_applications AS "takesApplications", j.handed_to AS "handedTo",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('words', c.words, 'importance', c.importance) ORDER BY c.position), '[]')
   FROM criterion c WHERE c.job_id = j.id AND c.importance <> 'excluded') AS criteria`;
const givesJob = {
  id: uuid,
  accountId: uuid,
  title: text,
  company: text,
  text,
  isBlind: bool,
  createdBy: uuid.nullable,
  isOpen: bool.notNull,
  takesApplications: bool,
  handedTo: text.as<ConnectorKind>().nullable,
  criteria: jsonb.as<ShownJob['criteria']>(),
};
const findJob = statement('find-job-of-page', {
  text: `SELECT ${jobColumns} FROM screening_job j WHERE j.id = $1`,
  takes: { jobId: uuid },
  gives: givesJob,
});
const lockJob = statement('lock-job-of-page', {
  text: `SELECT ${jobColumns} FROM screening_job j WHERE j.id = $1 FOR UPDATE OF j`,
  takes: { jobId: uuid },
  gives: givesJob,
});
const lockOwnJob = statement('lock-job-that-takes-uploads', {
  text: `SELECT ${jobColumns} FROM screening_job j WHERE j.id = $1 AND j.account_id = $2 FOR UPDATE OF j`,
  takes: { jobId: uuid, accountId: uuid },
  gives: givesJob,
});
const findOwnJob = statement('find-job-that-takes-uploads', {
  text: `SELECT ${jobColumns} FROM screening_job j WHERE j.id = $1 AND j.account_id = $2`,
  takes: { jobId: uuid, accountId: uuid },
  gives: givesJob,
});
const countCandidates = statement('count-candidates-of-page', {
  text: 'SELECT count(*)::int AS candidates FROM candidate WHERE job_id = $1',
  takes: { jobId: uuid },
  gives: { candidates: int4 },
});

export type JobOfPage = Row<typeof findJob>;

/** Jobs, as people are told of them before they agree. */
@Injectable()
export class JobPageRepository {
  constructor(private readonly database: DataSource) {}

  /** `askerId` null: somebody without an account. A job of a sandbox is there for the people of a sandbox alone, and they see no other. */
  async findJob(jobId: string, askerId: string | null): Promise<JobOfPage | null> {
    const found = await row(this.database, findJob, { jobId });
    return found && isSameSide(found.accountId, askerId) ? found : null;
  }

  /** The same, and nobody else applies to it or changes it until the transaction is over. */
  async lockJob(manager: EntityManager, jobId: string): Promise<(JobOfPage & { candidates: number }) | null> {
    const found = await row(manager, lockJob, { jobId });
    return found && { ...found, ...(await onlyRow(manager, countCandidates, { jobId })) };
  }

  /** The job of this account, whether it takes applications or not. */
  async findOwnJob(accountId: string, jobId: string): Promise<JobOfPage | null> {
    return row(this.database, findOwnJob, { jobId, accountId });
  }

  /** The same, held as by {@link lockJob}. */
  async lockOwnJob(manager: EntityManager, accountId: string, jobId: string): Promise<(JobOfPage & { candidates: number }) | null> {
    const found = await row(manager, lockOwnJob, { jobId, accountId });
    return found && { ...found, ...(await onlyRow(manager, countCandidates, { jobId })) };
  }
}
