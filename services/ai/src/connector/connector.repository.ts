import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { AgreementState, CriterionImportance, FindingState } from '@folia/contracts/screening/words';
import { bool, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { standingState } from '../screening/standing-state';

const listTestable = statement('list-jobs-that-can-be-tests', {
  text: `SELECT id FROM screening_job WHERE account_id = $1 AND id = ANY($2) AND state = 'open' AND NOT is_blind`,
  takes: { accountId: uuid, jobIds: uuid.array },
  gives: { id: uuid },
});
const findAgreement = statement('find-agreement-that-is-passed-on', {
  text: `
    SELECT id FROM agreement WHERE job_id = $1 AND email = $2 AND passed_to = $3 AND (state = 'given' OR (state = 'asked' AND ends_at > now()))
    ORDER BY id DESC LIMIT 1`,
  takes: { jobId: uuid, address: text, passedTo: text },
  gives: { id: uuid },
});
const columns = `a.state AS agreement, j.is_blind AS "isBlind", c.read_at AS "readAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('words', k.words, 'importance', k.importance, 'most', k.points, 'state', ${standingState}) ORDER BY k.position), '[]')
   FROM criterion k LEFT JOIN finding f ON f.criterion_id = k.id AND f.candidate_id = c.id WHERE k.job_id = j.id AND k.importance <> 'excluded') AS criteria`;
const gives = {
  agreement: text.as<AgreementState>(),
  isBlind: bool,
  readAt: timestamptz.nullable,
  criteria: jsonb.as<{ words: string; importance: CriterionImportance; most: number; state: FindingState | null }[]>(),
};
const findResult = statement('find-result-that-is-passed-on', {
  text: `
    SELECT ${columns} FROM agreement a JOIN screening_job j ON j.id = a.job_id LEFT JOIN candidate c ON c.agreement_id = a.id
    WHERE a.id = $2 AND j.account_id = $1 AND a.passed_to IS NOT NULL`,
  takes: { accountId: uuid, agreementId: uuid },
  gives,
});
const listRead = statement('list-read-candidates-as-examples', {
  text: `
    SELECT ${columns} FROM agreement a JOIN screening_job j ON j.id = a.job_id JOIN candidate c ON c.agreement_id = a.id
    WHERE j.id = $2 AND j.account_id = $1 AND NOT j.is_blind AND a.state = 'given' AND c.read_at IS NOT NULL ORDER BY c.number LIMIT 5`,
  takes: { accountId: uuid, jobId: uuid },
  gives,
});

/** Agreements that let their result be passed on, and what was found. */
export type FoundForTest = Row<typeof findResult>;

@Injectable()
export class ConnectorRepository {
  constructor(private readonly database: DataSource) {}

  async listTestable(accountId: string, jobIds: readonly string[]): Promise<string[]> {
    return (await rows(this.database, listTestable, { accountId, jobIds })).map(({ id }) => id);
  }

  /** That of this address, asked or given. */
  async findAgreement(jobId: string, address: string, passedTo: ConnectorKind): Promise<string | null> {
    return (await row(this.database, findAgreement, { jobId, address, passedTo }))?.id ?? null;
  }

  async find(accountId: string, agreementId: string): Promise<FoundForTest | null> {
    return row(this.database, findResult, { accountId, agreementId });
  }

  async listRead(accountId: string, jobId: string): Promise<FoundForTest[]> {
    return rows(this.database, listRead, { accountId, jobId });
  }
}
