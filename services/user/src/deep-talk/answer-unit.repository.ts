import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** One count that an answer takes a unit of: `limit` null counts without end. */
export type AnswerUnit = { meter: string; userId: string; accountId: string; limit: number | null };

/** The ledger's names for answers: those a person got, those they got about one portfolio, and those a portfolio gave. */
export const answerMeters = { asked: 'answer', askedOf: (ownerId: string) => `answer-of:${ownerId}`, given: 'answer-given' };

const reserveUnits = statement('reserve-answer-units', {
  text: `SELECT refused, seconds_left AS "secondsLeft", starts AS start, ends AS end FROM reserve_answer($1, $2, $3, $4, $5, $6, $7)`,
  takes: {
    jobId: uuid,
    askerId: uuid,
    meters: text.array,
    userIds: uuid.array,
    accountIds: uuid.array,
    limits: int4.nullable.array,
    perMinute: int4.nullable,
  },
  gives: { refused: text.nullable, secondsLeft: int4.nullable, start: timestamptz, end: timestamptz },
});
const findToday = statement('find-day-of-answers', {
  text: `SELECT date_trunc('day', now(), 'UTC') AS start, date_trunc('day', now(), 'UTC') + interval '1 day' AS end`,
  gives: { start: timestamptz, end: timestamptz },
});
export type Day = Row<typeof findToday>;
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

  /**
   * Takes all units, or none; a job that holds the first of them already takes nothing more. One asker at a time. `refused`: the meter that is spent, or
   * `minute` for more than `perMinute` questions in the last one; then `secondsLeft` of it.
   */
  async reserve(jobId: string, askerId: string, units: readonly AnswerUnit[], perMinute: number | null): Promise<Row<typeof reserveUnits>> {
    return onlyRow(this.database, reserveUnits, {
      jobId,
      askerId,
      meters: units.map(({ meter }) => meter),
      userIds: units.map(({ userId }) => userId),
      accountIds: units.map(({ accountId }) => accountId),
      limits: units.map(({ limit }) => limit),
      perMinute,
    });
  }

  async today(): Promise<Day> {
    return onlyRow(this.database, findToday);
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
