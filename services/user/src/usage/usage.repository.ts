import type { Allowance, Meter, PlanName } from '@folia/contracts/plans';
import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findPeriod = statement('find-usage-period', {
  text: `
    SELECT coalesce(s.plan, 'free') AS plan,
           coalesce(s.period_start, date_trunc('month', now(), 'UTC')) AS "monthStart",
           coalesce(s.period_end, date_trunc('month', now(), 'UTC') + interval '1 month') AS "monthEnd"
    FROM (SELECT 1) one LEFT JOIN subscription s ON s.account_id = $1 AND s.valid_until > now()`,
  takes: { accountId: uuid },
  gives: { plan: text.as<PlanName>(), monthStart: timestamptz, monthEnd: timestamptz },
});
export type Period = Row<typeof findPeriod>;
const reserveUnit = statement('reserve-unit', {
  text: `
    WITH counted AS (
      INSERT INTO usage_count AS c (account_id, meter, period_start, used) VALUES ($4, $2, $5, 1)
      ON CONFLICT (account_id, meter, period_start) DO UPDATE SET used = c.used + 1 WHERE $6::int IS NULL OR c.used < $6
      RETURNING used)
    INSERT INTO usage (job_id, meter, user_id, account_id, period_start, state, planned) SELECT $1, $2, $3, $4, $5, $7, $8 FROM counted`,
  takes: { jobId: uuid, meter: text, userId: uuid, accountId: uuid, start: timestamptz, limit: int4.nullable, state: text, planned: bool },
});
const findUnit = statement('find-unit', {
  text: `SELECT 1 FROM usage WHERE job_id = $1 AND meter = $2 AND state <> 'released'`,
  takes: { jobId: uuid, meter: text },
});
const findPlanned = statement('find-planned-unit', { text: 'SELECT 1 FROM usage WHERE job_id = $1 AND planned', takes: { jobId: uuid } });
const commitUnits = statement('commit-units', {
  text: `UPDATE usage SET state = 'committed' WHERE job_id = $1 AND state = $2`,
  takes: { jobId: uuid, from: text },
});
const releaseUnits = statement('release-units', {
  text: `
    WITH released AS (UPDATE usage SET state = 'released' WHERE job_id = $1 AND state = ANY($2) RETURNING account_id, meter, period_start)
    UPDATE usage_count c SET used = c.used - 1 FROM released r WHERE c.account_id = r.account_id AND c.meter = r.meter AND c.period_start = r.period_start`,
  takes: { jobId: uuid, from: text.array },
});
const noteGivenBack = statement('note-given-back', {
  text: 'INSERT INTO given_back (user_id, sha256) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  takes: { userId: uuid, sha256: text },
});
const findUsed = statement('find-used-units', {
  text: 'SELECT used FROM usage_count WHERE account_id = $1 AND meter = $2 AND period_start = $3',
  takes: { accountId: uuid, meter: text, start: timestamptz },
  gives: { used: int4 },
});
const listHeldLong = statement('list-units-held-long', {
  text: `
    SELECT job_id AS "jobId", state FROM usage
    WHERE created_at < now() - interval '1 minute'
      AND (state = 'reserved' OR (state = 'until-saved' AND created_at > now() - interval '1 day'))
    ORDER BY state, created_at LIMIT 200`,
  gives: { jobId: uuid, state: text.as<HeldState>() },
});

/** A unit that is not settled: by the end of its job, or by what becomes of the review. */
export type HeldState = 'reserved' | 'until-saved';
/** A unit for a job: `userId` spends it, `accountId` pays; `start` of the period it is counted in; `limit` null counts without end. */
type UnitToTake = { jobId: string; meter: string; userId: string; accountId: string; start: Date; limit: number | null; state?: HeldState; planned?: boolean };

/** The start of the period for usage that never resets. */
const ever = new Date(0);
export const periodStart = (period: Period, allowance: Allowance): Date => (allowance.per === 'ever' ? ever : period.monthStart);

/** The ledger of units. `usage` has a row per job and meter, `usage_count` the sum per period that the limit is checked against. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: DataSource) {}

  /** The account's plan and current period by the database's clock: paid plans have their billing period, Free the calendar month in UTC. */
  async period(accountId: string): Promise<Period> {
    return onlyRow(this.database, findPeriod, { accountId });
  }

  /** In one statement, counts and records the unit, or does neither. False: they are spent. */
  async take(manager: EntityManager, unit: UnitToTake): Promise<boolean> {
    return (await affected(manager, reserveUnit, { state: 'reserved', planned: false, ...unit })) > 0;
  }

  /** {@link take} for a job that needs one unit. 'twice': the job already has it. */
  async reserve(unit: UnitToTake & { meter: Meter }): Promise<'reserved' | 'twice' | 'spent'> {
    try {
      return (await this.take(this.database.manager, unit)) ? 'reserved' : 'spent';
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'usage_pkey') return 'twice';
      throw error;
    }
  }

  async isReserved(jobId: string, meter: Meter): Promise<boolean> {
    return (await affected(this.database, findUnit, { jobId, meter })) > 0;
  }

  /** Whether the job waited for its unit. */
  async isPlanned(manager: EntityManager, jobId: string): Promise<boolean> {
    return (await affected(manager, findPlanned, { jobId })) > 0;
  }

  async commit(manager: EntityManager, jobId: string, from: HeldState): Promise<void> {
    await affected(manager, commitUnits, { jobId, from });
  }

  /** Gives a unit back, once, if it is in one of these states. False: it is not. */
  async release(manager: EntityManager, jobId: string, from: (HeldState | 'committed')[]): Promise<boolean> {
    return (await affected(manager, releaseUnits, { jobId, from })) > 0;
  }

  /** True the first time for a file of this person. */
  async noteGivenBack(manager: EntityManager, userId: string, sha256: string): Promise<boolean> {
    return (await affected(manager, noteGivenBack, { userId, sha256 })) > 0;
  }

  async used(accountId: string, meter: string, start: Date, manager: EntityManager = this.database.manager): Promise<number> {
    return (await row(manager, findUsed, { accountId, meter, start }))?.used ?? 0;
  }

  /** Units held for more than a minute; those that wait for a review, only for a day: by then their job is over. */
  async heldLong(): Promise<Row<typeof listHeldLong>[]> {
    return rows(this.database, listHeldLong);
  }
}
