import { type CandidateStage, type DecisionKind, decisionLogMonths, type FindingState } from '@folia/contracts/screening/words';
import { newId } from '@folia/platform/new-id';
import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { standingState, standingStates } from './standing-state';

/** A line of the log that is about to be written. */
export type NewDecision = {
  candidateId: string;
  kind: DecisionKind;
  from: string | null;
  to: string | null;
  criterionId: string | null;
  reason: string | null;
  by: string | null;
};

const lockCandidate = statement('lock-candidate', {
  text: `
    SELECT c.id, c.version, c.stage, c.name_shown_at IS NOT NULL AS "isNameShown", j.title AS "jobTitle", j.is_blind AS "isBlind"
    FROM candidate c JOIN screening_job j ON j.id = c.job_id WHERE c.id = $1 AND c.job_id = $2 AND j.account_id = $3 FOR UPDATE OF c`,
  takes: { id: uuid, jobId: uuid, accountId: uuid },
  gives: { id: uuid, version: int4, stage: text.as<CandidateStage>(), isNameShown: bool, jobTitle: text, isBlind: bool },
});
const changeStage = statement('change-stage-of-candidate', {
  text: 'UPDATE candidate SET stage = $2, version = version + 1 WHERE id = $1',
  takes: { id: uuid, stage: text },
});
const showName = statement('show-name-of-candidate', {
  text: 'UPDATE candidate SET name_shown_at = now(), version = version + 1 WHERE id = $1',
  takes: { id: uuid },
});
const findState = statement('find-state-of-finding', {
  text: `
    SELECT ${standingState} AS state FROM criterion k JOIN candidate c ON c.job_id = k.job_id LEFT JOIN finding f ON f.criterion_id = k.id AND f.candidate_id = c.id
    WHERE k.id = $1 AND c.id = $2 AND k.importance <> 'excluded'`,
  takes: { criterionId: uuid, candidateId: uuid },
  gives: { state: text.as<FindingState>().nullable },
});
/** Version 0: nobody has read it yet, so the reading still comes and stays beside it. */
const changeFinding = statement('change-finding', {
  text: `
    INSERT INTO finding (candidate_id, criterion_id, criterion_version, state, quotes, changed_by, changed_reason, changed_at)
    VALUES ($1, $2, 0, $3, '[]', $4, $5, now())
    ON CONFLICT (candidate_id, criterion_id) DO UPDATE SET state = excluded.state, changed_by = excluded.changed_by,
      changed_reason = excluded.changed_reason, changed_at = excluded.changed_at`,
  takes: { candidateId: uuid, criterionId: uuid, state: text, by: uuid, reason: text },
});
const restoreFinding = statement('restore-finding', {
  text: `
    UPDATE finding SET state = engine_state, changed_by = NULL, changed_reason = NULL, changed_at = NULL, found_at = now()
    WHERE candidate_id = $1 AND criterion_id = $2 AND changed_at IS NOT NULL AND engine_state IS NOT NULL`,
  takes: { candidateId: uuid, criterionId: uuid },
});
const insertDecision = statement('insert-screening-decision', {
  text: `
    INSERT INTO screening_decision (id, account_id, job_id, candidate_id, subject, kind, from_value, to_value, criterion_id, reason, decided_by, states)
    SELECT $1, j.account_id, j.id, c.id, c.subject, $3, $4, $5, $6, $7, $8,
      ${standingStates}
    FROM candidate c JOIN screening_job j ON j.id = c.job_id WHERE c.id = $2`,
  takes: {
    id: uuid,
    candidateId: uuid,
    kind: text,
    from: text.nullable,
    to: text.nullable,
    criterionId: uuid.nullable,
    reason: text.nullable,
    by: uuid.nullable,
  },
});
const forgetDecisions = statement('forget-old-screening-decisions', {
  text: `DELETE FROM screening_decision WHERE candidate_id IS NULL AND decided_at < now() - interval '${decisionLogMonths} months'`,
});
const insertNote = statement('insert-candidate-note', {
  text: 'INSERT INTO candidate_note (id, candidate_id, text, written_by, mentions) VALUES ($1, $2, $3, $4, $5) RETURNING written_at AS at',
  takes: { id: uuid, candidateId: uuid, text, by: uuid, mentions: uuid.array },
  gives: { at: timestamptz },
});
const deleteNote = statement('delete-candidate-note', {
  text: 'DELETE FROM candidate_note WHERE id = $1 AND candidate_id = $2 AND written_by = $3',
  takes: { id: uuid, candidateId: uuid, by: uuid },
});

@Injectable()
export class CandidateRepository {
  constructor(readonly database: DataSource) {}

  /** The candidate of this account's job, held until the transaction is over. */
  async lock(manager: EntityManager, accountId: string, jobId: string, id: string): Promise<Row<typeof lockCandidate> | null> {
    return row(manager, lockCandidate, { id, jobId, accountId });
  }

  async changeStage(manager: EntityManager, id: string, stage: CandidateStage): Promise<void> {
    await affected(manager, changeStage, { id, stage });
  }

  async showName(manager: EntityManager, id: string): Promise<void> {
    await affected(manager, showName, { id });
  }

  /** What stands for a criterion that counts; null when there is no such criterion. `state` is null where nothing was found or changed yet. */
  async findState(manager: EntityManager, candidateId: string, criterionId: string): Promise<{ state: FindingState | null } | null> {
    return row(manager, findState, { criterionId, candidateId });
  }

  async changeFinding(
    manager: EntityManager,
    finding: { candidateId: string; criterionId: string; state: FindingState; by: string; reason: string },
  ): Promise<void> {
    await affected(manager, changeFinding, finding);
  }

  /** False when nobody changed it, or there is nothing read to go back to. */
  async restoreFinding(manager: EntityManager, candidateId: string, criterionId: string): Promise<boolean> {
    return (await affected(manager, restoreFinding, { candidateId, criterionId })) === 1;
  }

  async log(manager: EntityManager, decision: NewDecision): Promise<void> {
    await affected(manager, insertDecision, { id: newId(), ...decision });
  }

  /** What was decided about people who are gone, once it is old. */
  async forgetDecisions(): Promise<void> {
    await affected(this.database, forgetDecisions);
  }

  async insertNote(
    manager: EntityManager,
    note: { candidateId: string; by: string; text: string; mentions: readonly string[] },
  ): Promise<{ id: string; at: string }> {
    const id = newId();
    const { at } = await onlyRow(manager, insertNote, { id, ...note, mentions: [...note.mentions] });
    return { id, at: at.toISOString() };
  }

  async deleteNote(manager: EntityManager, candidateId: string, id: string, by: string): Promise<boolean> {
    return (await affected(manager, deleteNote, { id, candidateId, by })) === 1;
  }
}
