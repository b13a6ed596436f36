import { bool, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listCompared = statement('list-candidates-for-doubles', {
  text: `
    SELECT c.id, c.number, c.person_id AS "personId", a.email, c.file_digest AS digest, c.name, a.way = 'upload' AS "isUploaded",
      ARRAY(SELECT item->'fields'->>'employer' FROM jsonb_array_elements(c.resume->'items') item WHERE item->>'kind' = 'work' AND item->'fields' ? 'employer') AS employers
    FROM candidate c JOIN agreement a ON a.id = c.agreement_id WHERE c.job_id = $1 ORDER BY c.number`,
  takes: { jobId: uuid },
  gives: {
    id: uuid,
    number: int4,
    personId: uuid.nullable,
    email: text.nullable,
    digest: text.nullable,
    name: text,
    isUploaded: bool.notNull,
    employers: text.array,
  },
});
const listKept = statement('list-kept-doubles', {
  text: 'SELECT k.candidate_id AS "oneId", k.other_id AS "otherId" FROM kept_double k JOIN candidate c ON c.id = k.candidate_id WHERE c.job_id = $1',
  takes: { jobId: uuid },
  gives: { oneId: uuid, otherId: uuid },
});
const lockBoth = statement('lock-two-candidates', {
  text: `
    SELECT c.id, c.number, c.agreement_id AS "agreementId", a.email, a.way = 'upload' AS "isUploaded"
    FROM candidate c JOIN agreement a ON a.id = c.agreement_id JOIN screening_job j ON j.id = c.job_id
    WHERE c.id = ANY($1) AND c.job_id = $2 AND j.account_id = $3 ORDER BY c.id FOR UPDATE OF c`,
  takes: { ids: uuid.array, jobId: uuid, accountId: uuid },
  gives: { id: uuid, number: int4, agreementId: uuid, email: text.nullable, isUploaded: bool.notNull },
});
const keepBoth = statement('keep-both-doubles', {
  text: 'INSERT INTO kept_double (candidate_id, other_id, kept_by) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3) ON CONFLICT DO NOTHING',
  takes: { oneId: uuid, otherId: uuid, by: uuid },
});
const moveNotes = statement('move-notes-of-double', {
  text: 'UPDATE candidate_note SET candidate_id = $2 WHERE candidate_id = $1',
  takes: { fromId: uuid, toId: uuid },
});
const moveKeys = statement('move-keys-of-double', {
  text: 'UPDATE agreement_key SET agreement_id = $2 WHERE agreement_id = $1',
  takes: { fromId: uuid, toId: uuid },
});

export type ComparedRow = Row<typeof listCompared>;
export type LockedRow = Row<typeof lockBoth>;

/** Candidates of one job beside each other, and what was said about two of them. */
@Injectable()
export class CandidateDoubleRepository {
  constructor(private readonly database: DataSource) {}

  async listCompared(jobId: string): Promise<ComparedRow[]> {
    return rows(this.database, listCompared, { jobId });
  }

  async listKept(jobId: string): Promise<Row<typeof listKept>[]> {
    return rows(this.database, listKept, { jobId });
  }

  /** Those of them who are candidates of this account's job, held until the transaction is over. */
  async lock(manager: EntityManager, accountId: string, jobId: string, ids: readonly string[]): Promise<LockedRow[]> {
    return rows(manager, lockBoth, { ids, jobId, accountId });
  }

  async keepBoth(manager: EntityManager, oneId: string, otherId: string, by: string): Promise<void> {
    await affected(manager, keepBoth, { oneId, otherId, by });
  }

  async moveNotes(manager: EntityManager, fromId: string, toId: string): Promise<void> {
    await affected(manager, moveNotes, { fromId, toId });
  }

  /** The addresses that lead to one agreement lead to the other from now on. */
  async moveKeys(manager: EntityManager, fromId: string, toId: string): Promise<void> {
    await affected(manager, moveKeys, { fromId, toId });
  }
}
