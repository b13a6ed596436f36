import { planChanged } from '@folia/contracts/billing/events';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountRepository } from '../account/account.repository';
import { EmailService } from '../email/email.service';
import { NewsService } from '../notification/news.service';
import { applyFact, type SaleFact } from './apply-fact';
import { type BillingSettings, billingSettings } from './billing-settings';
import { type Credit, creditsDue, type Money, taxWithin } from './credits-due';
import { type Derived, deriveSubscription, type Sale } from './derive-subscription';
import { InvoiceRepository, type InvoiceRow, type Recipient, toSale } from './invoice.repository';
import { PayerRepository } from './payer.repository';
import { endOfPeriod } from './periods';
import { type Subscription, SubscriptionRepository } from './subscription.repository';

/** E-mails to send once the transaction is over. */
export type Letters = (string | null)[];
/** All that is known of an account's sales. */
export type Books = { rows: InvoiceRow[]; sales: Sale[]; money: Money[]; derived: Derived };

/** Keeps an account's plan, invoices and credits what its sales say, whatever happened to them and in what order. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly payers: PayerRepository,
    private readonly accounts: AccountRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  /** Lets one change at a time happen to an account, then settles it, in one transaction; sends the e-mails afterwards. */
  async change<T>(accountId: string, work: (manager: EntityManager, letters: Letters) => Promise<T>): Promise<T> {
    const letters: Letters = [];
    const result = await this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'billing', accountId);
      const done = await work(manager, letters);
      letters.push(...(await this.settle(manager, accountId)));
      return done;
    });
    void this.outbox.relay();
    for (const id of letters) await this.emails.send(id);
    return result;
  }

  /** Notes what became of a sale. Nothing happens when its account is gone. */
  async note(accountId: string, invoiceId: string, fact: SaleFact): Promise<void> {
    await this.change(accountId, async (manager) => {
      const row = await this.invoices.find(invoiceId, manager);
      if (row?.accountId === accountId) await this.invoices.saveFacts(manager, applyFact(row, fact, this.settings.now()));
    });
  }

  async booksOf(accountId: string, manager: EntityManager = this.database.manager): Promise<Books> {
    const rows = await this.invoices.listOf(accountId, manager);
    const sales = rows.flatMap((row) => toSale(row) ?? []);
    return { rows, sales, money: moneyOf(rows), derived: deriveSubscription(sales) };
  }

  /** Writes credits for sales; their money goes back with the next sweep, or at once when asked for. */
  async credit(manager: EntityManager, rows: readonly InvoiceRow[], credits: readonly Credit[]): Promise<Letters> {
    const now = this.settings.now();
    const letters: Letters = [];
    for (const { saleId, cents, isDone } of credits) {
      const sale = rows.find(({ id }) => id === saleId);
      if (!sale?.accountId) continue;
      const { accountId, provider, taxPercent, reverseCharge } = sale;
      const taxCents = -taxWithin(cents, taxPercent);
      const netCents = -cents - taxCents;
      const id = newId();
      const lines = [{ text: `Back from ${sale.number ?? 'an order'}`, cents: netCents }];
      const sums = { netCents, taxCents, totalCents: -cents, taxPercent, reverseCharge };
      await this.invoices.insert(manager, { id, accountId, basisId: saleId, purpose: 'credit', provider, effect: null, lines, ...sums, createdAt: now });
      const row = await this.invoices.find(id, manager);
      if (!row) continue;
      if (isDone) await this.invoices.saveFacts(manager, { ...row, paidAt: now });
      await this.invoices.issue(manager, row, now, await this.recipient(manager, accountId));
      letters.push(await this.news.tell(manager, { userId: accountId, kind: 'credit-made', about: id }));
    }
    return letters;
  }

  /** Ends a plan for good: from then on nothing that becomes known of its sales brings it back. */
  async end(manager: EntityManager, subscription: Subscription, purpose: 'withdrawal' | 'end'): Promise<void> {
    const { accountId, saleId: basisId, cycle } = subscription;
    const now = this.settings.now();
    const effect = { plan: 'free' as const, cycle, anchor: now, start: now, end: now, validUntil: now, netCents: 0 };
    const nothing = { lines: [], netCents: 0, taxPercent: 0, taxCents: 0, totalCents: 0, reverseCharge: false };
    await this.invoices.insert(manager, { id: newId(), accountId, basisId, purpose, provider: 'manual', effect, ...nothing, createdAt: now });
  }

  async recipient(manager: EntityManager, accountId: string): Promise<Recipient> {
    const payer = await this.payers.find(accountId, manager);
    if (!payer?.details) return { name: payer?.name ?? '', address: [], vatNumber: '' };
    const { name, company, street, postalCode, city, country, vatNumber } = payer.details;
    const address = [company && name, street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
    return { name: company || name, address, vatNumber };
  }

  private async settle(manager: EntityManager, accountId: string): Promise<Letters> {
    const letters = await this.issuePaid(manager, accountId);
    const { rows, money, derived } = await this.booksOf(accountId, manager);
    letters.push(...(await this.credit(manager, rows, creditsDue(money, derived.superseded))));
    letters.push(...(await this.write(manager, accountId, rows, derived)));
    return letters;
  }

  /** A sale gets its number in the transaction in which it is first known to be paid. */
  private async issuePaid(manager: EntityManager, accountId: string): Promise<Letters> {
    const letters: Letters = [];
    for (const row of await this.invoices.listOf(accountId, manager)) {
      if (row.number || !row.paidAt || row.totalCents === 0) continue;
      await this.invoices.issue(manager, row, this.settings.now(), await this.recipient(manager, accountId));
      letters.push(await this.news.tell(manager, { userId: accountId, kind: 'invoice-paid', about: row.id }));
    }
    return letters;
  }

  private async write(manager: EntityManager, accountId: string, rows: readonly InvoiceRow[], derived: Derived): Promise<Letters> {
    const now = this.settings.now();
    const before = await this.subscriptions.find(accountId, manager);
    const { sale } = derived;
    if (!sale) return before?.saleId ? this.over(manager, before) : [];
    const { provider = 'manual', effect = null } = rows.find(({ id }) => id === sale.id) ?? {};
    const isCancelled = provider === 'stripe' && before?.nextPlan === 'free' && before.nextChosenAt !== null && before.nextChosenAt > sale.createdAt;
    const goesTo = derived.validUntil ?? now;
    const validUntil = isCancelled && sale.effect.end < goesTo ? sale.effect.end : goesTo;
    const isOver = sale.effect.plan === 'free' || validUntil <= now;
    if (isOver) return before ? this.over(manager, before) : [];
    const { plan, cycle, anchor, netCents } = sale.effect;
    const { start, end } = periodNow(sale, validUntil, now);
    const { since, boughtAt } = derived;
    const agreed = { limits: effect?.limits ?? null, contact: effect?.contact ?? null };
    const own = {
      accountId,
      plan,
      cycle,
      provider,
      anchor,
      start,
      end,
      validUntil,
      since: since ?? start,
      boughtAt,
      netCents,
      saleId: sale.id,
      soldAt: sale.createdAt,
    };
    await this.subscriptions.write(manager, { ...own, ...agreed });
    if (before?.saleId === sale.id) return [];
    await this.outbox.publish(manager, planChanged, { accountId });
    return plan === before?.plan ? [] : [await this.news.tell(manager, { userId: accountId, kind: 'plan-changed', plan })];
  }

  private async over(manager: EntityManager, { accountId }: Subscription): Promise<Letters> {
    await this.subscriptions.remove(manager, accountId);
    await this.outbox.publish(manager, planChanged, { accountId });
    return [await this.news.tell(manager, { userId: accountId, kind: 'plan-changed', plan: 'free' })];
  }
}

/** The period that runs now, of a sale that was made for several. */
function periodNow({ effect }: Sale, validUntil: Date, now: Date): { start: Date; end: Date } {
  let { start, end } = effect;
  while (effect.validUntil && end <= now && end < validUntil) [start, end] = [end, endOfPeriod(effect.anchor, end, effect.cycle)];
  return { start, end };
}

function moneyOf(rows: readonly InvoiceRow[]): Money[] {
  return rows
    .filter(({ purpose }) => purpose !== 'credit')
    .map(({ id, totalCents, paidAt, refundedCents, dispute }) => {
      const credits = rows.filter(({ purpose, basisId }) => purpose === 'credit' && basisId === id);
      const creditedCents = -credits.reduce((sum, credit) => sum + credit.totalCents, 0);
      return { id, totalCents, isPaid: paidAt !== null, refundedCents, isLost: dispute === 'lost', creditedCents };
    });
}
