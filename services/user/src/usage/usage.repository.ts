import type { AgreedLimits, Allowance, Meter, Plan, PlanName } from '@folia/contracts/plans';
import { bool, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Database, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { wholeTerms } from '../plan/whole-terms';

// By the clock, not by the transaction's beginning: a plan that changed since has a period that begins later than that.
const findPeriod = statement('find-usage-period', {
  text: `
    SELECT p.name AS plan, p.terms, coalesce(s.limits, '{}') AS agreed, m.starts AS "monthStart", m.ends AS "monthEnd", date_trunc('day', now(), 'UTC') AS today
    FROM (SELECT 1) one LEFT JOIN subscription s ON s.account_id = $1 AND s.valid_until > now()
    JOIN plan p ON p.name = coalesce(s.plan, 'free')
    CROSS JOIN LATERAL meter_month(s.period_start, s.period_end, clock_timestamp()) m`,
  takes: { accountId: uuid },
  gives: {
    plan: text.as<PlanName>(),
    terms: jsonb.as<Partial<Plan>>(),
    agreed: jsonb.as<AgreedLimits>(),
    monthStart: timestamptz,
    monthEnd: timestamptz,
    today: timestamptz,
  },
});
/** The plan of an account, its terms, the month that its meters count in, and the day that answers count in. */
export type Period = Omit<Row<typeof findPeriod>, 'terms' | 'agreed'> & { terms: Plan };
const holdPlan = statement('hold-plan-of-account', {
  text: `SELECT pg_advisory_xact_lock_shared(hashtextextended('units:' || $1::text, 0))`,
  takes: { accountId: text },
});
const holdPlanOfJob = statement('hold-plan-of-job', {
  text: `SELECT pg_advisory_xact_lock_shared(hashtextextended('units:' || account_id::text, 0)) FROM usage WHERE job_id = $1 ORDER BY account_id`,
  takes: { jobId: uuid },
});
const findMember = statement('find-member-who-spends', {
  text: 'SELECT 1 FROM member WHERE organisation_id = $1 AND person_id = $2',
  takes: { organisationId: uuid, personId: uuid },
});
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
const findPlanned = statement('find-planned-unit', {
  text: 'SELECT state FROM usage WHERE job_id = $1 AND planned',
  takes: { jobId: uuid },
  gives: { state: text },
});
const noteSpared = statement('note-spared-unit', {
  text: `
    INSERT INTO usage (job_id, meter, user_id, account_id, period_start, state, planned) VALUES ($1, $2, $3, $3, now(), 'spared', true)
    ON CONFLICT DO NOTHING`,
  takes: { jobId: uuid, meter: text, userId: uuid },
});
const noteSparedInVain = statement('note-own-model-failed', {
  text: `UPDATE usage SET state = 'spared-in-vain' WHERE job_id = $1 AND user_id = $2 AND state = 'spared'`,
  takes: { jobId: uuid, userId: uuid },
});
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
export const periodStart = (period: Period, per: Allowance['per']): Date => (per === 'ever' ? ever : period.monthStart);

/** The ledger of units. `usage` has a row per job and meter, `usage_count` the sum per period that the limit is checked against. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: DataSource) {}

  /** The account's plan and month by the database's clock: Free counts by the calendar month in UTC, paid plans by their own. */
  async period(accountId: string, database: Database = this.database): Promise<Period> {
    const { terms, agreed, ...rest } = await onlyRow(database, findPeriod, { accountId });
    return { ...rest, terms: wholeTerms(rest.plan, terms, agreed) };
  }

  /** {@link period}, which stays as it is until the transaction ends: units are counted in the month in which their limit was read. */
  async holdPeriod(manager: EntityManager, accountId: string): Promise<Period> {
    await affected(manager, holdPlan, { accountId });
    return this.period(accountId, manager);
  }

  /** Whether somebody still belongs to an organisation. */
  async isMember(manager: EntityManager, organisationId: string, personId: string): Promise<boolean> {
    return (await affected(manager, findMember, { organisationId, personId })) > 0;
  }

  /** In one statement, counts and records the unit, or does neither. False: they are spent. */
  async take(manager: EntityManager, unit: UnitToTake): Promise<boolean> {
    return (await affected(manager, reserveUnit, { state: 'reserved', planned: false, ...unit })) > 0;
  }

  async isReserved(jobId: string, meter: Meter): Promise<boolean> {
    return (await affected(this.database, findUnit, { jobId, meter })) > 0;
  }

  /** What a job that had waited costs: a unit, or none, since its owner's own model spares it; null for one that had not waited. */
  async plannedCost(manager: EntityManager, jobId: string): Promise<'unit' | 'spared' | null> {
    const found = await row(manager, findPlanned, { jobId });
    return found && (found.state.startsWith('spared') ? 'spared' : 'unit');
  }

  async noteSpared(unit: { jobId: string; meter: Meter; userId: string }): Promise<void> {
    await affected(this.database, noteSpared, unit);
  }

  /** The own model did not help. True the first time for a job that had waited. */
  async noteSparedInVain(manager: EntityManager, jobId: string, userId: string): Promise<boolean> {
    return (await affected(manager, noteSparedInVain, { jobId, userId })) > 0;
  }

  async commit(manager: EntityManager, jobId: string, from: HeldState): Promise<void> {
    await affected(manager, commitUnits, { jobId, from });
  }

  /** Gives a unit back, once, if it is in one of these states. False: it is not. Call it in a transaction. */
  async release(manager: EntityManager, jobId: string, from: (HeldState | 'committed')[]): Promise<boolean> {
    // While a plan changes, the unit and its count are on their way to another month.
    await affected(manager, holdPlanOfJob, { jobId });
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
