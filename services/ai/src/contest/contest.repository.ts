import { contestAnswerDays, contestOpenDays } from '@folia/contracts/contest/limits';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import type { CandidateStage, FindingState } from '@folia/contracts/screening/words';
import { bool, bytea, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import type { FoundQuote } from '@folia/screening/read-candidate';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { foundAt, standingState } from '../screening/standing-state';

const columns = `x.id, x.criterion_id AS "criterionId", x.from_state AS "from", x.reason, x.quotes, x.made_at AS "madeAt", x.due_at AS "dueAt",
  coalesce(x.answered_at, now()) > x.due_at AS "isLate", x.to_state AS "to", x.answer, x.answered_by AS "answeredBy", x.answered_at AS "answeredAt"`;
const gives = {
  id: uuid,
  criterionId: uuid,
  from: text.as<FindingState>(),
  reason: text,
  quotes: jsonb.as<FoundQuote[]>(),
  madeAt: timestamptz,
  dueAt: timestamptz,
  isLate: bool.notNull,
  to: text.as<FindingState>().nullable,
  answer: text.nullable,
  answeredBy: uuid.nullable,
  answeredAt: timestamptz.nullable,
};
/** As the candidate's own view and the team's list have them. */
const teamColumns = `${columns}, c.id AS "candidateId", c.number, c.name, c.stage, c.name_shown_at IS NOT NULL AS "isNameShown", c.resume`;
const givesTeam = {
  ...gives,
  candidateId: uuid,
  number: int4,
  name: text,
  stage: text.as<CandidateStage>(),
  isNameShown: bool.notNull,
  resume: jsonb.as<ScreenedResume>().nullable,
};

/** Contests in one answer. */
const contestsAtOnce = 50;
const micros = (time: string) => `(extract(epoch FROM ${time}) * 1000000)::bigint`;

const findFinding = statement('find-finding-to-contest', {
  text: `
    SELECT ${standingState} AS state, ${foundAt} > now() - interval '${contestOpenDays} days' AND NOT EXISTS (
      SELECT 1 FROM contest x WHERE x.candidate_id = f.candidate_id AND x.criterion_id = f.criterion_id
        AND (x.answered_at IS NULL OR x.made_at > ${foundAt})) AS "isOpen"
    FROM finding f JOIN criterion k ON k.id = f.criterion_id
    WHERE f.candidate_id = $1 AND f.criterion_id = $2 AND k.importance <> 'excluded' FOR UPDATE OF f`,
  takes: { candidateId: uuid, criterionId: uuid },
  gives: { state: text.as<FindingState>().nullable, isOpen: bool.notNull },
});
const findResume = statement('find-resume-of-contesting', {
  text: `SELECT c.resume, j.account_id AS "accountId" FROM candidate c JOIN screening_job j ON j.id = c.job_id WHERE c.id = $1 FOR UPDATE OF c`,
  takes: { candidateId: uuid },
  gives: { resume: jsonb.as<ScreenedResume>().nullable, accountId: uuid },
});
const insertContest = statement('insert-contest', {
  text: `
    INSERT INTO contest (id, candidate_id, criterion_id, from_state, reason, quotes, due_at)
    VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${contestAnswerDays} days')`,
  takes: { id: uuid, candidateId: uuid, criterionId: uuid, from: text, reason: text, quotes: jsonb },
});
const listOfCandidate = statement('list-contests-of-candidate', {
  text: `SELECT DISTINCT ON (x.criterion_id) ${columns} FROM contest x WHERE x.candidate_id = $1 ORDER BY x.criterion_id, x.made_at DESC`,
  takes: { candidateId: uuid },
  gives,
});
const listOfJob = statement('list-contests-of-job', {
  text: `
    SELECT * FROM (
      SELECT ${teamColumns}, CASE WHEN x.answered_at IS NULL THEN 0 ELSE 1 END AS "answeredRank",
        CASE WHEN x.answered_at IS NULL THEN ${micros('x.made_at')} ELSE -${micros('x.answered_at')} END AS place
      FROM contest x JOIN candidate c ON c.id = x.candidate_id WHERE c.job_id = $1 AND ($2::uuid IS NULL OR c.id = $2)) listed
    WHERE $3::int IS NULL OR ("answeredRank", place, id) > ($3, $4, $5) ORDER BY "answeredRank", place, id LIMIT ${contestsAtOnce}`,
  takes: { jobId: uuid, candidateId: uuid.nullable, rank: int4.nullable, place: int8.nullable, id: uuid.nullable },
  gives: { ...givesTeam, answeredRank: int4.notNull, place: int8.notNull },
});
const findOfJob = statement('find-contest-of-job', {
  text: `SELECT ${teamColumns} FROM contest x JOIN candidate c ON c.id = x.candidate_id WHERE x.id = $1 AND c.job_id = $2`,
  takes: { id: uuid, jobId: uuid },
  gives: givesTeam,
});
const listInvolved = statement('list-who-decided-what-is-contested', {
  text: `
    SELECT d.decided_by AS id FROM screening_decision d JOIN contest x ON x.candidate_id = d.candidate_id
    WHERE x.id = $1 AND d.decided_by IS NOT NULL AND (d.kind = 'stage' OR (d.kind = 'finding' AND d.criterion_id = x.criterion_id))
    UNION SELECT f.changed_by FROM finding f JOIN contest x USING (candidate_id, criterion_id) WHERE x.id = $1 AND f.changed_by IS NOT NULL`,
  takes: { id: uuid },
  gives: { id: uuid.notNull },
});
const answerContest = statement('answer-contest', {
  text: `
    UPDATE contest SET to_state = $2, answer = $3, answered_by = $4, answered_at = now() WHERE id = $1 AND answered_at IS NULL`,
  takes: { id: uuid, to: text, answer: text, by: uuid },
});
const findAgreement = statement('find-agreement-of-contest', {
  text: `
    SELECT a.id AS "agreementId", a.person_id AS "personId", a.email FROM contest x JOIN candidate c ON c.id = x.candidate_id JOIN agreement a ON a.id = c.agreement_id
    WHERE x.id = $1`,
  takes: { id: uuid },
  gives: { agreementId: uuid, personId: uuid.nullable, email: text.nullable },
});
const insertKey = statement('insert-key-of-contest', {
  text: 'INSERT INTO agreement_key (hash, agreement_id) VALUES ($1, $2)',
  takes: { hash: bytea, agreementId: uuid },
});

type ContestRow = Row<typeof listOfCandidate>;
export type TeamContestRow = Row<typeof findOfJob>;
type Listed = { jobId: string; candidateId?: string; cursor?: string };
type NewContest = { id: string; candidateId: string; criterionId: string; from: FindingState; reason: string; quotes: FoundQuote[] };

/** What candidates contest, and what was answered. All of it goes with the candidate. */
@Injectable()
export class ContestRepository {
  constructor(readonly database: DataSource) {}

  /** What a candidate shared, and whose job it is; nobody changes the candidate until the transaction is over. */
  async findResume(manager: EntityManager, candidateId: string): Promise<Row<typeof findResume> | null> {
    return row(manager, findResume, { candidateId });
  }

  /** A finding that counts; `isOpen` says whether it can be contested now. */
  async findFinding(manager: EntityManager, candidateId: string, criterionId: string): Promise<Row<typeof findFinding> | null> {
    return row(manager, findFinding, { candidateId, criterionId });
  }

  async insert(manager: EntityManager, contest: NewContest): Promise<void> {
    await affected(manager, insertContest, contest);
  }

  /** The last contest of each finding. */
  async listOfCandidate(candidateId: string): Promise<ContestRow[]> {
    return rows(this.database, listOfCandidate, { candidateId });
  }

  /** Those without an answer first, the oldest first among them; then the answered, the latest first. A cursor says after which of them. */
  async listOfJob({ jobId, candidateId, cursor }: Listed): Promise<{ items: TeamContestRow[]; nextCursor: string | null }> {
    const [rank, place, id] = cursor?.split('.') ?? [];
    const after = { rank: rank ? Number(rank) : null, place: place ?? null, id: id ?? null };
    const found = await rows(this.database, listOfJob, { jobId, candidateId: candidateId ?? null, ...after });
    const last = found.length === contestsAtOnce ? found.at(-1) : undefined;
    const items = found.map(({ answeredRank: _rank, place: _place, ...contest }) => contest);
    return { items, nextCursor: last ? `${last.answeredRank}.${last.place}.${last.id}` : null };
  }

  async find(jobId: string, id: string, manager: EntityManager = this.database.manager): Promise<TeamContestRow | null> {
    return row(manager, findOfJob, { id, jobId });
  }

  /** Whoever changed the contested finding, or decided about its candidate. */
  async listInvolved(manager: EntityManager, id: string): Promise<string[]> {
    return (await rows(manager, listInvolved, { id })).map((one) => one.id);
  }

  /** False when it was answered already. */
  async answer(manager: EntityManager, answer: { id: string; to: FindingState; answer: string; by: string }): Promise<boolean> {
    return (await affected(manager, answerContest, answer)) === 1;
  }

  async findAgreement(id: string, manager: EntityManager = this.database.manager): Promise<Row<typeof findAgreement> | null> {
    return row(manager, findAgreement, { id });
  }

  async insertKey(agreementId: string, hash: Buffer): Promise<void> {
    await affected(this.database, insertKey, { agreementId, hash });
  }
}
