import { float8, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** One count that an answer takes a unit of: `limit` null counts without end. */
export type AnswerUnit = { meter: string; userId: string; accountId: string; limit: number | null };

/** The ledger's names for answers: those a person got, those they got about one portfolio, and those a portfolio gave. */
export const answerMeters = { asked: 'answer', askedOf: (ownerId: string) => `answer-of:${ownerId}`, given: 'answer-given' };

const lockAsker = statement('lock-answers-of-asker', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('answer:' || $1::text, 0))`,
  takes: { askerId: text },
});
const findToday = statement('find-day-of-answers', {
  text: `SELECT date_trunc('day', now(), 'UTC') AS start, date_trunc('day', now(), 'UTC') + interval '1 day' AS end`,
  gives: { start: timestamptz, end: timestamptz },
});
export type Day = Row<typeof findToday>;
const findHeld = statement('find-answer-unit', {
  text: 'SELECT 1 FROM usage WHERE job_id = $1 AND meter = $2',
  takes: { jobId: uuid, meter: text },
});
const countLately = statement('count-answers-lately', {
  text: `
    SELECT count(*)::int AS count, ceil(coalesce(extract(epoch FROM min(created_at) + make_interval(secs => $3) - now()), 0))::int AS "secondsLeft"
    FROM usage WHERE user_id = $1 AND meter = $2 AND created_at > now() - make_interval(secs => $3)`,
  takes: { askerId: uuid, meter: text, seconds: float8 },
  gives: { count: int4, secondsLeft: int4 },
});
const spendUnits = statement('spend-answer-units', {
  text: `
    WITH before AS (SELECT job_id, meter, state FROM usage WHERE job_id = $1 AND state <> 'committed' FOR UPDATE),
         spent AS (
           UPDATE usage SET state = 'committed' FROM before WHERE usage.job_id = before.job_id AND usage.meter = before.meter
           RETURNING usage.account_id, usage.meter, usage.period_start, before.state)
    UPDATE usage_count c SET used = c.used + 1 FROM spent s
    WHERE s.state = 'released' AND c.account_id = s.account_id AND c.meter = s.meter AND c.period_start = s.period_start`,
  takes: { jobId: uuid },
});
const isAnswer = `(meter IN ('answer', 'answer-given') OR meter LIKE 'answer-of:%') AND period_start < now() - interval '3 days'`;
const removeUnits = statement('remove-old-answer-units', { text: `DELETE FROM usage WHERE ${isAnswer}` });
const removeCounts = statement('remove-old-answer-counts', { text: `DELETE FROM usage_count WHERE ${isAnswer}` });

/** Answers in the ledger. A day is UTC's, by the database's clock. */
@Injectable()
export class AnswerUnitRepository {
  constructor(private readonly database: DataSource) {}

  /** Until the transaction ends, no other one takes units for this asker. */
  async lock(manager: EntityManager, askerId: string): Promise<void> {
    await affected(manager, lockAsker, { askerId });
  }

  async today(manager: EntityManager = this.database.manager): Promise<Day> {
    return onlyRow(manager, findToday);
  }

  async isHeld(manager: EntityManager, jobId: string, meter = answerMeters.asked): Promise<boolean> {
    return (await affected(manager, findHeld, { jobId, meter })) > 0;
  }

  /** How many answers the asker began in the last `seconds`, also those that came to nothing, and when the first of them is that long ago. */
  async lately(manager: EntityManager, askerId: string, seconds: number): Promise<{ count: number; secondsLeft: number }> {
    return onlyRow(manager, countLately, { askerId, meter: answerMeters.asked, seconds });
  }

  /** Spends the units of a job for good, and counts those again that were given back because the news of a stop came first. */
  async spend(manager: EntityManager, jobId: string): Promise<void> {
    await affected(manager, spendUnits, { jobId });
  }

  /** Counts of days that are over serve nothing. */
  async removeOld(): Promise<void> {
    await affected(this.database, removeUnits);
    await affected(this.database, removeCounts);
  }
}
