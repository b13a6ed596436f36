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
import { tellCandidate } from '../screening/tell-candidate.repository';
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

/** As the user service makes it: see the event. */
function printOf(column: string): string {
  return `encode(sha256(convert_to($1::uuid || ':' || ${column}, 'UTF8')), 'hex')`;
}

/** What somebody did in an organisation stays, as nobody's. */
const forgetColleague = statement('forget-colleague-in-screening', {
  text: `
    WITH jobs AS (UPDATE screening_job SET created_by = NULL WHERE created_by = $1),
      criteria AS (UPDATE criterion_history SET changed_by = NULL WHERE changed_by = $1),
      findings AS (UPDATE finding SET changed_by = NULL WHERE changed_by = $1),
      notes AS (
        UPDATE candidate_note SET written_by = nullif(written_by, $1), mentions = array_remove(mentions, $1) WHERE written_by = $1 OR $1 = ANY(mentions)),
      ratings AS (UPDATE candidate_rating SET rated_by = NULL WHERE rated_by = $1),
      finds AS (UPDATE found_person SET opened_by = NULL WHERE opened_by = $1),
      askings AS (UPDATE asking SET asked_by = NULL WHERE asked_by = $1),
      contests AS (UPDATE contest SET answered_by = NULL WHERE answered_by = $1),
      uploads AS (UPDATE upload SET uploaded_by = NULL WHERE uploaded_by = $1),
      agreements AS (UPDATE agreement SET uploaded_by = NULL WHERE uploaded_by = $1),
      doubles AS (UPDATE kept_double SET kept_by = NULL WHERE kept_by = $1)
    UPDATE screening_decision SET decided_by = NULL WHERE decided_by = $1`,
  takes: { userId: uuid },
});

/** What came from the person's address without their account; an agreement that another account has given loses the address alone. */
const forgetAddress = statement('forget-address-in-screening', {
  text: `
    WITH codes AS (DELETE FROM application_code WHERE ${printOf('address')} = $2),
      askings AS (DELETE FROM asking WHERE ${printOf('address')} = $2),
      kept AS (UPDATE agreement SET email = NULL WHERE ${printOf('email')} = $2 AND person_id IS NOT NULL)
    DELETE FROM agreement WHERE ${printOf('email')} = $2 AND person_id IS NULL`,
  takes: { userId: uuid, print: text },
});

const listCandidates = statement('list-candidates-of-person', {
  text: 'SELECT id FROM candidate WHERE person_id = $1',
  takes: { userId: uuid },
  gives: { id: uuid },
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
  async onDeleted({ userId, addressPrint = null }: { userId: string; addressPrint?: string | null }, manager: EntityManager): Promise<void> {
    await markErased(manager, userId);
    const jobs = await rows(manager, listJobs, { userId });
    const answers = await rows(manager, listTurnsAbout, { userId });
    await this.progress.forget([...jobs, ...answers].map(({ id }) => id));
    const messages = (kind: string) =>
      jobs.filter((one) => one.kind === kind).flatMap(({ id }) => Array.from({ length: maxAttempts }, (_, index) => `${id}-${index + 1}`));
    for (const kind of new Set(jobs.map(({ kind }) => kind))) await this.queues.forget(kind, messages(kind));
    for (const { id } of await rows(manager, listCandidates, { userId })) await tellCandidate(manager, id, 'over');
    await eraseRows(manager, personTables, userId);
    await affected(manager, forgetColleague, { userId });
    if (addressPrint) await affected(manager, forgetAddress, { userId, print: addressPrint });
    await this.outbox.publish(manager, userErased, { userId, service: 'ai' });
  }
}
