import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { jobDone, jobFailed } from '@folia/contracts/events';
import { type Job, type JobState, type JobView, maxAttempts } from '@folia/contracts/job';
import type { DataSource, EntityManager } from 'typeorm';
import { outboxRow } from './outbox';

/** Table of the jobs of one service; the row is the truth, messages only point to it (DESIGN section 1.4). */
export const jobTable = `
  CREATE TABLE job (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    owner_id uuid NOT NULL,
    caller jsonb NOT NULL,
    state text NOT NULL DEFAULT 'accepted' CHECK (state IN ('accepted', 'running', 'done', 'failed', 'cancelled')),
    attempt int NOT NULL DEFAULT 0,
    heartbeat_at timestamptz,
    step text,
    percent int NOT NULL DEFAULT 0,
    error_code text,
    error_message text,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
  );
  CREATE INDEX job_open ON job (created_at) WHERE state IN ('accepted', 'running');
  CREATE INDEX job_owner_open ON job (owner_id) WHERE state IN ('accepted', 'running');`;

/** A worker's hold on a row: everything it writes names this attempt, so an overtaken worker writes nothing. */
export type Claim = { id: string; kind: string; ownerId: string; caller: Caller; attempt: number };

type Row = {
  id: string;
  kind: string;
  owner_id: string;
  state: JobState;
  attempt: number;
  step: string | null;
  percent: number;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  finished_at: Date | null;
};

const toJobView = (row: Row): JobView => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  attempt: row.attempt,
  step: row.step,
  percent: row.percent,
  error: row.error_code ? { code: row.error_code, message: row.error_message ?? '' } : null,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** TypeORM answers UPDATE … RETURNING with [rows, count]. */
const updated = async <T>(result: Promise<[T[], number]>): Promise<T[]> => (await result)[0];

export class JobRows {
  constructor(readonly database: DataSource) {}

  async insert(manager: EntityManager, row: { id: string; job: Job; ownerId: string; caller: Caller }): Promise<void> {
    await manager.query('INSERT INTO job (id, kind, owner_id, caller) VALUES ($1, $2, $3, $4)', [
      row.id,
      row.job.name,
      row.ownerId,
      JSON.stringify(row.caller),
    ]);
  }

  /** Takes a row to work on, or null: somebody else has it, it is over, or it had all its attempts. */
  async claim(id: string): Promise<Claim | null> {
    const [row] = await updated<{ kind: string; owner_id: string; caller: Caller; attempt: number }>(
      this.database.query(
        `UPDATE job SET state = 'running', attempt = attempt + 1, heartbeat_at = now()
         WHERE id = $1 AND (state = 'accepted' OR (state = 'running' AND heartbeat_at < now() - interval '8 s')) AND attempt < $2
         RETURNING kind, owner_id, caller, attempt`,
        [id, maxAttempts],
      ),
    );
    return row ? { id, kind: row.kind, ownerId: row.owner_id, caller: row.caller, attempt: row.attempt } : null;
  }

  /** False: cancelled or overtaken, stop working. */
  async heartbeat(claim: Claim, step: string | null, percent: number): Promise<boolean> {
    return this.fenced(this.database.manager, claim, 'heartbeat_at = now(), step = coalesce($3, step), percent = greatest(percent, $4)', [step, percent]);
  }

  /** Ends the row well and tells so, in one statement. False: the claim is gone. */
  finish(manager: EntityManager, claim: Claim): Promise<boolean> {
    return this.ended(manager, claim, jobDone, "state = 'done', percent = 100", []);
  }

  /** Ends the row badly and tells so, in one statement. */
  fail(claim: Claim, code: string, message: string): Promise<boolean> {
    return this.ended(this.database.manager, claim, jobFailed, "state = 'failed', error_code = $7, error_message = $8", [code, message]);
  }

  /** Puts a row back after a fault that may pass. */
  retry(claim: Claim): Promise<boolean> {
    return this.fenced(this.database.manager, claim, "state = 'accepted', heartbeat_at = now()", []);
  }

  /** Ends a job of this caller; throws NOT_FOUND, JOB_OVER. */
  async cancel(manager: EntityManager, id: string, caller: Caller): Promise<{ view: JobView; ownerId: string }> {
    const job = await this.get(id, caller);
    const [row] = await updated<Row>(
      manager.query(`UPDATE job SET state = 'cancelled', finished_at = now() WHERE id = $1 AND state IN ('accepted', 'running') RETURNING *`, [job.id]),
    );
    if (!row) throw new AppError('JOB_OVER');
    return { view: toJobView(row), ownerId: row.owner_id };
  }

  /** Throws NOT_FOUND, also for somebody else's job. */
  async get(id: string, caller: Caller): Promise<JobView> {
    const rows: Row[] = await this.database.query('SELECT * FROM job WHERE id = $1 AND owner_id = $2', [id, callerUserId(caller)]);
    if (!rows[0]) throw new AppError('NOT_FOUND');
    return toJobView(rows[0]);
  }

  async states(ids: string[]): Promise<Record<string, JobState | 'unknown'>> {
    const rows: { id: string; state: JobState }[] = await this.database.query('SELECT id, state FROM job WHERE id = ANY($1)', [ids]);
    const known = new Map(rows.map((row) => [row.id, row.state]));
    return Object.fromEntries(ids.map((id) => [id, known.get(id) ?? 'unknown']));
  }

  async unfinished(ownerId: string): Promise<number> {
    const [row] = await this.database.query(`SELECT count(*)::int AS count FROM job WHERE owner_id = $1 AND state IN ('accepted', 'running')`, [ownerId]);
    return row.count;
  }

  /** Rows whose message or worker got lost: waiting for 10 s or without a heartbeat for 8 s. */
  async stale(): Promise<{ id: string; kind: string; ownerId: string; attempt: number }[]> {
    return this.database.transaction((manager) =>
      manager.query(
        `SELECT id, kind, owner_id AS "ownerId", attempt FROM job
         WHERE (state = 'accepted' AND coalesce(heartbeat_at, created_at) < now() - interval '10 s')
            OR (state = 'running' AND heartbeat_at < now() - interval '8 s')
         ORDER BY created_at LIMIT 500 FOR UPDATE SKIP LOCKED`,
      ),
    );
  }

  /** Ends rows that had all their attempts and whose last worker is gone. Answers what was ended. */
  async failExhausted(manager: EntityManager, message: string): Promise<{ id: string; kind: string; ownerId: string }[]> {
    return updated(
      manager.query(
        `UPDATE job SET state = 'failed', error_code = 'INTERNAL', error_message = $2, finished_at = now()
         WHERE attempt >= $1 AND (state = 'accepted' OR (state = 'running' AND heartbeat_at < now() - interval '8 s'))
         RETURNING id, kind, owner_id AS "ownerId"`,
        [maxAttempts, message],
      ),
    );
  }

  private async ended(manager: EntityManager, claim: Claim, event: typeof jobDone, assignments: string, values: unknown[]): Promise<boolean> {
    const over = { jobId: claim.id, kind: claim.kind, ownerId: claim.ownerId };
    const told: unknown[] = await manager.query(
      `WITH ended AS (UPDATE job SET ${assignments}, finished_at = now() WHERE id = $1 AND attempt = $2 AND state = 'running' RETURNING id)
       INSERT INTO outbox (id, name, payload, traceparent) SELECT $3::uuid, $4, $5::jsonb, $6 FROM ended RETURNING id`,
      [claim.id, claim.attempt, ...outboxRow(event, over), ...values],
    );
    return told.length === 1;
  }

  private async fenced(manager: EntityManager, claim: Claim, assignments: string, values: unknown[]): Promise<boolean> {
    const rows = await updated(
      manager.query(`UPDATE job SET ${assignments} WHERE id = $1 AND attempt = $2 AND state = 'running' RETURNING id`, [claim.id, claim.attempt, ...values]),
    );
    return rows.length === 1;
  }
}
