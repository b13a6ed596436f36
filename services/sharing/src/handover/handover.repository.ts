import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { Handover } from '@folia/contracts/handover/shapes';
import { type HandoverState, handoverMonths } from '@folia/contracts/handover/words';
import type { DeliveryTry } from '@folia/contracts/webhook/shapes';
import { newId } from '@folia/platform/new-id';
import { float8, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Database, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** How long a claim holds, in seconds: for one try with all that it asks. Afterwards nobody knows what became of it. */
const claimS = 60;

const listOfJob = statement('list-handovers-of-job', {
  text: `
    SELECT candidate_id AS "candidateId", state, note, profile_url AS "profileUrl", their_id AS "theirId",
      CASE WHEN state = 'waiting' THEN due_at END AS "nextAt", gone_at AS "goneAt", created_at AS "createdAt"
    FROM handover WHERE connector_id = $1 AND job_id = $2 ORDER BY id DESC LIMIT 1000`,
  takes: { connectorId: uuid, jobId: uuid },
  gives: {
    candidateId: uuid,
    state: text.as<HandoverState>(),
    note: text.nullable,
    profileUrl: text.nullable,
    theirId: int8.nullable,
    nextAt: timestamptz.nullable,
    goneAt: timestamptz.nullable,
    createdAt: timestamptz,
  },
});
// What may be there already is never touched by this: neither what was sent, nor what is unclear.
const want = statement('want-handover', {
  text: `
    INSERT INTO handover (id, connector_id, job_id, candidate_id, their_job_id) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (connector_id, candidate_id) DO UPDATE
    SET state = 'waiting', round = 0, due_at = now(), note = NULL, their_job_id = excluded.their_job_id, attempt = handover.attempt + 1
    WHERE handover.state IN ('failed', 'stopped')`,
  takes: { id: uuid, connectorId: uuid, jobId: uuid, candidateId: uuid, theirJobId: int8 },
});
const claim = statement('claim-handovers', {
  text: `
    WITH due AS (
      SELECT h.id, h.state FROM handover h JOIN connector c ON c.id = h.connector_id
      WHERE (h.state = 'waiting' AND h.due_at <= now() AND c.is_on) OR (h.state = 'sending' AND h.claimed_at < now() - interval '${claimS} s')
      ORDER BY h.due_at LIMIT $1 FOR UPDATE OF h SKIP LOCKED
    )
    UPDATE handover h SET state = 'sending', attempt = attempt + 1, claimed_at = now() FROM due, connector c WHERE h.id = due.id AND c.id = h.connector_id
    RETURNING h.id, h.attempt, h.round, h.job_id AS "jobId", h.candidate_id AS "candidateId", h.their_job_id AS "theirJobId", due.state AS before,
      c.id AS "connectorId", c.account_id AS "accountId", c.kind, c.sealed_credentials AS sealed`,
  takes: { most: int8 },
  gives: {
    id: uuid,
    attempt: int4,
    round: int4,
    jobId: uuid,
    candidateId: uuid,
    theirJobId: int8,
    before: text.as<HandoverState>(),
    connectorId: uuid,
    accountId: uuid,
    kind: text.as<ConnectorKind>(),
    sealed: text.nullable,
  },
});
const save = statement('save-try-of-handover', {
  text: `
    UPDATE handover SET state = $3, note = $4, round = round + 1, due_at = now() + make_interval(secs => $5), tries = tries || $6
    WHERE id = $1 AND attempt = $2 AND state = 'sending' RETURNING tries`,
  takes: { id: uuid, attempt: int4, state: text, note: text.nullable, wait: float8, made: jsonb },
  gives: { tries: jsonb.as<DeliveryTry[]>() },
});
// An answer that came late is worth more than that none was expected any more.
const saveSent = statement('save-sent-handover', {
  text: `
    UPDATE handover SET state = 'sent', note = NULL, their_id = $2, profile_url = $3, tries = tries || $4
    WHERE id = $1 AND state IN ('sending', 'unclear') RETURNING tries`,
  takes: { id: uuid, theirId: int8, profileUrl: text.nullable, made: jsonb },
  gives: { tries: jsonb.as<DeliveryTry[]>() },
});
const findUnclear = statement('find-unclear-handover', {
  text: `SELECT id FROM handover WHERE connector_id = $1 AND job_id = $2 AND candidate_id = $3 AND state = 'unclear'`,
  takes: { connectorId: uuid, jobId: uuid, candidateId: uuid },
  gives: { id: uuid },
});
const sendAgain = statement('send-unclear-handover-again', {
  text: `UPDATE handover SET state = 'waiting', round = 0, due_at = now(), note = NULL, attempt = attempt + 1 WHERE id = $1 AND state = 'unclear'`,
  takes: { id: uuid },
});
// Whoever was never there leaves no copy.
const noteGone = statement('note-handed-over-candidate-gone', {
  text: `
    UPDATE handover h SET gone_at = now(), state = CASE WHEN h.state = 'waiting' THEN 'stopped' ELSE h.state END FROM connector c
    WHERE c.id = h.connector_id AND c.account_id = $1 AND h.candidate_id = $2 AND h.gone_at IS NULL
    RETURNING h.id, h.connector_id AS "connectorId", h.job_id AS "jobId", h.state`,
  takes: { accountId: uuid, candidateId: uuid },
  gives: { id: uuid, connectorId: uuid, jobId: uuid, state: text.as<HandoverState>() },
});
const removeOld = statement('remove-old-handovers', { text: `DELETE FROM handover WHERE created_at < now() - interval '${handoverMonths} months'` });

export type ClaimedHandover = Row<typeof claim>;
type KeptHandover = Handover & { theirId: number | null };

/** Who was handed over to a system of applications, and who is about to be. A row is the truth of what is still to be sent. */
@Injectable()
export class HandoverRepository {
  constructor(readonly database: DataSource) {}

  async list(connectorId: string, jobId: string): Promise<KeptHandover[]> {
    return (await rows(this.database, listOfJob, { connectorId, jobId })).map(({ theirId, nextAt, goneAt, createdAt, ...rest }) => ({
      ...rest,
      theirId: theirId === null ? null : Number(theirId),
      nextAt: nextAt?.toISOString() ?? null,
      goneAt: goneAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }));
  }

  /** Somebody is to be handed over, once however often this is asked. */
  async want(handover: { connectorId: string; jobId: string; candidateId: string; theirJobId: number }): Promise<void> {
    await affected(this.database, want, { id: newId(), ...handover });
  }

  /** `before` is `sending` where a worker has not come back. */
  async claim(most: number): Promise<ClaimedHandover[]> {
    return rows(this.database, claim, { most });
  }

  /** All tries so far; null when another worker has taken the claim over. `wait` is in seconds. */
  async save(
    database: Database,
    { id, attempt }: ClaimedHandover,
    ended: { state: HandoverState; note: string | null; wait: number; made: DeliveryTry },
  ): Promise<DeliveryTry[] | null> {
    return (await row(database, save, { id, attempt, ...ended, made: [ended.made] }))?.tries ?? null;
  }

  /** They are there. All tries so far; null when that was known. */
  async saveSent(database: Database, sent: { id: string; theirId: number; profileUrl: string | null; made?: DeliveryTry }): Promise<DeliveryTry[] | null> {
    return (await row(database, saveSent, { ...sent, made: sent.made ? [sent.made] : [] }))?.tries ?? null;
  }

  async findUnclear(connectorId: string, jobId: string, candidateId: string): Promise<string | null> {
    return (await row(this.database, findUnclear, { connectorId, jobId, candidateId }))?.id ?? null;
  }

  /** False when it is not unclear any more. */
  async sendAgain(id: string): Promise<boolean> {
    return (await affected(this.database, sendAgain, { id })) > 0;
  }

  async noteGone(manager: EntityManager, accountId: string, candidateId: string): Promise<Row<typeof noteGone>[]> {
    return rows(manager, noteGone, { accountId, candidateId });
  }

  async removeOld(): Promise<void> {
    await affected(this.database, removeOld);
  }
}
