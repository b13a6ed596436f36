import type { BillingCycle, SoldPlan } from '@folia/contracts/billing/billing-rules';
import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findQuote = statement('find-quote', {
  text: `
    SELECT id, plan, cycle, basis, total_cents AS "totalCents", made_at AS "madeAt", expires_at AS "expiresAt", used_at AS "usedAt", invoice_id AS "invoiceId"
    FROM quote WHERE id = $1 AND account_id = $2`,
  takes: { id: uuid, accountId: uuid },
  gives: {
    id: uuid,
    plan: text.as<SoldPlan>(),
    cycle: text.as<BillingCycle>(),
    basis: text,
    totalCents: int4,
    madeAt: timestamptz,
    expiresAt: timestamptz,
    usedAt: timestamptz.nullable,
    invoiceId: uuid.nullable,
  },
});
export type QuoteRow = Row<typeof findQuote>;
const insertQuote = statement('insert-quote', {
  text: `
    INSERT INTO quote (id, account_id, plan, cycle, basis, total_cents, made_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  takes: { id: uuid, accountId: uuid, plan: text, cycle: text, basis: text, totalCents: int4, madeAt: timestamptz, expiresAt: timestamptz },
});
const useQuote = statement('use-quote', {
  text: 'UPDATE quote SET used_at = $2, invoice_id = $3 WHERE id = $1',
  takes: { id: uuid, at: timestamptz, invoiceId: uuid.nullable },
});
const forgetQuotes = statement('forget-quotes', {
  text: `DELETE FROM quote WHERE expires_at < $1::timestamptz - interval '2 days'`,
  takes: { now: timestamptz },
});

/** What people were told a change costs. */
@Injectable()
export class QuoteRepository {
  constructor(private readonly database: DataSource) {}

  async find(manager: EntityManager, id: string, accountId: string): Promise<QuoteRow | null> {
    return row(manager, findQuote, { id, accountId });
  }

  async insert(quote: Omit<QuoteRow, 'usedAt' | 'invoiceId'> & { accountId: string }): Promise<void> {
    await affected(this.database, insertQuote, quote);
  }

  async use(manager: EntityManager, id: string, at: Date, invoiceId: string | null): Promise<void> {
    await affected(manager, useQuote, { id, at, invoiceId });
  }

  async forgetOld(now: Date): Promise<void> {
    await affected(this.database, forgetQuotes, { now });
  }
}
