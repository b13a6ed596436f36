import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import type { PlanName } from '@folia/contracts/plans';
import { int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const gives = {
  accountId: uuid,
  plan: text.as<PlanName>(),
  cycle: text.as<BillingCycle>(),
  provider: text.as<ProviderName>(),
  anchor: timestamptz,
  start: timestamptz,
  end: timestamptz,
  validUntil: timestamptz,
  since: timestamptz,
  boughtAt: timestamptz.nullable,
  netCents: int4,
  saleId: uuid.nullable,
  nextPlan: text.as<PlanName>().nullable,
  nextCycle: text.as<BillingCycle>().nullable,
  nextChosenAt: timestamptz.nullable,
  contact: text.nullable,
};
const columns = `s.account_id AS "accountId", s.plan, s.cycle, s.provider, s.anchor, s.period_start AS start, s.period_end AS "end", s.valid_until AS "validUntil",
  s.since, s.bought_at AS "boughtAt", s.net_cents AS "netCents", s.sale_id AS "saleId", s.next_plan AS "nextPlan", s.next_cycle AS "nextCycle",
  s.next_chosen_at AS "nextChosenAt", s.contact`;

/** Who takes the money: our own payment provider, or an admin by other ways. */
export type ProviderName = 'manual' | 'stripe';

const findSubscription = statement('find-subscription', {
  text: `SELECT ${columns} FROM subscription s WHERE s.account_id = $1`,
  takes: { accountId: uuid },
  gives,
});
export type Subscription = Row<typeof findSubscription>;

const writeSubscription = statement('write-subscription', {
  text: `
    INSERT INTO subscription AS s (account_id, plan, cycle, provider, anchor, period_start, period_end, valid_until, since, bought_at, net_cents, sale_id, contact, limits)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 WHERE EXISTS (SELECT 1 FROM account WHERE id = $1)
    ON CONFLICT (account_id) DO UPDATE SET plan = excluded.plan, cycle = excluded.cycle, provider = excluded.provider, anchor = excluded.anchor,
      period_start = excluded.period_start, period_end = excluded.period_end, since = excluded.since, bought_at = excluded.bought_at,
      net_cents = excluded.net_cents, sale_id = excluded.sale_id, contact = excluded.contact, limits = excluded.limits,
      renewal_told_days = CASE WHEN s.period_end = excluded.period_end THEN s.renewal_told_days END,
      next_plan = CASE WHEN s.next_chosen_at > $15 THEN s.next_plan END,
      next_cycle = CASE WHEN s.next_chosen_at > $15 THEN s.next_cycle END,
      next_chosen_at = CASE WHEN s.next_chosen_at > $15 THEN s.next_chosen_at END,
      valid_until = excluded.valid_until`,
  takes: {
    accountId: uuid,
    plan: text,
    cycle: text,
    provider: text,
    anchor: timestamptz,
    start: timestamptz,
    end: timestamptz,
    validUntil: timestamptz,
    since: timestamptz,
    boughtAt: timestamptz.nullable,
    netCents: int4,
    saleId: uuid.nullable,
    contact: text.nullable,
    limits: jsonb.nullable,
    soldAt: timestamptz,
  },
});
const removeSubscription = statement('remove-subscription', { text: 'DELETE FROM subscription WHERE account_id = $1', takes: { accountId: uuid } });
const chooseNext = statement('choose-what-follows', {
  text: `
    UPDATE subscription SET next_plan = $2, next_cycle = $3, next_chosen_at = CASE WHEN $2::text IS NULL THEN NULL ELSE $4::timestamptz END, valid_until = $5
    WHERE account_id = $1`,
  takes: { accountId: uuid, plan: text.nullable, cycle: text.nullable, at: timestamptz, validUntil: timestamptz },
});
const listDue = statement('list-subscriptions-due', {
  text: `
    SELECT ${columns} FROM subscription s
    WHERE s.provider = 'stripe' AND s.sale_id IS NOT NULL AND s.period_end <= $1 AND s.valid_until > $1 AND s.next_plan IS DISTINCT FROM 'free'
      AND NOT EXISTS (SELECT 1 FROM deletion d WHERE d.user_id = s.account_id AND d.due_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM invoice i WHERE i.basis_id = s.sale_id AND i.purpose = 'renewal')
    ORDER BY random() LIMIT 100`,
  takes: { now: timestamptz },
  gives,
});
const listOver = statement('list-subscriptions-over', {
  text: `SELECT ${columns} FROM subscription s WHERE s.valid_until <= $1 AND s.sale_id IS NOT NULL ORDER BY s.valid_until LIMIT 100`,
  takes: { now: timestamptz },
  gives,
});
const listAgreementsDue = statement('list-agreements-whose-period-is-over', {
  text: `
    SELECT account_id AS "accountId" FROM subscription
    WHERE provider = 'manual' AND sale_id IS NOT NULL AND period_end <= $1 AND valid_until > $1 ORDER BY period_end LIMIT 100`,
  takes: { now: timestamptz },
  gives: { accountId: uuid },
});
const listToAnnounce = statement('list-renewals-to-announce', {
  text: `
    SELECT ${columns} FROM subscription s
    WHERE s.provider = 'stripe' AND s.cycle = 'year' AND s.next_plan IS DISTINCT FROM 'free' AND s.period_end > $1
      AND s.period_end <= $1 + make_interval(days => $2) AND (s.renewal_told_days IS NULL OR s.renewal_told_days > $2)
      AND NOT EXISTS (SELECT 1 FROM deletion d WHERE d.user_id = s.account_id AND d.due_at IS NOT NULL)
    ORDER BY s.period_end LIMIT 100`,
  takes: { now: timestamptz, days: int4 },
  gives,
});
const noteAnnounced = statement('note-renewal-announced', {
  text: `
    UPDATE subscription SET renewal_told_days = $2
    WHERE account_id = $1 AND period_end = $3 AND (renewal_told_days IS NULL OR renewal_told_days > $2)`,
  takes: { accountId: uuid, days: int4, end: timestamptz },
});
export type SubscriptionToWrite = Omit<Subscription, 'nextPlan' | 'nextCycle' | 'nextChosenAt'> & { limits: unknown; soldAt: Date };

/** The plan of each account that has one. */
@Injectable()
export class SubscriptionRepository {
  constructor(private readonly database: DataSource) {}

  /** Also one that is over, until the sweep removes it. */
  async find(accountId: string, manager: EntityManager = this.database.manager): Promise<Subscription | null> {
    return row(manager, findSubscription, { accountId });
  }

  /** What the person chose for the end of the period stays, unless the sale was made after that. */
  async write(manager: EntityManager, subscription: SubscriptionToWrite): Promise<void> {
    await affected(manager, writeSubscription, subscription);
  }

  async remove(manager: EntityManager, accountId: string): Promise<boolean> {
    return (await affected(manager, removeSubscription, { accountId })) > 0;
  }

  async chooseNext(
    manager: EntityManager,
    next: { accountId: string; plan: PlanName | null; cycle: BillingCycle | null; at: Date; validUntil: Date },
  ): Promise<void> {
    await affected(manager, chooseNext, next);
  }

  /** Those whose period is over and that go on; nobody who is leaving is charged. */
  async listDue(now: Date): Promise<Subscription[]> {
    return rows(this.database, listDue, { now });
  }

  async listOver(now: Date): Promise<Subscription[]> {
    return rows(this.database, listOver, { now });
  }

  /** Given for several periods, of which the next one begins. */
  async listAgreementsDue(now: Date): Promise<string[]> {
    return (await rows(this.database, listAgreementsDue, { now })).map(({ accountId }) => accountId);
  }

  /** Annual ones that are renewed within so many days and whose people were not told so. */
  async listToAnnounce(now: Date, days: number): Promise<Subscription[]> {
    return rows(this.database, listToAnnounce, { now, days });
  }

  /** True the first time. */
  async noteAnnounced(manager: EntityManager, { accountId, end }: Subscription, days: number): Promise<boolean> {
    return (await affected(manager, noteAnnounced, { accountId, days, end })) > 0;
  }
}
