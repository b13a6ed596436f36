import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { AgreementWay, CandidateStage } from '@folia/contracts/screening/words';
import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const noteJobs = statement('note-jobs-that-are-handed-over', {
  text: `
    UPDATE screening_job SET handed_to = CASE WHEN id = ANY($3) THEN $2 END
    WHERE account_id = $1 AND (id = ANY($3)) <> (handed_to IS NOT DISTINCT FROM $2)`,
  takes: { accountId: uuid, kind: text, jobIds: uuid.array },
});
const listCandidates = statement('list-candidates-to-hand-over', {
  text: `
    SELECT c.id, c.number, c.name, a.email, coalesce(c.headline, '') AS headline, a.way, a.shown->>'handedTo' AS "handedTo", a.given_at AS "givenAt", c.stage,
      c.name_shown_at IS NOT NULL AS "isNameShown", j.is_blind AS "isBlind"
    FROM candidate c JOIN agreement a ON a.id = c.agreement_id JOIN screening_job j ON j.id = c.job_id
    WHERE j.account_id = $1 AND j.id = $2 AND ($3::uuid[] IS NULL OR c.id = ANY($3)) AND a.state = 'given' ORDER BY c.number`,
  takes: { accountId: uuid, jobId: uuid, candidateIds: uuid.array.nullable },
  gives: {
    id: uuid,
    number: int4,
    name: text,
    email: text.nullable,
    headline: text.notNull,
    way: text.as<AgreementWay>(),
    handedTo: text.nullable,
    givenAt: timestamptz.nullable,
    stage: text.as<CandidateStage>(),
    isNameShown: bool.notNull,
    isBlind: bool,
  },
});

export type CandidateToHandOver = Row<typeof listCandidates>;

/** Jobs whose candidates may be handed over, and what those candidates were told. */
@Injectable()
export class HandoverRepository {
  constructor(private readonly database: DataSource) {}

  async noteJobs(accountId: string, kind: ConnectorKind, jobIds: readonly string[]): Promise<void> {
    await affected(this.database, noteJobs, { accountId, kind, jobIds });
  }

  async listCandidates(accountId: string, jobId: string, candidateIds: readonly string[] | null): Promise<CandidateToHandOver[]> {
    return rows(this.database, listCandidates, { accountId, jobId, candidateIds });
  }
}
