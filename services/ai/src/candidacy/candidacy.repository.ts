import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import type { UploadGround, UploadSource } from '@folia/contracts/candidate-upload/words';
import { contestOpenDays } from '@folia/contracts/contest/limits';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import type { AgreementState, AgreementWay, CandidateStage, CriterionImportance, FindingState } from '@folia/contracts/screening/words';
import { bool, bytea, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import type { FoundQuote } from '@folia/screening/read-candidate';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { foundAt, standingState, standingStates } from '../screening/standing-state';

/** SQL: what is left of an address that withdrew from a job, so that nobody is put on its board again. */
export const addressPrint = (jobId: string, email: string) => `sha256(convert_to(${jobId}::text || ' ' || ${email}, 'UTF8'))`;

const jobColumns = `j.id, j.account_id AS "accountId", j.title, j.company, j.text, j.is_blind AS "isBlind", j.created_by AS "createdBy",
  j.state = 'open' AS "isOpen", j.takes_applications AS "takesApplications",
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
const insertAgreement = statement('insert-given-agreement', {
  text: `
    INSERT INTO agreement (id, job_id, person_id, email, way, shown, state, given_at, ends_at)
    VALUES ($1, $2, $3, $4, $5, $6, 'given', now(), now() + make_interval(months => $7))`,
  takes: { id: uuid, jobId: uuid, personId: uuid.nullable, email: text.nullable, way: text.as<AgreementWay>(), shown: jsonb, months: int4 },
});
// Only a given agreement can be referred to: the table refuses any other (see the migration).
const insertCandidate = statement('insert-candidate', {
  text: `
    WITH numbered AS (UPDATE screening_job SET last_number = last_number + 1 WHERE id = $2 RETURNING last_number)
    INSERT INTO candidate (id, job_id, number, agreement_id, person_id, name, resume, subject, file_key, file_digest, seen_before)
    SELECT $1, $2, last_number, $3, $4, $5, $6, $7, $8, $9, $10 FROM numbered`,
  takes: {
    id: uuid,
    jobId: uuid,
    agreementId: uuid,
    personId: uuid.nullable,
    name: text,
    resume: jsonb,
    subject: uuid,
    fileKey: text.nullable,
    digest: text.nullable,
    isSeenBefore: bool,
  },
});
const insertKey = statement('insert-agreement-key', {
  text: 'INSERT INTO agreement_key (hash, agreement_id) VALUES ($1, $2)',
  takes: { hash: bytea, agreementId: uuid },
});

const columns = `a.id, a.job_id AS "jobId", a.person_id AS "personId", a.way, a.state AS agreement, a.shown, a.given_at AS "givenAt", a.ends_at AS "endsAt",
  a.source, a.ground, a.detail, a.uploaded_by AS "uploadedBy", c.id AS "candidateId", c.stage, c.read_at AS "readAt"`;
const gives = {
  id: uuid,
  jobId: uuid,
  personId: uuid.nullable,
  way: text.as<AgreementWay>(),
  agreement: text.as<AgreementState>(),
  shown: jsonb.as<ShownJob>(),
  givenAt: timestamptz.nullable,
  endsAt: timestamptz.nullable,
  source: text.as<UploadSource>().nullable,
  ground: text.as<UploadGround>().nullable,
  detail: text.nullable,
  uploadedBy: uuid.nullable,
  candidateId: uuid.nullable,
  stage: text.as<CandidateStage>().nullable,
  readAt: timestamptz.nullable,
};
const from = 'FROM agreement a LEFT JOIN candidate c ON c.agreement_id = a.id';
const listOfPerson = statement('list-agreements-of-person', {
  text: `SELECT ${columns} ${from} WHERE a.person_id = $1 ORDER BY a.id DESC LIMIT 500`,
  takes: { personId: uuid },
  gives,
});
const claimUploads = statement('claim-uploads-of-person', {
  text: `
    WITH claimed AS (
      UPDATE agreement SET person_id = $1 WHERE state = 'given' AND way = 'upload' AND person_id IS NULL AND lower(email) = ANY($2) RETURNING id)
    UPDATE candidate SET person_id = $1 FROM claimed WHERE candidate.agreement_id = claimed.id`,
  takes: { personId: uuid, addresses: text.array },
});
const findOfPerson = statement('find-agreement-of-person', {
  text: `SELECT ${columns} ${from} WHERE a.id = $1 AND a.person_id = $2`,
  takes: { id: uuid, personId: uuid },
  gives,
});
const findGiven = statement('find-given-agreement-of-person', {
  text: `SELECT ${columns} ${from} WHERE a.job_id = $1 AND a.person_id = $2 AND a.state = 'given' AND a.way <> 'upload'`,
  takes: { jobId: uuid, personId: uuid },
  gives,
});
const findGivenFrom = statement('find-given-agreement-from-address', {
  text: `SELECT ${columns} ${from} WHERE a.job_id = $1 AND a.email = $2 AND a.state = 'given' AND a.way <> 'upload'`,
  takes: { jobId: uuid, email: text },
  gives,
});
const listFileKeys = statement('list-file-keys-of-candidates', {
  text: 'SELECT file_key AS "fileKey" FROM candidate WHERE file_key = ANY($1) UNION ALL SELECT file_key FROM upload WHERE file_key = ANY($1)',
  takes: { keys: text.array },
  gives: { fileKey: text.notNull },
});
const findByKey = statement('find-agreement-by-key', {
  text: `SELECT ${columns} ${from} JOIN agreement_key k ON k.agreement_id = a.id WHERE k.hash = $1`,
  takes: { hash: bytea },
  gives,
});
const readCandidate = statement('read-candidate-for-themselves', {
  text: `
    SELECT name, resume, file_key AS "fileKey", corrected_at AS "correctedAt", j.is_blind AS "isBlind", name_shown_at IS NOT NULL AS "isNameShown", stage
    FROM candidate JOIN screening_job j ON j.id = candidate.job_id WHERE candidate.id = $1`,
  takes: { id: uuid },
  gives: {
    name: text,
    fileKey: text.nullable,
    correctedAt: timestamptz.nullable,
    resume: jsonb.as<ScreenedResume>().nullable,
    isBlind: bool,
    isNameShown: bool,
    stage: text.as<CandidateStage>(),
  },
});
const listFindings = statement('list-findings-for-candidate', {
  text: `
    SELECT k.id, k.words, k.importance, k.points AS most, coalesce(f.quotes, '[]') AS quotes, f.changed_reason AS reason,
      ${standingState} AS state,
      CASE WHEN ${foundAt} > now() - interval '${contestOpenDays} days' THEN ${foundAt} + interval '${contestOpenDays} days' END AS "contestUntil",
      ${foundAt} AS "foundAt"
    FROM criterion k LEFT JOIN finding f ON f.criterion_id = k.id AND f.candidate_id = $1
    WHERE k.job_id = $2 AND k.importance <> 'excluded' ORDER BY k.position`,
  takes: { candidateId: uuid, jobId: uuid },
  gives: {
    id: uuid,
    words: text,
    importance: text.as<CriterionImportance>(),
    most: int4,
    state: text.as<FindingState>().nullable,
    quotes: jsonb.as<FoundQuote[]>(),
    reason: text.nullable,
    contestUntil: timestamptz.nullable,
    foundAt: timestamptz.nullable,
  },
});

// The log keeps what was found and how far it had come, under the random number; the trigger takes the rest out of its earlier lines.
const logEnd = statement('log-end-of-agreement', {
  text: `
    INSERT INTO screening_decision (id, account_id, job_id, subject, kind, from_value, states)
    SELECT $1, j.account_id, j.id, c.subject, $3, c.stage,
      ${standingStates}
    FROM candidate c JOIN screening_job j ON j.id = c.job_id WHERE c.agreement_id = $2`,
  takes: { id: uuid, agreementId: uuid, kind: text },
});
const deleteCandidate = statement('delete-withdrawn-candidate', {
  text: 'DELETE FROM candidate WHERE agreement_id = $1 RETURNING file_key AS "fileKey"',
  takes: { agreementId: uuid },
  gives: { fileKey: text.nullable },
});
const withdraw = statement('withdraw-agreement', {
  text: `UPDATE agreement SET state = 'withdrawn', email = NULL, address_print = ${addressPrint('job_id', 'email')}, ends_at = now() WHERE id = $1 AND state = 'given'`,
  takes: { id: uuid },
});
const replaceResume = statement('replace-resume-of-candidate', {
  text: `
    UPDATE candidate SET name = $2, resume = $3, file_key = $4, file_digest = NULL, problem = NULL, blind_headline = NULL, read_at = NULL, corrected_at = now(),
      resume_version = resume_version + 1 WHERE id = $1`,
  takes: { id: uuid, name: text, resume: jsonb, fileKey: text.nullable },
});
// What a person found stays; what was read in the words before counts no more.
const forgetFindings = statement('forget-findings-of-candidate', {
  text: `UPDATE finding SET criterion_version = 0, engine_state = NULL, quotes = '[]', years = NULL WHERE candidate_id = $1`,
  takes: { candidateId: uuid },
});
const listOver = statement('list-agreements-that-are-over', {
  text: `SELECT id FROM agreement WHERE state = 'given' AND ends_at < now() ORDER BY ends_at LIMIT 100`,
  gives: { id: uuid },
});
const deleteAgreement = statement('delete-agreement', { text: `DELETE FROM agreement WHERE id = $1 AND state = 'given'`, takes: { id: uuid } });
const deleteOld = statement('delete-old-receipts-and-askings', {
  text: `DELETE FROM agreement WHERE (state = 'asked' AND ends_at < now()) OR (state = 'withdrawn' AND ends_at < now() - make_interval(months => $1))`,
  takes: { months: int4 },
});

export type JobOfPage = Row<typeof findJob>;
/** Of a person with an account, or of an address. */
type Candidate = { id: string; jobId: string; personId: string | null };
type NewAgreement = Candidate & { email: string | null; way: AgreementWay; shown: ShownJob; months: number };
/** `digest` is the file's, in hex. */
type NewCandidate = Candidate & {
  agreementId: string;
  name: string;
  resume: ScreenedResume;
  subject: string;
  fileKey: string | null;
  digest?: string | null;
  isSeenBefore?: boolean;
};
export type AgreementRow = Row<typeof findOfPerson>;

/** Agreements of people, and the candidates that stand on them. */
@Injectable()
export class CandidacyRepository {
  constructor(private readonly database: DataSource) {}

  async findJob(jobId: string): Promise<JobOfPage | null> {
    return row(this.database, findJob, { jobId });
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

  async findGiven(manager: EntityManager, jobId: string, personId: string): Promise<AgreementRow | null> {
    return row(manager, findGiven, { jobId, personId });
  }

  async findGivenFrom(manager: EntityManager, jobId: string, email: string): Promise<AgreementRow | null> {
    return row(manager, findGivenFrom, { jobId, email });
  }

  /** Which of these files are candidates'. */
  async listFileKeys(keys: readonly string[]): Promise<string[]> {
    return (await rows(this.database, listFileKeys, { keys })).map(({ fileKey }) => fileKey);
  }

  async insertAgreement(manager: EntityManager, agreement: NewAgreement): Promise<void> {
    await affected(manager, insertAgreement, agreement);
  }

  async insertCandidate(manager: EntityManager, { digest = null, isSeenBefore = false, ...candidate }: NewCandidate): Promise<void> {
    await affected(manager, insertCandidate, { ...candidate, digest, isSeenBefore });
  }

  async insertKey(manager: EntityManager, agreementId: string, hash: Buffer): Promise<void> {
    await affected(manager, insertKey, { hash, agreementId });
  }

  /** Whoever was uploaded with one of these addresses, in lower case, is this person from now on. */
  async claimUploads(personId: string, addresses: readonly string[]): Promise<void> {
    await affected(this.database, claimUploads, { personId, addresses });
  }

  async list(personId: string): Promise<AgreementRow[]> {
    return rows(this.database, listOfPerson, { personId });
  }

  async find(id: string, personId: string, database: DataSource | EntityManager = this.database): Promise<AgreementRow | null> {
    return row(database, findOfPerson, { id, personId });
  }

  async findByKey(hash: Buffer, database: DataSource | EntityManager = this.database): Promise<AgreementRow | null> {
    return row(database, findByKey, { hash });
  }

  /** Puts other words in the place of those that were shared; everything is read again. */
  async replaceResume(manager: EntityManager, candidate: { id: string; name: string; resume: ScreenedResume; fileKey: string | null }): Promise<void> {
    await affected(manager, replaceResume, candidate);
    await affected(manager, forgetFindings, { candidateId: candidate.id });
  }

  async readCandidate(id: string, database: DataSource | EntityManager = this.database): Promise<Row<typeof readCandidate> | null> {
    return row(database, readCandidate, { id });
  }

  async listFindings(candidateId: string, jobId: string): Promise<Row<typeof listFindings>[]> {
    return rows(this.database, listFindings, { candidateId, jobId });
  }

  /** Erases the candidate and ends the agreement; the key of the file to delete afterwards, if there is one. */
  async withdraw(manager: EntityManager, agreementId: string, logId: string): Promise<string | null> {
    const fileKey = await this.eraseCandidate(manager, agreementId, logId, 'withdrawn');
    await affected(manager, withdraw, { id: agreementId });
    return fileKey;
  }

  async listOver(): Promise<string[]> {
    return (await rows(this.database, listOver)).map(({ id }) => id);
  }

  /** Erases the candidate together with the agreement, whose address leads nowhere from then on; the key of the file as above. */
  async end(manager: EntityManager, agreementId: string, logId: string, kind: 'over' | 'merged'): Promise<string | null> {
    const fileKey = await this.eraseCandidate(manager, agreementId, logId, kind);
    await affected(manager, deleteAgreement, { id: agreementId });
    return fileKey;
  }

  /** Askings that nobody answered in time, and receipts of withdrawals after `months`. */
  async deleteOld(months: number): Promise<void> {
    await affected(this.database, deleteOld, { months });
  }

  private async eraseCandidate(manager: EntityManager, agreementId: string, logId: string, kind: 'withdrawn' | 'over' | 'merged'): Promise<string | null> {
    await affected(manager, logEnd, { id: logId, agreementId, kind });
    return (await row(manager, deleteCandidate, { agreementId }))?.fileKey ?? null;
  }
}
