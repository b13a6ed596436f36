import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type Job, type JobState, type JobView, maxAttempts } from '@folia/contracts/job';
import { jobDone, jobFailed } from '@folia/contracts/job/events';
import type { DataSource, EntityManager } from 'typeorm';
import { GroupedCalls } from './grouped-calls';
import { newId } from './new-id';
import { outboxRow } from './outbox';
import { float8, int4, jsonb, text, timestamptz, uuid } from './sql-type';
import { affected, onlyRow, type RowOf, row, rows, statement } from './statement';
import { currentTraceparent } from './trace';

/**
 * Indexes of the rows that are not over. They depend on `finished_at`, which does not change between claims: a claim or a heartbeat rewrites its row within the
 * page and touches no index.
 */
export const openJobIndexes = `
  CREATE INDEX job_open ON job (created_at) WHERE finished_at IS NULL;
  CREATE INDEX job_owner_open ON job (owner_id) WHERE finished_at IS NULL;`;

/**
 * How often a job met a dependency that was unavailable, since when it has been waiting for one, and when it resumes. Outages count as attempts too, since
 * attempts are the fence, but each outage allows one attempt more.
 */
export const jobOutages = `
  ALTER TABLE job
    ADD COLUMN IF NOT EXISTS outages int NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS waiting_since timestamptz,
    ADD COLUMN IF NOT EXISTS resume_at timestamptz;`;

/** The table of one service's jobs. The row is the truth; messages only point to it (DESIGN section 1.4). */
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
  ) WITH (fillfactor = 70);
  ${openJobIndexes}
  ${jobOutages}`;

/** A job that has no row yet. */
export type NewJob = { id: string; job: Job; ownerId: string; caller: Caller };
/** A worker's hold on a row: everything it writes names this attempt, so an overtaken worker writes nothing. `outages` of the attempts do not count. */
export type Claim = { id: string; kind: string; ownerId: string; caller: Caller; attempt: number; outages: number };

type End = { claim: Claim; traceparent: string };

/** Columns of a job's row that {@link toJobView} and the desk read. */
export const jobColumns = 'id, kind, owner_id, state, attempt, step, percent, heartbeat_at, waiting_since, error_code, error_message, created_at, finished_at';
/** Types of {@link jobColumns}. */
export const jobGives = {
  id: uuid,
  kind: text,
  owner_id: uuid,
  state: text.as<JobState>(),
  attempt: int4,
  step: text.nullable,
  percent: int4,
  heartbeat_at: timestamptz.nullable,
  waiting_since: timestamptz.nullable,
  error_code: text.nullable,
  error_message: text.nullable,
  created_at: timestamptz,
  finished_at: timestamptz.nullable,
};
/** A row as the table holds it. */
export type JobRow = RowOf<typeof jobGives>;

/** The part of a job's row that everybody who may see the job sees. */
export const toJobView = (row: JobRow): JobView => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  attempt: row.attempt,
  step: row.step,
  percent: row.percent,
  waitingSince: row.state === 'accepted' ? (row.waiting_since?.toISOString() ?? null) : null,
  error: row.error_code ? { code: row.error_code, message: row.error_message ?? '' } : null,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** How long a job waits for an unavailable dependency before it fails. */
const longestOutage = '6 hours';
/** The longest pause between two tries while a dependency is unavailable, in seconds: so late at most does a job notice that it is back. */
const longestPauseS = 16;

const overOf = (claim: Claim) => ({ jobId: claim.id, kind: claim.kind, ownerId: claim.ownerId });

const insertJobs = statement('insert-jobs', {
  text: 'INSERT INTO job (id, kind, owner_id, caller) SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::jsonb[])',
  takes: { ids: uuid.array, kinds: text.array, ownerIds: uuid.array, callers: jsonb.array },
});

/**
 * Duplicate messages may make two groups claim the same rows in a different order. The database then aborts one of them (a deadlock), and the sweep picks its
 * rows up again.
 */
const claimJobs = statement('claim-jobs', {
  text: `
    UPDATE job SET state = 'running', attempt = attempt + 1, heartbeat_at = now()
    WHERE id = ANY($1) AND (state = 'accepted' OR (state = 'running' AND heartbeat_at < now() - interval '8 s')) AND attempt < $2 + outages
    RETURNING id, kind, owner_id AS "ownerId", caller, attempt, outages`,
  takes: { ids: uuid.array, maxAttempts: int4 },
  gives: { id: uuid, kind: text, ownerId: uuid, caller: jsonb.as<Caller>(), attempt: int4, outages: int4 },
  isPrepared: true,
});

const heartbeatJob = statement('heartbeat-job', {
  text: `
    UPDATE job SET heartbeat_at = now(), step = coalesce($3, step), percent = greatest(percent, $4)
    WHERE id = $1 AND attempt = $2 AND state = 'running'`,
  takes: { id: uuid, attempt: int4, step: text.nullable, percent: int4 },
});

/** The events' payload (`jobOver`) is built from the rows themselves: only ids have to be sent. */
const finishJobs = statement('finish-jobs', {
  text: `
    WITH ended AS (
      UPDATE job SET state = 'done', percent = 100, finished_at = now()
      FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::text[]) AS held (job_id, attempt, event_id, traceparent)
      WHERE job.id = held.job_id AND job.attempt = held.attempt AND state = 'running'
      RETURNING id, kind, owner_id, event_id, traceparent)
    INSERT INTO outbox (id, name, payload, traceparent)
    SELECT event_id, $5, jsonb_build_object('jobId', id, 'kind', kind, 'ownerId', owner_id), traceparent FROM ended RETURNING id`,
  takes: { ids: uuid.array, attempts: int4.array, eventIds: uuid.array, traceparents: text.array, event: text },
  gives: { id: uuid },
  isPrepared: true,
});

const failJob = statement('fail-job', {
  text: `
    WITH ended AS (
      UPDATE job SET state = 'failed', error_code = $7, error_message = $8, finished_at = now() WHERE id = $1 AND attempt = $2 AND state = 'running' RETURNING id)
    INSERT INTO outbox (id, name, payload, traceparent) SELECT $3::uuid, $4, $5::jsonb, $6 FROM ended`,
  takes: { id: uuid, attempt: int4, eventId: uuid, event: text, payload: jsonb, traceparent: text, code: text, message: text },
});

const retryJob = statement('retry-job', {
  text: `
    UPDATE job SET state = 'accepted', heartbeat_at = now(), waiting_since = NULL, resume_at = NULL
    WHERE id = $1 AND attempt = $2 AND state = 'running'`,
  takes: { id: uuid, attempt: int4 },
});

const letJobWait = statement('let-job-wait', {
  text: `
    UPDATE job SET state = 'accepted', heartbeat_at = now(), outages = outages + 1, waiting_since = coalesce(waiting_since, now()),
      resume_at = now() + make_interval(secs => $3)
    WHERE id = $1 AND attempt = $2 AND state = 'running' AND coalesce(waiting_since, now()) > now() - interval '${longestOutage}'`,
  takes: { id: uuid, attempt: int4, pauseS: float8 },
});

const cancelJob = statement('cancel-job', {
  text: `UPDATE job SET state = 'cancelled', finished_at = now() WHERE id = $1 AND state IN ('accepted', 'running') RETURNING ${jobColumns}`,
  takes: { id: uuid },
  gives: jobGives,
});

const cancelJobsOf = statement('cancel-jobs-of-owner', {
  text: `UPDATE job SET state = 'cancelled', finished_at = now() WHERE owner_id = $1 AND finished_at IS NULL RETURNING id, kind`,
  takes: { ownerId: uuid },
  gives: { id: uuid, kind: text },
});

const findJob = statement('find-job', {
  text: `SELECT ${jobColumns} FROM job WHERE id = $1 AND owner_id = $2`,
  takes: { id: uuid, ownerId: uuid },
  gives: jobGives,
});

const lookAtJobs = statement('look-at-jobs', {
  text: `
    SELECT place::int AS place, ${jobColumns} FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked (job_id, asker_id, place)
    JOIN job ON id = job_id AND owner_id = asker_id`,
  takes: { ids: uuid.array, ownerIds: uuid.array },
  gives: { place: int4, ...jobGives },
});

const listStates = statement('list-job-states', {
  text: 'SELECT id, state FROM job WHERE id = ANY($1)',
  takes: { ids: uuid.array },
  gives: { id: uuid, state: text.as<JobState>() },
});

const findTurn = statement('find-turn-of-job', {
  text: 'SELECT count(*)::int + 1 AS turn FROM job WHERE owner_id = (SELECT owner_id FROM job WHERE id = $1) AND finished_at IS NULL',
  takes: { id: uuid },
  gives: { turn: int4 },
});

const listStale = statement('list-stale-jobs', {
  text: `
    WITH lost AS (
      SELECT id, owner_id FROM job
      WHERE finished_at IS NULL
        AND ((state = 'accepted' AND greatest(coalesce(heartbeat_at, created_at), resume_at) < now() - interval '10 s')
          OR (state = 'running' AND heartbeat_at < now() - interval '8 s'))),
    placed AS (
      SELECT id, (row_number() OVER (PARTITION BY owner_id ORDER BY created_at, id))::int + 1 AS turn FROM job
      WHERE finished_at IS NULL AND owner_id IN (SELECT owner_id FROM lost))
    SELECT id, kind, owner_id AS "ownerId", attempt, turn FROM job JOIN lost USING (id, owner_id) JOIN placed USING (id)
    ORDER BY turn, created_at LIMIT 500 FOR UPDATE OF job SKIP LOCKED`,
  gives: { id: uuid, kind: text, ownerId: uuid, attempt: int4, turn: int4 },
});

const failExhausted = statement('fail-exhausted-jobs', {
  text: `
    UPDATE job SET state = 'failed', error_code = 'INTERNAL', error_message = $2, finished_at = now()
    WHERE finished_at IS NULL AND attempt >= $1 + outages AND (state = 'accepted' OR (state = 'running' AND heartbeat_at < now() - interval '8 s'))
    RETURNING id, kind, owner_id AS "ownerId"`,
  takes: { maxAttempts: int4, message: text },
  gives: { id: uuid, kind: text, ownerId: uuid },
});

/** When the turn of a new job comes, after `open` others of its owner's ({@link JobRows.turnOf}). */
export const turnAfter = (open: number): number => open + 2;

export class JobRows {
  private readonly inserts = new GroupedCalls<NewJob, undefined>((added) => this.insertAll(this.database.manager, added));
  private readonly claims = new GroupedCalls<string, Claim | null>((ids) => this.claimAll(ids));
  private readonly ends = new GroupedCalls<End, boolean>((ends) => this.finishAll(ends));

  constructor(readonly database: DataSource) {}

  /** Accepts a job, in the transaction of what belongs to it, if there is any. */
  async insert(job: NewJob, manager?: EntityManager): Promise<void> {
    await (manager ? this.insertAll(manager, [job]) : this.inserts.call(job));
  }

  /** Takes a row to work on, or null: another worker has it, it is over, or its attempts are used up. */
  claim(id: string): Promise<Claim | null> {
    return this.claims.call(id);
  }

  /** False: the job was cancelled or overtaken, so stop working. */
  async heartbeat(claim: Claim, step: string | null, percent: number): Promise<boolean> {
    return (await affected(this.database, heartbeatJob, { id: claim.id, attempt: claim.attempt, step, percent })) === 1;
  }

  /** Marks the row as done and publishes that in one statement, in the transaction of the result if there is one. False: the claim is gone. */
  async finish(claim: Claim, manager?: EntityManager): Promise<boolean> {
    const end = { claim, traceparent: currentTraceparent() };
    return manager ? (await this.finishAll([end], manager))[0] === true : this.ends.call(end);
  }

  /** Marks the row as failed and publishes that in one statement. */
  async fail(claim: Claim, code: string, message: string): Promise<boolean> {
    const told = outboxRow(jobFailed, overOf(claim));
    return (await affected(this.database, failJob, { id: claim.id, attempt: claim.attempt, ...told, code, message })) === 1;
  }

  /** Puts a row back after a fault that may pass; it no longer counts as waiting for a dependency. */
  async retry(claim: Claim): Promise<boolean> {
    return (await affected(this.database, retryJob, { id: claim.id, attempt: claim.attempt })) === 1;
  }

  /**
   * Puts a row back because a dependency is unavailable, which does not count as an attempt. Answers how many milliseconds to wait: 1 s at first, then twice as
   * long each time, up to 16 s. Null: the claim is gone, or the job has waited for six hours.
   */
  async wait(claim: Claim): Promise<number | null> {
    const pauseS = Math.min(2 ** claim.outages, longestPauseS);
    const waits = await affected(this.database, letJobWait, { id: claim.id, attempt: claim.attempt, pauseS });
    return waits === 1 ? pauseS * 1_000 : null;
  }

  /** Ends a job of this owner; throws NOT_FOUND, JOB_OVER. */
  async cancel(manager: EntityManager, id: string, ownerId: string): Promise<{ view: JobView; ownerId: string }> {
    const job = await this.get(id, ownerId);
    const cancelled = await row(manager, cancelJob, { id: job.id });
    if (!cancelled) throw new AppError('JOB_OVER');
    return { view: toJobView(cancelled), ownerId: cancelled.owner_id };
  }

  /** Ends every open job of a person. Answers the jobs it ended. */
  async cancelAll(manager: EntityManager, ownerId: string): Promise<{ id: string; kind: string }[]> {
    return rows(manager, cancelJobsOf, { ownerId });
  }

  /** Throws NOT_FOUND, also for another person's job. */
  async get(id: string, ownerId: string): Promise<JobView> {
    const found = await row(this.database, findJob, { id, ownerId });
    if (!found) throw new AppError('NOT_FOUND');
    return toJobView(found);
  }

  /** Many jobs in the order asked, each if it is its owner's; null otherwise. */
  async look(asked: readonly { id: string; ownerId: string }[]): Promise<(JobView | null)[]> {
    const found = await rows(this.database, lookAtJobs, { ids: asked.map(({ id }) => id), ownerIds: asked.map(({ ownerId }) => ownerId) });
    const views = new Map(found.map((one) => [one.place, toJobView(one)]));
    return asked.map((_, index) => views.get(index + 1) ?? null);
  }

  async states(ids: string[]): Promise<Record<string, JobState | 'unknown'>> {
    const known = new Map((await rows(this.database, listStates, { ids })).map((one) => [one.id, one.state]));
    return Object.fromEntries(ids.map((id) => [id, known.get(id) ?? 'unknown']));
  }

  /** When a job's turn comes: after as many jobs of others as its owner has open, so that nobody's backlog holds up everybody else (DESIGN section 2). */
  async turnOf(id: string): Promise<number> {
    return (await onlyRow(this.database, findTurn, { id })).turn;
  }

  /** Rows whose message or worker was lost: waiting for 10 s, or 8 s without a heartbeat. Each has the turn it had when its owner's jobs were accepted. */
  async stale(): Promise<{ id: string; kind: string; ownerId: string; attempt: number; turn: number }[]> {
    return this.database.transaction((manager) => rows(manager, listStale));
  }

  /** Ends rows that have used up their attempts and whose last worker is gone. Answers the jobs it ended. */
  async failExhausted(manager: EntityManager, message: string): Promise<{ id: string; kind: string; ownerId: string }[]> {
    return rows(manager, failExhausted, { maxAttempts, message });
  }

  private async insertAll(manager: EntityManager, added: NewJob[]): Promise<undefined[]> {
    await affected(manager, insertJobs, {
      ids: added.map((one) => one.id),
      kinds: added.map((one) => one.job.name),
      ownerIds: added.map((one) => one.ownerId),
      callers: added.map((one) => one.caller),
    });
    return [];
  }

  private async claimAll(ids: string[]): Promise<(Claim | null)[]> {
    const claimed = new Map((await rows(this.database, claimJobs, { ids, maxAttempts })).map((one) => [one.id, one]));
    return ids.map((id) => {
      const claim = claimed.get(id) ?? null;
      // The same id may be in a group twice: only the first one gets it.
      claimed.delete(id);
      return claim;
    });
  }

  private async finishAll(ends: End[], manager?: EntityManager): Promise<boolean[]> {
    const eventIds = ends.map(() => newId());
    const told = await rows(manager ?? this.database, finishJobs, {
      ids: ends.map(({ claim }) => claim.id),
      attempts: ends.map(({ claim }) => claim.attempt),
      eventIds,
      traceparents: ends.map(({ traceparent }) => traceparent),
      event: jobDone.name,
    });
    const ids = new Set(told.map((one) => one.id));
    return eventIds.map((id) => ids.has(id));
  }
}
