import type { CandidateChange } from '@folia/contracts/screening/candidate-changes';
import { candidateChanged } from '@folia/contracts/screening/events';
import { newId } from '@folia/platform/new-id';
import { text, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { currentTraceparent } from '@folia/platform/trace';
import type { EntityManager } from 'typeorm';

const tell = statement('tell-candidate-changed', {
  text: `
    INSERT INTO outbox (id, name, payload, traceparent)
    SELECT $1, $2, jsonb_build_object('accountId', job.account_id, 'jobId', job.id, 'candidateId', candidate.id, 'change',
      coalesce($5, CASE agreement.way WHEN 'apply' THEN 'applied' WHEN 'upload' THEN 'uploaded' ELSE 'agreed' END)), $3
    FROM candidate JOIN screening_job job ON job.id = candidate.job_id JOIN agreement ON agreement.id = candidate.agreement_id
    WHERE agreement.id = $4 OR candidate.id = $4`,
  takes: { eventId: uuid, event: text, traceparent: text, id: uuid, change: text.as<CandidateChange>().nullable },
});

const listCandidates = statement('list-candidates-to-tell', {
  text: 'SELECT id FROM candidate WHERE job_id = $1 ORDER BY number FOR UPDATE',
  takes: { jobId: uuid },
  gives: { id: uuid },
});

/** Publishes what happened to a candidate, by their id or that of their agreement, while their row is there; null is the way that they came onto the board. */
export async function tellCandidate(manager: EntityManager, id: string, change: CandidateChange | null): Promise<void> {
  await affected(manager, tell, { eventId: newId(), event: candidateChanged.name, traceparent: currentTraceparent(), id, change });
}

/** Publishes that all candidates of a job are gone with it; call it before they are. */
export async function tellCandidatesOver(manager: EntityManager, jobId: string): Promise<void> {
  for (const { id } of await rows(manager, listCandidates, { jobId })) await tellCandidate(manager, id, 'over');
}
