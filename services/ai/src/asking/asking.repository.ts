import { askingDays, askingReminderDays } from '@folia/contracts/asking/limits';
import type { Asking } from '@folia/contracts/asking/shapes';
import { int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

// Whoever asks for the same account waits, so that nobody gets past the count.
const holdAccount = statement('hold-account-of-askings', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('askings:' || $1::uuid, 0))`,
  takes: { accountId: uuid },
});
// The log outlives jobs and what is taken back.
const countToday = statement('count-askings-of-account', {
  text: `SELECT count(*)::int AS asked FROM screening_decision WHERE account_id = $1 AND kind = 'asked' AND decided_at > now() - interval '1 day'`,
  takes: { accountId: uuid },
  gives: { asked: int4 },
});
const listAskings = statement('list-askings', {
  text: `
    SELECT id, way, name, address, asked_by AS "askedBy", asked_at AS "askedAt", ends_at AS "endsAt"
    FROM asking WHERE job_id = $1 AND taken_back_at IS NULL AND ends_at > now() ORDER BY id DESC`,
  takes: { jobId: uuid },
  gives: { id: uuid, way: text.as<Asking['way']>(), name: text, address: text.nullable, askedBy: uuid.nullable, askedAt: timestamptz, endsAt: timestamptz },
});
const listKnown = statement('list-addresses-known-to-job', {
  text: `
    SELECT address FROM asking WHERE job_id = $1 AND address = ANY($2) AND ends_at > now()
    UNION SELECT g.email FROM agreement g JOIN screening_job j ON j.id = g.job_id
    WHERE g.job_id = $1 AND g.email = ANY($2) AND g.state = 'given' AND NOT j.is_blind`,
  takes: { jobId: uuid, addresses: text.array },
  gives: { address: text.notNull },
});
const findKnown = statement('find-person-known-to-job', {
  text: `
    SELECT 1 FROM asking WHERE job_id = $1 AND person_id = $2 AND ends_at > now()
    UNION ALL SELECT 1 FROM agreement g JOIN screening_job j ON j.id = g.job_id
    WHERE g.job_id = $1 AND g.person_id = $2 AND g.state = 'given' AND NOT j.is_blind`,
  takes: { jobId: uuid, personId: uuid },
});
const findGiven = statement('find-agreement-before-asking', {
  text: `SELECT 1 FROM agreement WHERE job_id = $1 AND state = 'given' AND (person_id = $2 OR email = $3)`,
  takes: { jobId: uuid, personId: uuid.nullable, address: text.nullable },
});
const deleteOverOfJob = statement('delete-askings-of-job-that-are-over', {
  text: 'DELETE FROM asking WHERE job_id = $1 AND ends_at <= now()',
  takes: { jobId: uuid },
});
const insertAsking = statement('insert-asking', {
  text: `
    INSERT INTO asking (id, job_id, agreement_id, way, person_id, address, name, asked_by, ends_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => ${askingDays}))`,
  takes: {
    id: uuid,
    jobId: uuid,
    agreementId: uuid.nullable,
    way: text,
    personId: uuid.nullable,
    address: text.nullable,
    name: text,
    askedBy: uuid,
  },
});
const logAsking = statement('log-asking', {
  text: `
    INSERT INTO screening_decision (id, account_id, job_id, subject, kind, decided_by, states)
    SELECT $1, account_id, id, $2, 'asked', $4, '[]' FROM screening_job WHERE id = $3`,
  takes: { id: uuid, subject: uuid, jobId: uuid, by: uuid },
});
const findAsking = statement('find-asking', {
  text: 'SELECT agreement_id AS "agreementId" FROM asking WHERE id = $1 AND job_id = $2 AND taken_back_at IS NULL AND ends_at > now()',
  takes: { id: uuid, jobId: uuid },
  gives: { agreementId: uuid.nullable },
});
const takeBack = statement('take-back-asking', {
  text: 'UPDATE asking SET taken_back_at = now() WHERE id = $1',
  takes: { id: uuid },
});
const waiting = `JOIN agreement g ON g.id = a.agreement_id AND g.state = 'asked' AND g.ends_at > now()
  JOIN screening_job j ON j.id = a.job_id AND j.state = 'open'`;
const findToWrite = statement('find-asking-to-write', {
  text: `SELECT a.address, g.id AS "agreementId", j.title, j.company FROM asking a ${waiting} WHERE a.id = $1 AND a.way = 'invited'`,
  takes: { id: uuid },
  gives: { address: text.notNull, agreementId: uuid, title: text, company: text },
});
const takeDue = statement('take-askings-to-remind', {
  text: `
    UPDATE asking SET reminded_at = now() WHERE id IN (
      SELECT a.id FROM asking a ${waiting}
      WHERE a.reminded_at IS NULL AND a.asked_at < now() - make_interval(days => ${askingReminderDays}) LIMIT $1 FOR UPDATE OF a SKIP LOCKED)
    RETURNING id, agreement_id AS "agreementId", person_id AS "personId", asked_by AS "askedBy"`,
  takes: { limit: int8 },
  gives: { id: uuid, agreementId: uuid.notNull, personId: uuid.nullable, askedBy: uuid.nullable },
});
const deleteOver = statement('delete-askings-that-are-over', { text: 'DELETE FROM asking WHERE ends_at <= now()' });

type NewAsking = { id: string; jobId: string; agreementId: string | null; way: Asking['way']; personId: string | null; address: string | null; name: string };

/** Whom teams have asked. Nothing here says how anybody answered. */
@Injectable()
export class AskingRepository {
  constructor(private readonly database: DataSource) {}

  /** How many an account has asked within a day; it asks nobody else until the transaction is over. */
  async hold(manager: EntityManager, accountId: string): Promise<number> {
    await affected(manager, holdAccount, { accountId });
    return this.countToday(accountId, manager);
  }

  async countToday(accountId: string, database: DataSource | EntityManager = this.database): Promise<number> {
    return (await onlyRow(database, countToday, { accountId })).asked;
  }

  async list(jobId: string): Promise<Asking[]> {
    const found = await rows(this.database, listAskings, { jobId });
    return found.map(({ askedAt, endsAt, ...one }) => ({ ...one, askedAt: askedAt.toISOString(), endsAt: endsAt.toISOString() }));
  }

  /** Those of these addresses that were asked lately, or are on the job; of a job in blind mode nobody is told who is on it. */
  async listKnown(jobId: string, addresses: readonly string[], database: DataSource | EntityManager = this.database): Promise<Set<string>> {
    return new Set((await rows(database, listKnown, { jobId, addresses })).map(({ address }) => address));
  }

  /** The same for a person. */
  async isKnown(manager: EntityManager, jobId: string, personId: string): Promise<boolean> {
    return (await affected(manager, findKnown, { jobId, personId })) > 0;
  }

  /** Whether they have agreed already: then there is nothing to ask. */
  async hasAgreed(manager: EntityManager, jobId: string, who: { personId: string | null; address: string | null }): Promise<boolean> {
    return (await affected(manager, findGiven, { jobId, ...who })) > 0;
  }

  async deleteOverOf(manager: EntityManager, jobId: string): Promise<void> {
    await affected(manager, deleteOverOfJob, { jobId });
  }

  /** With a line in the log, under a random number. */
  async insert(manager: EntityManager, asking: NewAsking, { logId, subject, by }: { logId: string; subject: string; by: string }): Promise<void> {
    await affected(manager, insertAsking, { ...asking, askedBy: by });
    await affected(manager, logAsking, { id: logId, subject, jobId: asking.jobId, by });
  }

  /** The agreement that waits for an answer, if one does; null as a whole when there is no such asking. */
  async find(manager: EntityManager, jobId: string, id: string): Promise<Row<typeof findAsking> | null> {
    return row(manager, findAsking, { id, jobId });
  }

  /** It is no longer listed; the same person or address is still not asked again before its time is over. */
  async takeBack(manager: EntityManager, id: string): Promise<void> {
    await affected(manager, takeBack, { id });
  }

  /** Null when there is nothing to answer any more. */
  async findToWrite(id: string): Promise<Row<typeof findToWrite> | null> {
    return row(this.database, findToWrite, { id });
  }

  /** Those who have had a week; each once. */
  async takeDue(manager: EntityManager): Promise<Row<typeof takeDue>[]> {
    return rows(manager, takeDue, { limit: 100 });
  }

  async deleteOver(): Promise<void> {
    await affected(this.database, deleteOver);
  }
}
