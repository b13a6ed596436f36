import { userDeleted, userErased, userLeaving, userReturned } from '@folia/contracts/deletion/events';
import { maxAttempts } from '@folia/contracts/job';
import { jobCancelled } from '@folia/contracts/job/events';
import { markErased, noteDeparture } from '@folia/platform/departure';
import { On } from '@folia/platform/discovery';
import { JobRows } from '@folia/platform/job-rows';
import { Outbox } from '@folia/platform/outbox';
import { eraseRows } from '@folia/platform/person-tables';
import { ProgressWriter } from '@folia/platform/progress';
import { Queues } from '@folia/platform/queues';
import { text, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { personTables } from './person-tables.repository';

const listJobs = statement('list-jobs-of-deleted', {
  text: 'SELECT id, kind FROM job WHERE owner_id = $1',
  takes: { userId: uuid },
  gives: { id: uuid, kind: text },
});

const listTurnsAbout = statement('list-turns-about-deleted', {
  text: 'SELECT m.id FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id WHERE c.owner_id = $1',
  takes: { userId: uuid },
  gives: { id: uuid },
});

/** What somebody did in an organisation stays, as nobody's. */
const forgetColleague = statement('forget-colleague-in-screening', {
  text: `
    WITH jobs AS (UPDATE screening_job SET created_by = NULL WHERE created_by = $1),
      criteria AS (UPDATE criterion_history SET changed_by = NULL WHERE changed_by = $1),
      findings AS (UPDATE finding SET changed_by = NULL WHERE changed_by = $1),
      notes AS (UPDATE candidate_note SET written_by = NULL WHERE written_by = $1),
      uploads AS (UPDATE upload SET uploaded_by = NULL WHERE uploaded_by = $1),
      agreements AS (UPDATE agreement SET uploaded_by = NULL WHERE uploaded_by = $1),
      doubles AS (UPDATE kept_double SET kept_by = NULL WHERE kept_by = $1)
    UPDATE screening_decision SET decided_by = NULL WHERE decided_by = $1`,
  takes: { userId: uuid },
});

type Departure = { userId: string; version: number };

@Injectable()
export class LeavingService {
  constructor(
    private readonly jobs: JobRows,
    private readonly queues: Queues,
    private readonly progress: ProgressWriter,
    private readonly outbox: Outbox,
  ) {}

  /** No work is done for people who are leaving. Their units come back, in case they return. */
  @On(userLeaving)
  async onLeaving({ userId, version }: Departure, manager: EntityManager): Promise<void> {
    await noteDeparture(manager, userId, 'leaving', version);
    for (const { id, kind } of await this.jobs.cancelAll(manager, userId))
      await this.outbox.publish(manager, jobCancelled, { jobId: id, kind, ownerId: userId });
  }

  @On(userReturned)
  async onReturned({ userId, version }: Departure, manager: EntityManager): Promise<void> {
    await noteDeparture(manager, userId, 'staying', version);
  }

  @On(userDeleted)
  async onDeleted({ userId }: { userId: string }, manager: EntityManager): Promise<void> {
    await markErased(manager, userId);
    const jobs = await rows(manager, listJobs, { userId });
    const answers = await rows(manager, listTurnsAbout, { userId });
    await this.progress.forget([...jobs, ...answers].map(({ id }) => id));
    const messages = (kind: string) =>
      jobs.filter((one) => one.kind === kind).flatMap(({ id }) => Array.from({ length: maxAttempts }, (_, index) => `${id}-${index + 1}`));
    for (const kind of new Set(jobs.map(({ kind }) => kind))) await this.queues.forget(kind, messages(kind));
    await eraseRows(manager, personTables, userId);
    await affected(manager, forgetColleague, { userId });
    await this.outbox.publish(manager, userErased, { userId, service: 'ai' });
  }
}
