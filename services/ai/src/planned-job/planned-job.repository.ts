import type { Caller } from '@folia/contracts/caller';
import type { PlannedJob } from '@folia/contracts/planned-job/shapes';
import { int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { effectiveFacts } from '../posting/posting.repository';

type Kind = PlannedJob['kind'];
/** A job to plan: about a posting, or about a file with its name. */
export type NewPlannedJob = {
  id: string;
  ownerId: string;
  caller: Caller;
  kind: Kind;
  postingId: string | null;
  profileId: string | null;
  fileId: string | null;
  fileName: string | null;
  /** Null: a bigger plan alone starts it. */
  dueAt: Date | null;
};

const lockOwner = statement('lock-planned-jobs-of-owner', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('planned-job:' || $1::text, 0))`,
  takes: { ownerId: text },
});
const countPlanned = statement('count-planned-jobs', {
  text: 'SELECT count(*)::int AS count FROM planned_job WHERE owner_id = $1',
  takes: { ownerId: uuid },
  gives: { count: int4 },
});
const insertPlanned = statement('insert-planned-job', {
  text: `
    INSERT INTO planned_job (id, owner_id, caller, kind, posting_id, profile_id, file_id, file_name, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (owner_id, kind, posting_id, profile_id, file_id)
      DO UPDATE SET due_at = coalesce(excluded.due_at, CASE WHEN planned_job.problem IS NULL THEN planned_job.due_at END), caller = excluded.caller, problem = NULL, tried_at = NULL
    RETURNING id`,
  takes: {
    id: uuid,
    ownerId: uuid,
    caller: jsonb,
    kind: text,
    postingId: uuid.nullable,
    profileId: uuid.nullable,
    fileId: uuid.nullable,
    fileName: text.nullable,
    dueAt: timestamptz.nullable,
  },
  gives: { id: uuid },
});
const selectPlanned = `
  SELECT p.id, p.kind, p.posting_id AS "postingId", p.due_at AS "dueAt", p.created_at AS "createdAt", p.problem,
    coalesce(p.file_name, nullif(concat_ws(', ', nullif(f.role, ''), nullif(f.company, '')), '')) AS title
  FROM planned_job p LEFT JOIN (SELECT s.id, ${effectiveFacts} FROM posting s) f ON f.id = p.posting_id`;
const givesPlanned = {
  id: uuid,
  kind: text.as<Kind>(),
  postingId: uuid.nullable,
  dueAt: timestamptz.nullable,
  createdAt: timestamptz,
  problem: text.nullable,
  title: text.nullable,
};
const listPlanned = statement('list-planned-jobs', {
  text: `${selectPlanned} WHERE p.owner_id = $1 ORDER BY p.problem IS NOT NULL, p.due_at, p.id`,
  takes: { ownerId: uuid },
  gives: givesPlanned,
});
const findPlanned = statement('find-planned-job', {
  text: `${selectPlanned} WHERE p.owner_id = $1 AND p.id = $2`,
  takes: { ownerId: uuid, id: uuid },
  gives: givesPlanned,
});
const deletePlanned = statement('delete-planned-job', {
  text: 'DELETE FROM planned_job WHERE owner_id = $1 AND id = $2 RETURNING file_id AS "fileId"',
  takes: { ownerId: uuid, id: uuid },
  gives: { fileId: uuid.nullable },
});
const claimDue = statement('claim-due-planned-jobs', {
  text: `
    UPDATE planned_job SET tried_at = now() WHERE id IN (
      SELECT id FROM planned_job
      WHERE problem IS NULL AND due_at <= now() AND (tried_at IS NULL OR tried_at < now() - interval '1 minute')
        AND NOT EXISTS (SELECT 1 FROM departure WHERE user_id = owner_id AND state <> 'staying')
      ORDER BY due_at LIMIT 20 FOR UPDATE SKIP LOCKED)
    RETURNING id, owner_id AS "ownerId", caller, kind, posting_id AS "postingId", profile_id AS "profileId", file_id AS "fileId"`,
  gives: {
    id: uuid,
    ownerId: uuid,
    caller: jsonb.as<Caller>(),
    kind: text.as<Kind>(),
    postingId: uuid.nullable,
    profileId: uuid.nullable,
    fileId: uuid.nullable,
  },
});
export type DueJob = Row<typeof claimDue>;
const putOff = statement('put-off-planned-job', {
  text: 'UPDATE planned_job SET due_at = $2, tried_at = NULL WHERE id = $1',
  takes: { id: uuid, dueAt: timestamptz.nullable },
});
const noteProblem = statement('note-problem-of-planned-job', {
  text: 'UPDATE planned_job SET problem = $2 WHERE id = $1 AND problem IS NULL',
  takes: { id: uuid, problem: text },
});
const makeDue = statement('make-planned-jobs-due', {
  text: 'UPDATE planned_job SET due_at = now(), tried_at = NULL, problem = NULL WHERE owner_id = $1',
  takes: { ownerId: uuid },
});

const toPlannedJob = ({ dueAt, createdAt, ...rest }: Row<typeof findPlanned>): PlannedJob => ({
  ...rest,
  dueAt: dueAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class PlannedJobRepository {
  constructor(private readonly database: DataSource) {}

  /** The id of the job that waits now: an earlier one with the same wish keeps its own. Null: there are as many as may wait. */
  async insert(planned: NewPlannedJob, most: number): Promise<string | null> {
    const { ownerId } = planned;
    return this.database.transaction(async (manager) => {
      await affected(manager, lockOwner, { ownerId });
      const { id } = await onlyRow(manager, insertPlanned, planned);
      const { count } = await onlyRow(manager, countPlanned, { ownerId });
      if (count <= most || id !== planned.id) return id;
      await affected(manager, deletePlanned, { ownerId, id });
      return null;
    });
  }

  async list(ownerId: string): Promise<PlannedJob[]> {
    return (await rows(this.database, listPlanned, { ownerId })).map(toPlannedJob);
  }

  async find(ownerId: string, id: string): Promise<PlannedJob | null> {
    const found = await row(this.database, findPlanned, { ownerId, id });
    return found && toPlannedJob(found);
  }

  /** What was deleted, with the file it was about; null when there is no such job any more. */
  async delete(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<{ fileId: string | null } | null> {
    return row(manager, deletePlanned, { ownerId, id });
  }

  /** Jobs whose time has come, for this process alone; those that it does not settle come back after a minute. */
  async claimDue(): Promise<DueJob[]> {
    return rows(this.database, claimDue);
  }

  async putOff(id: string, dueAt: Date | null): Promise<void> {
    await affected(this.database, putOff, { id, dueAt });
  }

  /** False: it was noted before, or the job is not there any more. */
  async noteProblem(manager: EntityManager, id: string, problem: string): Promise<boolean> {
    return (await affected(manager, noteProblem, { id, problem })) > 0;
  }

  async makeDue(manager: EntityManager, ownerId: string): Promise<void> {
    await affected(manager, makeDue, { ownerId });
  }
}
