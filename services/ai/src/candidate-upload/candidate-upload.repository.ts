import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import { type UploadGround, type UploadSource, uploadKeptDays } from '@folia/contracts/candidate-upload/words';
import type { ItemKind } from '@folia/contracts/item/fields';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import { bool, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Database, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { addressPrint } from '../candidacy/candidacy-end.repository';

const ground = { source: text.as<UploadSource>(), ground: text.as<UploadGround>(), detail: text };
const findOutcome = statement('find-outcome-of-upload', {
  text: 'SELECT id, agreement_id IS NULL AS "isWaiting" FROM upload WHERE job_id = $1 AND request_key = $2',
  takes: { jobId: uuid, requestKey: uuid },
  gives: { id: uuid, isWaiting: bool.notNull },
});
const countWaiting = statement('count-waiting-uploads', {
  text: 'SELECT count(*)::int AS waiting FROM upload WHERE job_id = $1 AND agreement_id IS NULL',
  takes: { jobId: uuid },
  gives: { waiting: int4 },
});
const hasWithdrawn = statement('has-address-withdrawn-from-job', {
  text: `SELECT EXISTS (SELECT 1 FROM agreement WHERE job_id = $1 AND state = 'withdrawn' AND address_print = ${addressPrint('$1::uuid', '$2::text')}) AS "hasWithdrawn"`,
  takes: { jobId: uuid, email: text },
  gives: { hasWithdrawn: bool },
});
const insertUpload = statement('insert-upload', {
  text: `
    INSERT INTO upload (id, job_id, request_key, source, ground, detail, name, resume, file_key, file_name, file_digest, uploaded_by, file_bytes)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  takes: {
    id: uuid,
    jobId: uuid,
    requestKey: uuid,
    ...ground,
    name: text,
    resume: jsonb,
    fileKey: text,
    fileName: text,
    digest: text,
    by: uuid,
    fileBytes: int4,
  },
});
const lockWaiting = statement('lock-waiting-upload', {
  text: `
    SELECT id, request_key AS "requestKey", source, ground, detail, name, resume, file_key AS "fileKey", file_digest AS digest, file_bytes AS "fileBytes" FROM upload
    WHERE id = $1 AND job_id = $2 AND agreement_id IS NULL FOR UPDATE`,
  takes: { id: uuid, jobId: uuid },
  gives: {
    id: uuid,
    requestKey: uuid,
    ...ground,
    name: text.notNull,
    resume: jsonb.as<ScreenedResume>().notNull,
    fileKey: text.notNull,
    digest: text.notNull,
    fileBytes: int4,
  },
});
const insertAgreement = statement('insert-agreement-of-upload', {
  text: `
    INSERT INTO agreement (id, job_id, email, way, shown, state, given_at, ends_at, source, ground, detail, uploaded_by)
    VALUES ($1, $2, $3, 'upload', $4, 'given', now(), now() + make_interval(months => $5), $6, $7, $8, $9)`,
  takes: { id: uuid, jobId: uuid, email: text, shown: jsonb, months: int4, ...ground, by: uuid },
});
// The candidate has taken all of it over.
const finishUpload = statement('finish-upload', {
  text: 'UPDATE upload SET agreement_id = $2, name = NULL, resume = NULL, file_key = NULL, file_name = NULL, file_digest = NULL, file_bytes = 0 WHERE id = $1',
  takes: { id: uuid, agreementId: uuid },
});
const listWaiting = statement('list-waiting-uploads', {
  text: `
    SELECT id, source, ground, detail, file_name AS "fileName", uploaded_by AS by, uploaded_at AS "addedAt",
      uploaded_at + interval '${uploadKeptDays} days' AS "goesAt"
    FROM upload WHERE job_id = $1 AND agreement_id IS NULL ORDER BY id`,
  takes: { jobId: uuid },
  gives: { id: uuid, ...ground, fileName: text.notNull, by: uuid.nullable, addedAt: timestamptz, goesAt: timestamptz.notNull },
});
const deleteWaiting = statement('delete-waiting-upload', {
  text: `
    DELETE FROM upload u USING screening_job j
    WHERE u.id = $1 AND u.job_id = $2 AND j.id = u.job_id AND j.account_id = $3 AND u.agreement_id IS NULL RETURNING u.file_key AS "fileKey"`,
  takes: { id: uuid, jobId: uuid, accountId: uuid },
  gives: { fileKey: text.notNull },
});
const deleteOld = statement('delete-old-waiting-uploads', {
  text: `DELETE FROM upload WHERE agreement_id IS NULL AND uploaded_at < now() - interval '${uploadKeptDays} days' RETURNING file_key AS "fileKey"`,
  gives: { fileKey: text.notNull },
});
const findLetter = statement('find-letter-of-upload', {
  text: `
    SELECT a.email AS address, a.shown, a.source, a.ground, a.detail, ARRAY(SELECT item->>'kind' FROM jsonb_array_elements(c.resume->'items') item) AS kinds
    FROM agreement a JOIN candidate c ON c.agreement_id = a.id WHERE a.id = $1 AND a.way = 'upload' AND a.state = 'given'`,
  takes: { agreementId: uuid },
  gives: {
    address: text.notNull,
    shown: jsonb.as<ShownJob>(),
    source: text.as<UploadSource>().notNull,
    ground: text.as<UploadGround>().notNull,
    detail: text.notNull,
    kinds: text.as<ItemKind>().array,
  },
});

/** Where a file is from, and why it may be compared. */
export type Ground = { source: UploadSource; ground: UploadGround; detail: string };
/** What a file says and where it is; `digest` is its own, in hex. */
export type UploadedFile = { name: string; resume: ScreenedResume; fileKey: string; digest: string; fileBytes: number };
type NewUpload = Ground & UploadedFile & { id: string; jobId: string; requestKey: string; fileName: string; by: string };
type NewAgreement = Ground & { id: string; jobId: string; email: string; shown: ShownJob; months: number; by: string };

/** Files that were uploaded to jobs: those that wait for an address, and which of the others have become candidates. */
@Injectable()
export class CandidateUploadRepository {
  constructor(private readonly database: DataSource) {}

  /** What came of the file that was sent with this key; null when none was. */
  async findOutcome(jobId: string, requestKey: string, database: Database = this.database): Promise<Row<typeof findOutcome> | null> {
    return row(database, findOutcome, { jobId, requestKey });
  }

  async countWaiting(jobId: string, database: Database = this.database): Promise<number> {
    return (await onlyRow(database, countWaiting, { jobId })).waiting;
  }

  /** Whether somebody withdrew from this job who was on its board with this address. */
  async hasWithdrawn(manager: EntityManager, jobId: string, email: string): Promise<boolean> {
    return (await onlyRow(manager, hasWithdrawn, { jobId, email })).hasWithdrawn;
  }

  async insert(manager: EntityManager, upload: NewUpload): Promise<void> {
    await affected(manager, insertUpload, upload);
  }

  /** A file that waits, held until the transaction is over. */
  async lockWaiting(manager: EntityManager, jobId: string, id: string): Promise<Row<typeof lockWaiting> | null> {
    return row(manager, lockWaiting, { id, jobId });
  }

  async insertAgreement(manager: EntityManager, agreement: NewAgreement): Promise<void> {
    await affected(manager, insertAgreement, agreement);
  }

  /** It waits no more: a candidate has its words and its file. */
  async finish(manager: EntityManager, id: string, agreementId: string): Promise<void> {
    await affected(manager, finishUpload, { id, agreementId });
  }

  async listWaiting(jobId: string): Promise<Row<typeof listWaiting>[]> {
    return rows(this.database, listWaiting, { jobId });
  }

  /** The key of the file to delete afterwards; null when no such file waits in this account's job. */
  async deleteWaiting(accountId: string, jobId: string, id: string): Promise<string | null> {
    return (await row(this.database, deleteWaiting, { id, jobId, accountId }))?.fileKey ?? null;
  }

  /** The keys of the files that have waited for too long. */
  async deleteOld(): Promise<string[]> {
    return (await rows(this.database, deleteOld)).map(({ fileKey }) => fileKey);
  }

  async findLetter(agreementId: string): Promise<Row<typeof findLetter> | null> {
    return row(this.database, findLetter, { agreementId });
  }
}
