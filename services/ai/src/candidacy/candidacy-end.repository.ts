import { int4, text, uuid } from '@folia/platform/sql-type';
import { affected, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { standingStates } from '../screening/standing-state';
import { tellCandidate } from '../screening/tell-candidate.repository';

/** SQL: what is left of an address that withdrew from a job, so that nobody is put on its board again. */
export const addressPrint = (jobId: string, email: string) => `sha256(convert_to(${jobId}::text || ' ' || ${email}, 'UTF8'))`;

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
const listOver = statement('list-agreements-that-are-over', {
  text: `SELECT id FROM agreement WHERE state = 'given' AND ends_at < now() ORDER BY ends_at LIMIT 100`,
  gives: { id: uuid },
});
const deleteAgreement = statement('delete-agreement', { text: `DELETE FROM agreement WHERE id = $1 AND state = 'given'`, takes: { id: uuid } });
const deleteOld = statement('delete-old-receipts-and-askings', {
  text: `DELETE FROM agreement WHERE (state = 'asked' AND ends_at < now()) OR (state = 'withdrawn' AND ends_at < now() - make_interval(months => $1))`,
  takes: { months: int4 },
});

/** The ends of candidacies: what is erased, and what the log keeps. */
@Injectable()
export class CandidacyEndRepository {
  constructor(private readonly database: DataSource) {}

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
    await tellCandidate(manager, agreementId, kind === 'withdrawn' ? 'withdrawn' : 'over');
    return (await row(manager, deleteCandidate, { agreementId }))?.fileKey ?? null;
  }
}
