import type { ConnectorCall } from '@folia/contracts/connector/shapes';
import { type ConnectorCallName, type ConnectorCallState, type ConnectorKind, connectorCallDays } from '@folia/contracts/connector/words';
import type { DeliveryTry } from '@folia/contracts/webhook/shapes';
import { deliveryMs } from '@folia/contracts/webhook/words';
import { newId } from '@folia/platform/new-id';
import { bool, float8, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Database, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A claim holds for one try and a moment more; afterwards another worker may take it over. */
const claimS = deliveryMs / 1_000 + 5;
/** That a copy is left is news, and no call that failed. */
const isFailedSql = `l.call <> 'copy_left' AND (l.state IN ('refused', 'failed', 'stopped', 'unclear') OR (l.state = 'waiting' AND l.round > 0))`;

const insertCall = statement('insert-connector-call', {
  text: 'INSERT INTO connector_call (id, connector_id, test_id, handover_id, call, state, note, tries) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
  takes: { id: uuid, connectorId: uuid, testId: uuid.nullable, handoverId: uuid.nullable, call: text, state: text, note: text.nullable, tries: jsonb },
});
const claimCalls = statement('claim-connector-calls', {
  text: `
    WITH due AS (
      SELECT l.id FROM connector_call l JOIN connector c ON c.id = l.connector_id
      WHERE c.is_on AND ((l.state = 'waiting' AND l.due_at <= now()) OR (l.state = 'sending' AND l.claimed_at < now() - interval '${claimS} s'))
      ORDER BY l.due_at LIMIT $1 FOR UPDATE OF l SKIP LOCKED
    )
    UPDATE connector_call l SET state = 'sending', attempt = attempt + 1, claimed_at = now() FROM due, connector c, connector_test t
    WHERE l.id = due.id AND c.id = l.connector_id AND t.id = l.test_id
    RETURNING l.id, l.attempt, l.round, c.id AS "connectorId", c.kind, c.sealed_key AS "sealedKey", t.external_id AS address`,
  takes: { most: int8 },
  gives: { id: uuid, attempt: int4, round: int4, connectorId: uuid, kind: text.as<ConnectorKind>(), sealedKey: text, address: text },
});
const saveTry = statement('save-try-of-connector-call', {
  text: `
    UPDATE connector_call SET state = $3, round = round + 1, due_at = now() + make_interval(secs => $4), tries = tries || $5
    WHERE id = $1 AND attempt = $2 AND state = 'sending'`,
  takes: { id: uuid, attempt: int4, state: text, wait: float8, made: jsonb },
});
const stopCalls = statement('stop-connector-calls', {
  text: `UPDATE connector_call SET state = 'stopped', attempt = attempt + 1 WHERE connector_id = $1 AND state IN ('waiting', 'sending')`,
  takes: { connectorId: uuid },
});
const retryCall = statement('retry-connector-call', {
  text: `
    UPDATE connector_call SET state = 'waiting', round = 0, due_at = now(), attempt = attempt + 1
    WHERE connector_id = $1 AND id = $2 AND call = 'completed' AND state <> 'sending'`,
  takes: { connectorId: uuid, id: uuid },
});
const listCalls = statement('list-connector-calls', {
  text: `
    SELECT l.id, l.call, l.state, l.note, coalesce(t.job_id, h.job_id) AS "jobId",
      coalesce(t.profile_url, h.profile_url) AS "profileUrl", l.tries,
      CASE WHEN l.state = 'waiting' THEN l.due_at END AS "nextAt", l.created_at AS "createdAt"
    FROM connector_call l LEFT JOIN connector_test t ON t.id = l.test_id LEFT JOIN handover h ON h.id = l.handover_id
    WHERE l.connector_id = $1 AND ($2::uuid IS NULL OR l.id < $2) AND (NOT $3 OR ${isFailedSql}) ORDER BY l.id DESC LIMIT $4`,
  takes: { connectorId: uuid, cursor: uuid.nullable, isFailed: bool, limit: int8 },
  gives: {
    id: uuid,
    call: text.as<ConnectorCallName>(),
    state: text.as<ConnectorCallState>(),
    note: text.nullable,
    jobId: uuid.nullable,
    profileUrl: text.nullable,
    tries: jsonb.as<DeliveryTry[]>(),
    nextAt: timestamptz.nullable,
    createdAt: timestamptz,
  },
});
const removeOld = statement('remove-old-connector-calls', {
  text: `DELETE FROM connector_call WHERE id IN (SELECT id FROM connector_call WHERE created_at < now() - interval '${connectorCallDays} days' LIMIT 5000)`,
});

export type ClaimedCall = Row<typeof claimCalls>;
type NewCall = {
  connectorId: string;
  testId?: string | null;
  handoverId?: string;
  call: ConnectorCallName;
  state: ConnectorCallState;
  note?: string | null;
  tries?: readonly DeliveryTry[];
};

/** What passed between the two sides. A row is the truth of what is still to be told. */
@Injectable()
export class ConnectorCallRepository {
  constructor(readonly database: DataSource) {}

  async insert({ testId = null, handoverId, note = null, tries = [], ...call }: NewCall, database: Database = this.database): Promise<void> {
    await affected(database, insertCall, { id: newId(), testId, handoverId: handoverId ?? null, note, tries, ...call });
  }

  async claim(most: number): Promise<ClaimedCall[]> {
    return rows(this.database, claimCalls, { most });
  }

  /** `wait` is in seconds. A try whose claim another worker has taken over writes nothing. */
  async save({ id, attempt }: ClaimedCall, ended: { state: ConnectorCallState; wait: number; made: DeliveryTry }): Promise<void> {
    await affected(this.database, saveTry, { id, attempt, ...ended, made: [ended.made] });
  }

  async stop(connectorId: string): Promise<void> {
    await affected(this.database, stopCalls, { connectorId });
  }

  /** False for what is not ours to repeat, or is being sent. */
  async retry(connectorId: string, id: string): Promise<boolean> {
    return (await affected(this.database, retryCall, { connectorId, id })) > 0;
  }

  /** The latest first, older than `cursor`. */
  async list(connectorId: string, { state, cursor, limit }: { state: 'all' | 'failed'; cursor?: string; limit: number }): Promise<ConnectorCall[]> {
    const found = await rows(this.database, listCalls, { connectorId, cursor: cursor ?? null, isFailed: state === 'failed', limit });
    return found.map(({ nextAt, createdAt, ...rest }) => ({ ...rest, nextAt: nextAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }));
  }

  async removeOld(): Promise<void> {
    while ((await affected(this.database, removeOld)) > 0);
  }
}
