import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import type { PlanName } from '@folia/contracts/plans';
import { bool, float8, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Sale, SaleEffect, SalePurpose } from './derive-subscription';
import type { ProviderName } from './subscription.repository';

/** An effect as its column holds it. */
type StoredEffect = { plan: PlanName; cycle: BillingCycle; anchor: string; start: string; end: string; validUntil: string | null; netCents: number } & Pick<
  SaleEffect,
  'limits' | 'contact'
>;
type InvoiceLine = { text: string; cents: number };
export type Recipient = { name: string; address: string[]; vatNumber: string };

const columns = `i.id, i.account_id AS "accountId", i.basis_id AS "basisId", i.purpose, i.provider, i.effect, i.lines, i.net_cents AS "netCents",
  i.tax_percent AS "taxPercent", i.tax_cents AS "taxCents", i.total_cents AS "totalCents", i.reverse_charge AS "reverseCharge", i.number, i.issued_at AS "issuedAt",
  i.paid_at AS "paidAt", i.void_at AS "voidAt", i.payment, i.checkout_url AS "checkoutUrl", i.refunded_cents AS "refundedCents", i.dispute, i.tries,
  i.next_try_at AS "nextTryAt", i.warned_at AS "warnedAt", i.created_at AS "createdAt"`;
const gives = {
  id: uuid,
  accountId: uuid.nullable,
  basisId: uuid.nullable,
  purpose: text.as<SalePurpose | 'credit'>(),
  provider: text.as<ProviderName>(),
  effect: jsonb.as<StoredEffect>().nullable,
  lines: jsonb.as<InvoiceLine[]>(),
  netCents: int4,
  taxPercent: float8,
  taxCents: int4,
  totalCents: int4,
  reverseCharge: bool,
  number: text.nullable,
  issuedAt: timestamptz.nullable,
  paidAt: timestamptz.nullable,
  voidAt: timestamptz.nullable,
  payment: text.nullable,
  checkoutUrl: text.nullable,
  refundedCents: int4,
  dispute: text.as<'open' | 'won' | 'lost'>().nullable,
  tries: int4,
  nextTryAt: timestamptz.nullable,
  warnedAt: timestamptz.nullable,
  createdAt: timestamptz,
};
const listOfAccount = statement('list-invoices-of-account', {
  text: `SELECT ${columns} FROM invoice i WHERE i.account_id = $1 ORDER BY i.id`,
  takes: { accountId: uuid },
  gives,
});
export type InvoiceRow = Row<typeof listOfAccount>;
const findInvoice = statement('find-invoice', { text: `SELECT ${columns} FROM invoice i WHERE i.id = $1`, takes: { id: uuid }, gives });
const findByPayment = statement('find-invoice-of-payment', { text: `SELECT ${columns} FROM invoice i WHERE i.payment = $1`, takes: { payment: text }, gives });
const insertInvoice = statement('insert-invoice', {
  text: `
    INSERT INTO invoice (id, account_id, basis_id, purpose, provider, effect, lines, net_cents, tax_percent, tax_cents, total_cents, reverse_charge, next_try_at, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING`,
  takes: {
    id: uuid,
    accountId: uuid.nullable,
    basisId: uuid.nullable,
    purpose: text,
    provider: text,
    effect: jsonb.nullable,
    lines: jsonb,
    netCents: int4,
    taxPercent: float8,
    taxCents: int4,
    totalCents: int4,
    reverseCharge: bool,
    nextTryAt: timestamptz.nullable,
    createdAt: timestamptz,
  },
});
const saveFacts = statement('save-facts-of-invoice', {
  text: `
    UPDATE invoice SET paid_at = $2, void_at = $3, payment = $4, refunded_cents = $5, dispute = $6, next_try_at = CASE WHEN $2::timestamptz IS NULL AND $3::timestamptz IS NULL THEN next_try_at END
    WHERE id = $1`,
  takes: { id: uuid, paidAt: timestamptz.nullable, voidAt: timestamptz.nullable, payment: text.nullable, refundedCents: int4, dispute: text.nullable },
});
const nextNumber = statement('next-invoice-number', {
  text: `INSERT INTO invoice_count AS c (year, last) VALUES ($1, 1) ON CONFLICT (year) DO UPDATE SET last = c.last + 1 RETURNING last`,
  takes: { year: int4 },
  gives: { last: int4 },
});
const issueInvoice = statement('issue-invoice', {
  text: 'UPDATE invoice SET number = $2, issued_at = $3 WHERE id = $1 AND number IS NULL',
  takes: { id: uuid, number: text, at: timestamptz },
});
const insertRecipient = statement('insert-invoice-recipient', {
  text: 'INSERT INTO invoice_recipient (invoice_id, account_id, name, address, vat_number) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
  takes: { invoiceId: uuid, accountId: uuid, name: text, address: jsonb, vatNumber: text },
});
const findRecipient = statement('find-invoice-recipient', {
  text: 'SELECT name, address, vat_number AS "vatNumber" FROM invoice_recipient WHERE invoice_id = $1',
  takes: { invoiceId: uuid },
  gives: { name: text, address: jsonb.as<string[]>(), vatNumber: text },
});
const setCheckout = statement('set-checkout-of-invoice', {
  text: 'UPDATE invoice SET checkout_url = $2 WHERE id = $1',
  takes: { id: uuid, url: text },
});
/** Who cannot be dealt with now never stands before all the others. */
const inAnyOrder = 'ORDER BY random()';
const listToTry = statement('list-invoices-to-try', {
  text: `
    SELECT ${columns} FROM invoice i
    WHERE i.purpose = 'renewal' AND i.paid_at IS NULL AND i.void_at IS NULL AND i.next_try_at <= $1 AND i.account_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM deletion d WHERE d.user_id = i.account_id AND d.due_at IS NOT NULL) ${inAnyOrder} LIMIT 50`,
  takes: { now: timestamptz },
  gives,
});
const noteTry = statement('note-try-of-invoice', {
  text: 'UPDATE invoice SET tries = tries + 1, next_try_at = $3 WHERE id = $1 AND tries = $2 AND paid_at IS NULL AND void_at IS NULL',
  takes: { id: uuid, tries: int4, next: timestamptz.nullable },
});
const tryAgain = statement('try-overdue-renewal-again', {
  text: `UPDATE invoice SET next_try_at = $2 WHERE account_id = $1 AND purpose = 'renewal' AND paid_at IS NULL AND void_at IS NULL AND tries > 0`,
  takes: { accountId: uuid, at: timestamptz.nullable },
});
const listToRefund = statement('list-credits-to-pay', {
  text: `
    SELECT ${columns} FROM invoice i WHERE i.purpose = 'credit' AND i.provider = 'stripe' AND i.paid_at IS NULL AND i.void_at IS NULL ${inAnyOrder} LIMIT 50`,
  gives,
});
const notePaid = statement('note-credit-paid', { text: 'UPDATE invoice SET paid_at = $2 WHERE id = $1', takes: { id: uuid, at: timestamptz } });
const listOpenRenewals = statement('list-open-renewals', {
  text: `SELECT ${columns} FROM invoice i WHERE i.purpose = 'renewal' AND i.paid_at IS NULL AND i.void_at IS NULL AND i.tries > 0 AND (i.effect->>'start')::timestamptz <= $1 ${inAnyOrder} LIMIT 100`,
  takes: { before: timestamptz },
  gives,
});
const noteWarned = statement('note-invoice-warned', {
  text: 'UPDATE invoice SET warned_at = $2 WHERE id = $1 AND warned_at IS NULL AND paid_at IS NULL AND void_at IS NULL',
  takes: { id: uuid, at: timestamptz },
});
const voidAbandoned = statement('void-abandoned-orders', {
  text: `
    UPDATE invoice SET void_at = $1 WHERE purpose IN ('purchase', 'change') AND paid_at IS NULL AND void_at IS NULL AND created_at < $1::timestamptz - interval '2 days'`,
  takes: { now: timestamptz },
});

type NewInvoice = Pick<
  InvoiceRow,
  'id' | 'accountId' | 'basisId' | 'purpose' | 'provider' | 'lines' | 'netCents' | 'taxPercent' | 'taxCents' | 'totalCents' | 'reverseCharge' | 'createdAt'
> & {
  effect: SaleEffect | null;
  nextTryAt?: Date;
};

/** A row as the rule that derives plans sees it. Callers leave credits out. */
export function toSale({ id, basisId, purpose, createdAt, effect, paidAt, voidAt, refundedCents, totalCents, dispute }: InvoiceRow): Sale | null {
  if (!effect || purpose === 'credit') return null;
  const { anchor, start, end, validUntil, ...rest } = effect;
  const times = { anchor: new Date(anchor), start: new Date(start), end: new Date(end), validUntil: validUntil === null ? null : new Date(validUntil) };
  const isReversed = dispute === 'lost' || (totalCents > 0 && refundedCents >= totalCents);
  return { id, basisId, purpose, createdAt, effect: { ...rest, ...times }, isPaid: paidAt !== null, isVoid: voidAt !== null, isReversed };
}

/** Sales and credits; those with a number are the invoices that people see. */
@Injectable()
export class InvoiceRepository {
  constructor(private readonly database: DataSource) {}

  async listOf(accountId: string, manager: EntityManager = this.database.manager): Promise<InvoiceRow[]> {
    return rows(manager, listOfAccount, { accountId });
  }

  async find(id: string, manager: EntityManager = this.database.manager): Promise<InvoiceRow | null> {
    return row(manager, findInvoice, { id });
  }

  async findByPayment(payment: string): Promise<InvoiceRow | null> {
    return row(this.database, findByPayment, { payment });
  }

  /** False: there is this renewal already. */
  async insert(manager: EntityManager, { nextTryAt = undefined, ...invoice }: NewInvoice): Promise<boolean> {
    return (await affected(manager, insertInvoice, { ...invoice, nextTryAt: nextTryAt ?? null })) > 0;
  }

  async saveFacts(manager: EntityManager, { id, paidAt, voidAt, payment, refundedCents, dispute }: InvoiceRow): Promise<void> {
    await affected(manager, saveFacts, { id, paidAt, voidAt, payment, refundedCents, dispute });
  }

  /** Gives it the next number of the year. The count is locked until the transaction ends and goes back with it, so no number is left out. */
  async issue(manager: EntityManager, invoice: InvoiceRow, at: Date, recipient: Recipient): Promise<void> {
    if (invoice.number || !invoice.accountId) return;
    const year = at.getUTCFullYear();
    const { last } = await onlyRow(manager, nextNumber, { year });
    await affected(manager, issueInvoice, { id: invoice.id, number: `FO-${year}-${String(last).padStart(4, '0')}`, at });
    await affected(manager, insertRecipient, { invoiceId: invoice.id, accountId: invoice.accountId, ...recipient });
  }

  async recipientOf(invoiceId: string): Promise<Recipient | null> {
    return row(this.database, findRecipient, { invoiceId });
  }

  async setCheckout(id: string, url: string): Promise<void> {
    await affected(this.database, setCheckout, { id, url });
  }

  /** Renewals to charge now; nobody who is leaving is charged. */
  async listToTry(now: Date): Promise<InvoiceRow[]> {
    return rows(this.database, listToTry, { now });
  }

  /** False when this try was noted already, or is no longer needed. */
  async noteTry(manager: EntityManager, { id, tries }: InvoiceRow, next: Date | null): Promise<boolean> {
    return (await affected(manager, noteTry, { id, tries, next })) > 0;
  }

  /** When a renewal that failed is charged next; null for not again. */
  async tryAgain(manager: EntityManager, accountId: string, at: Date | null): Promise<void> {
    await affected(manager, tryAgain, { accountId, at });
  }

  async listToRefund(): Promise<InvoiceRow[]> {
    return rows(this.database, listToRefund);
  }

  async notePaid(id: string, at: Date): Promise<void> {
    await affected(this.database, notePaid, { id, at });
  }

  /** Renewals that failed and are still waited for, of periods that began before a time. */
  async listOpenRenewals(before: Date): Promise<InvoiceRow[]> {
    return rows(this.database, listOpenRenewals, { before });
  }

  /** True the first time. */
  async noteWarned(manager: EntityManager, id: string, at: Date): Promise<boolean> {
    return (await affected(manager, noteWarned, { id, at })) > 0;
  }

  async voidAbandoned(now: Date): Promise<void> {
    await affected(this.database, voidAbandoned, { now });
  }
}
