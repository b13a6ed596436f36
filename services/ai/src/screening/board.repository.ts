import type { AuditedDecision } from '@folia/contracts/audit/shapes';
import type { CandidateNote, Decision, ScreenedResume } from '@folia/contracts/screening/board';
import { logPageSize } from '@folia/contracts/screening/shapes';
import type { AgreementWay, CandidateStage, DecisionKind, FindingState } from '@folia/contracts/screening/words';
import { bool, int4, int8, jsonb, numeric, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Database, type Row, row, rows, statement } from '@folia/platform/statement';
import type { FoundQuote } from '@folia/screening/read-candidate';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Known } from './blind-view';
import { standingState } from './standing-state';

/** State, number of quotes, whether a person changed it, and whether the candidate contests it, by criterion. The state is null where it is not read as the criterion stands now. */
type Cells = Record<string, [FindingState | null, number, boolean, boolean]>;

const listCandidates = statement('list-candidates', {
  text: `
    SELECT c.id, c.version, c.number, c.name, coalesce(c.headline, '') AS headline, coalesce(c.blind_headline, '') AS "blindHeadline", c.stage, a.way,
      c.created_at AS "addedAt", c.seen_before AS "isSeenBefore", c.problem, c.name_shown_at IS NOT NULL AS "isNameShown",
      (SELECT coalesce(jsonb_object_agg(f.criterion_id, jsonb_build_array(
          ${standingState}, jsonb_array_length(f.quotes), f.changed_at IS NOT NULL, x.id IS NOT NULL)), '{}')
        FROM finding f JOIN criterion k ON k.id = f.criterion_id
        LEFT JOIN contest x ON x.candidate_id = f.candidate_id AND x.criterion_id = f.criterion_id AND x.answered_at IS NULL WHERE f.candidate_id = c.id) AS cells,
      ARRAY(SELECT tag FROM candidate_tag t WHERE t.candidate_id = c.id ORDER BY tag) AS tags,
      ARRAY(SELECT tag FROM candidate_tag t WHERE t.candidate_id = c.id AND NOT t.tells_who ORDER BY tag) AS "blindTags",
      EXISTS (SELECT 1 FROM candidate_note n WHERE n.candidate_id = c.id AND $2 = ANY(n.mentions)) AS "mentionsMe"
    FROM candidate c JOIN agreement a ON a.id = c.agreement_id WHERE c.job_id = $1 ORDER BY c.number`,
  takes: { jobId: uuid, readerId: uuid },
  gives: {
    id: uuid,
    version: int4,
    number: int4,
    name: text,
    headline: text,
    blindHeadline: text,
    stage: text.as<CandidateStage>(),
    way: text.as<AgreementWay>(),
    addedAt: timestamptz,
    isSeenBefore: bool,
    problem: text.nullable,
    isNameShown: bool,
    cells: jsonb.as<Cells>(),
    tags: text.array.notNull,
    blindTags: text.array.notNull,
    mentionsMe: bool.notNull,
  },
});
const findDetail = statement('find-candidate-of-screening', {
  text: 'SELECT resume, file_key IS NOT NULL AS "hasFile", corrected_at AS "correctedAt" FROM candidate WHERE id = $1 AND job_id = $2',
  takes: { id: uuid, jobId: uuid },
  gives: { resume: jsonb.as<ScreenedResume>().nullable, hasFile: bool, correctedAt: timestamptz.nullable },
});
const listKnown = statement('list-who-candidates-are', {
  text: 'SELECT id, name, resume, stage, name_shown_at IS NOT NULL AS "isNameShown" FROM candidate WHERE id = ANY($1)',
  takes: { ids: uuid.array },
  gives: { id: uuid, name: text, resume: jsonb.as<ScreenedResume>().nullable, stage: text.as<CandidateStage>(), isNameShown: bool.notNull },
});
const listFindings = statement('list-findings', {
  text: `
    SELECT f.criterion_id AS "criterionId", ${standingState} AS state,
      CASE WHEN f.criterion_version = k.reading_version THEN f.engine_state END AS read, f.quotes, f.years, f.changed_by AS by, f.changed_at AS at,
      coalesce(f.changed_reason, '') AS reason
    FROM finding f JOIN criterion k ON k.id = f.criterion_id WHERE f.candidate_id = $1`,
  takes: { candidateId: uuid },
  gives: {
    criterionId: uuid,
    state: text.as<FindingState>().nullable,
    read: text.as<FindingState>().nullable,
    quotes: jsonb.as<FoundQuote[]>(),
    years: numeric.nullable,
    by: uuid.nullable,
    at: timestamptz.nullable,
    reason: text,
  },
});
const listNotes = statement('list-candidate-notes', {
  text: 'SELECT id, text, written_by AS by, written_at AS at, mentions FROM candidate_note WHERE candidate_id = $1 ORDER BY id',
  takes: { candidateId: uuid },
  gives: { id: uuid, text, by: uuid.nullable, at: timestamptz, mentions: uuid.array },
});
const decisionColumns = `d.id, d.kind, d.candidate_id AS "candidateId", c.number, d.subject, d.from_value AS "from", d.to_value AS "to", d.criterion_id AS "criterionId",
      d.reason, d.states, d.decided_by AS by, d.decided_at AS at`;
const givesDecision = {
  id: uuid,
  kind: text.as<DecisionKind>(),
  candidateId: uuid.nullable,
  number: int4.nullable,
  subject: uuid,
  from: text.nullable,
  to: text.nullable,
  criterionId: uuid.nullable,
  reason: text.nullable,
  states: jsonb.as<Decision['states']>(),
  by: uuid.nullable,
  at: timestamptz,
};
const listDecisions = statement('list-screening-decisions', {
  text: `
    SELECT ${decisionColumns}
    FROM screening_decision d LEFT JOIN candidate c ON c.id = d.candidate_id
    WHERE d.job_id = $1 AND d.account_id = $2 AND ($3::uuid IS NULL OR d.id < $3) ORDER BY d.id DESC LIMIT $4`,
  takes: { jobId: uuid, accountId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: givesDecision,
});
const listDecisionsOfAccount = statement('list-screening-decisions-of-account', {
  text: `
    SELECT ${decisionColumns}, d.job_id AS "jobId"
    FROM screening_decision d LEFT JOIN candidate c ON c.id = d.candidate_id
    WHERE d.account_id = $1 AND ($2::uuid IS NULL OR d.id > $2) ORDER BY d.id LIMIT $3`,
  takes: { accountId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: { ...givesDecision, jobId: uuid },
});
const listDecisionsAbout = statement('list-screening-decisions-about', {
  text: `
    SELECT ${decisionColumns}
    FROM screening_decision d LEFT JOIN candidate c ON c.id = d.candidate_id WHERE d.candidate_id = ANY($1) ORDER BY d.id`,
  takes: { candidateIds: uuid.array },
  gives: givesDecision,
});

export type CandidateRow = Row<typeof listCandidates>;
export type FindingRow = Row<typeof listFindings>;

@Injectable()
export class BoardRepository {
  constructor(private readonly database: DataSource) {}

  async listCandidates(jobId: string, readerId: string, database: Database = this.database): Promise<CandidateRow[]> {
    return rows(database, listCandidates, { jobId, readerId });
  }

  async findDetail(jobId: string, id: string): Promise<Row<typeof findDetail> | null> {
    return row(this.database, findDetail, { id, jobId });
  }

  /** Who these candidates are, by their ids. */
  async listKnown(ids: readonly string[], database: Database = this.database): Promise<Map<string, Known>> {
    if (ids.length === 0) return new Map();
    return new Map((await rows(database, listKnown, { ids })).map(({ id, ...known }) => [id, known]));
  }

  async listFindings(candidateId: string): Promise<FindingRow[]> {
    return rows(this.database, listFindings, { candidateId });
  }

  async listNotes(candidateId: string): Promise<CandidateNote[]> {
    return (await rows(this.database, listNotes, { candidateId })).map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }

  async listDecisions(accountId: string, jobId: string, cursor: string | null): Promise<Decision[]> {
    const found = await rows(this.database, listDecisions, { accountId, jobId, cursor, limit: logPageSize });
    return found.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }

  /** Of all jobs, those that are deleted included; the earliest first, later than `cursor`. */
  async listDecisionsOfAccount(accountId: string, cursor: string | null, limit: number): Promise<AuditedDecision[]> {
    const found = await rows(this.database, listDecisionsOfAccount, { accountId, cursor, limit });
    return found.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }

  /** What was decided about candidates of one job, the earliest first. */
  async listDecisionsAbout(candidateIds: readonly string[]): Promise<Decision[]> {
    return (await rows(this.database, listDecisionsAbout, { candidateIds })).map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }
}
