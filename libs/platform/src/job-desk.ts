import { AppError } from '@folia/contracts/errors';
import type { JobState } from '@folia/contracts/job';
import { jobCancelled } from '@folia/contracts/job/events';
import type { DataSource } from 'typeorm';
import { type JobRow, type JobRows, jobColumns, jobGives, toJobView } from './job-rows';
import type { Outbox } from './outbox';
import type { ProgressWriter } from './progress';
import type { Queues } from './queues';
import { int4, int8, text, uuid } from './sql-type';
import { affected, onlyRow, row, rows, statement } from './statement';
import { currentTraceparent } from './trace';

/** Which rows to list; `cursor` is an id, and only older rows are listed. */
export type JobFilter = { id?: string; state?: JobState; kind?: string; code?: string; ownerId?: string; cursor?: string };

const listJobs = statement('list-jobs', {
  text: `
    SELECT ${jobColumns} FROM job
    WHERE ($1::uuid IS NULL OR id = $1) AND ($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR kind = $3) AND ($4::text IS NULL OR error_code = $4)
      AND ($5::uuid IS NULL OR owner_id = $5) AND ($6::uuid IS NULL OR id < $6)
    ORDER BY id DESC LIMIT $7`,
  takes: {
    id: uuid.nullable,
    state: text.nullable,
    kind: text.nullable,
    code: text.nullable,
    ownerId: uuid.nullable,
    cursor: uuid.nullable,
    limit: int8,
  },
  gives: jobGives,
});
const countFailed = statement('count-failed-jobs', {
  text: `
    SELECT count(*)::int AS count FROM job
    WHERE state = 'failed' AND ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR error_code = $2) AND ($3::uuid IS NULL OR owner_id = $3)`,
  takes: { kind: text.nullable, code: text.nullable, ownerId: uuid.nullable },
  gives: { count: int4 },
});
const countJobs = statement('count-jobs', {
  text: `
    SELECT kind, state, count(*)::int AS count FROM job WHERE finished_at IS NULL OR finished_at > now() - interval '1 day'
    GROUP BY kind, state ORDER BY kind, state`,
  gives: { kind: text, state: text.as<JobState>(), count: int4 },
});
const restartJob = statement('restart-job', {
  text: `
    UPDATE job SET state = 'accepted', attempt = 0, outages = 0, waiting_since = NULL, resume_at = NULL, percent = 0, step = NULL,
      error_code = NULL, error_message = NULL, finished_at = NULL, heartbeat_at = now()
    WHERE id = $1 AND state = 'failed' AND coalesce(heartbeat_at, created_at) < now() - interval '8 s' RETURNING ${jobColumns}`,
  takes: { id: uuid },
  gives: jobGives,
});
const endJob = statement('end-job', {
  text: `UPDATE job SET state = 'cancelled', finished_at = now() WHERE id = $1 AND finished_at IS NULL RETURNING ${jobColumns}`,
  takes: { id: uuid },
  gives: jobGives,
});
const hasJob = statement('has-job', { text: 'SELECT 1 FROM job WHERE id = $1', takes: { id: uuid } });

const toAdminJob = (job: JobRow) => ({ ...toJobView(job), ownerId: job.owner_id, heartbeatAt: job.heartbeat_at?.toISOString() ?? null });

/** The jobs of one service as its operator sees them, whoever owns them. The caller checks who may ask. */
export class JobDesk {
  constructor(
    private readonly database: DataSource,
    private readonly rows: JobRows,
    private readonly outbox: Outbox,
    private readonly queues: Queues,
    private readonly progress: ProgressWriter,
  ) {}

  /** Up to `limit` jobs, newest first. */
  async list({ id, state, kind, code, ownerId, cursor }: JobFilter, limit: number) {
    const filter = { id: id ?? null, state: state ?? null, kind: kind ?? null, code: code ?? null, ownerId: ownerId ?? null, cursor: cursor ?? null };
    return (await rows(this.database, listJobs, { ...filter, limit })).map(toAdminJob);
  }

  /** Jobs by kind and state: all open ones, and those that ended within a day. */
  async counts(): Promise<{ kind: string; state: JobState; count: number }[]> {
    return rows(this.database, countJobs);
  }

  /** How many jobs have failed and stay so. */
  async countFailed({ kind, code, ownerId }: Omit<JobFilter, 'id' | 'state' | 'cursor'>): Promise<number> {
    return (await onlyRow(this.database, countFailed, { kind: kind ?? null, code: code ?? null, ownerId: ownerId ?? null })).count;
  }

  /** Restarts a failed job with all its attempts. Throws NOT_FOUND, and CONFLICT when it has not failed or its last worker may still hold it. */
  async retry(id: string) {
    const job = await row(this.database, restartJob, { id });
    if (!job) throw new AppError((await this.exists(id)) ? 'CONFLICT' : 'NOT_FOUND');
    await this.queues.add(job.kind, `${id}-1`, { id, traceparent: currentTraceparent() }, { turn: await this.rows.turnOf(id) });
    return toAdminJob(job);
  }

  /** Ends a job that is not over and publishes that; throws NOT_FOUND, JOB_OVER. */
  async cancel(id: string) {
    const job = await this.database.transaction(async (manager) => {
      const ended = await row(manager, endJob, { id });
      if (ended) await this.outbox.publish(manager, jobCancelled, { jobId: id, kind: ended.kind, ownerId: ended.owner_id });
      return ended;
    });
    if (!job) throw new AppError((await this.exists(id)) ? 'JOB_OVER' : 'NOT_FOUND');
    void this.outbox.relay();
    await this.progress.tellOver(id);
    return toAdminJob(job);
  }

  /** Whether this service has a job with that id. */
  async exists(id: string): Promise<boolean> {
    return (await affected(this.database, hasJob, { id })) > 0;
  }
}
