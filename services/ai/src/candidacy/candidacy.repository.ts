import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import type { UploadGround, UploadSource } from '@folia/contracts/candidate-upload/words';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import { contestOpenDays } from '@folia/contracts/contest/limits';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import type { AgreementState, AgreementWay, CandidateStage, CriterionImportance, FindingState } from '@folia/contracts/screening/words';
import { bool, bytea, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import type { FoundQuote } from '@folia/screening/read-candidate';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { foundAt, standingState } from '../screening/standing-state';
import { tellCandidate } from '../screening/tell-candidate.repository';

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
    INSERT INTO candidate (id, job_id, number, agreement_id, person_id, name, resume, subject, file_key, file_digest, seen_before, file_bytes)
    SELECT $1, $2, last_number, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM numbered`,
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
    fileBytes: int4,
  },
});
const insertKey = statement('insert-agreement-key', {
  text: 'INSERT INTO agreement_key (hash, agreement_id) VALUES ($1, $2)',
  takes: { hash: bytea, agreementId: uuid },
});

const columns = `a.id, a.job_id AS "jobId", a.person_id AS "personId", a.way, a.state AS agreement, a.shown, a.given_at AS "givenAt", a.ends_at AS "endsAt",
  a.source, a.ground, a.detail, a.uploaded_by AS "uploadedBy", a.passed_to AS "passedTo", c.id AS "candidateId", c.stage, c.read_at AS "readAt"`;
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
  passedTo: text.as<ConnectorKind>().nullable,
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

const replaceResume = statement('replace-resume-of-candidate', {
  text: `
    UPDATE candidate SET name = $2, resume = $3, file_key = $4, file_bytes = $5, file_digest = NULL, problem = NULL, blind_headline = NULL, read_at = NULL, corrected_at = now(),
      resume_version = resume_version + 1 WHERE id = $1`,
  takes: { id: uuid, name: text, resume: jsonb, fileKey: text.nullable, fileBytes: int4 },
});
// What a person found stays; what was read in the words before counts no more.
const forgetFindings = statement('forget-findings-of-candidate', {
  text: `UPDATE finding SET criterion_version = 0, engine_state = NULL, quotes = '[]', years = NULL WHERE candidate_id = $1`,
  takes: { candidateId: uuid },
});
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
  fileBytes?: number;
  digest?: string | null;
  isSeenBefore?: boolean;
};
export type AgreementRow = Row<typeof findOfPerson>;
/** What somebody shares, and the file that it stands in, if there is one. */
export type SharedWords = { name: string; resume: ScreenedResume; fileKey: string | null; fileBytes: number };

/** Agreements of people, and the candidates that stand on them. */
@Injectable()
export class CandidacyRepository {
  constructor(private readonly database: DataSource) {}

  async findGiven(manager: EntityManager, jobId: string, personId: string): Promise<AgreementRow | null> {
    return row(manager, findGiven, { jobId, personId });
  }

  async findGivenFrom(manager: EntityManager, jobId: string, email: string): Promise<AgreementRow | null> {
    return row(manager, findGivenFrom, { jobId, email });
  }

  async insertAgreement(manager: EntityManager, agreement: NewAgreement): Promise<void> {
    await affected(manager, insertAgreement, agreement);
  }

  async insertCandidate(manager: EntityManager, { digest = null, fileBytes = 0, isSeenBefore = false, ...candidate }: NewCandidate): Promise<void> {
    await affected(manager, insertCandidate, { ...candidate, digest, fileBytes, isSeenBefore });
    await tellCandidate(manager, candidate.agreementId, null);
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
  async replaceResume(manager: EntityManager, candidate: { id: string } & SharedWords): Promise<void> {
    await affected(manager, replaceResume, candidate);
    await tellCandidate(manager, candidate.id, 'corrected');
    await affected(manager, forgetFindings, { candidateId: candidate.id });
  }

  async readCandidate(id: string, database: DataSource | EntityManager = this.database): Promise<Row<typeof readCandidate> | null> {
    return row(database, readCandidate, { id });
  }

  async listFindings(candidateId: string, jobId: string): Promise<Row<typeof listFindings>[]> {
    return rows(this.database, listFindings, { candidateId, jobId });
  }
}
