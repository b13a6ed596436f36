import type { Person } from '@folia/contracts/access';
import { checkoutMinutes, graceDays, quoteMinutes } from '@folia/contracts/billing/billing-rules';
import type { BillingView } from '@folia/contracts/billing/shapes';
import { AppError } from '@folia/contracts/errors';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BillingService, type Standing } from './billing.service';
import { type BillingSettings, billingSettings } from './billing-settings';
import { spreadCredit } from './credits-due';
import { InvoiceRepository, type InvoiceRow } from './invoice.repository';
import { PayerRepository } from './payer.repository';
import { type PaymentProvider, paymentProvider } from './payment-provider';
import { addDays } from './periods';
import { type PriceChange, planTitle } from './price-change';
import { QuoteRepository, type QuoteRow } from './quote.repository';
import { RefundService } from './refund.service';
import { SettlementService } from './settlement.service';
import { SubscriptionRepository } from './subscription.repository';

type ChangeAnswer = { checkoutUrl: string | null; billing: BillingView };

/** What people do with their plan: buy, change, cancel, resume, withdraw. */
@Injectable()
export class ChangeService {
  /** Payments that are being asked for by this process, so that twins of a request share one. */
  private readonly asking = new Map<string, Promise<string | null>>();

  constructor(
    private readonly billing: BillingService,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundService,
    private readonly quotes: QuoteRepository,
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly payers: PayerRepository,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  /** The order is written first, then paid: after a crash the same quote goes on where it stopped. */
  async change(person: Person, quoteId: string): Promise<ChangeAnswer> {
    const order = await this.settlement.change(person.id, (manager) => this.order(manager, person.id, quoteId));
    const checkoutUrl = order ? await this.payOnce(order) : null;
    return { checkoutUrl, billing: await this.billing.view(person) };
  }

  async cancel(person: Person): Promise<BillingView> {
    await this.settlement.change(person.id, async (manager) => {
      const { subscription, isOverdue } = await this.billing.standing(person.id, manager);
      if (!subscription) throw new AppError('NO_PAID_PLAN');
      const { accountId, provider, validUntil, end } = subscription;
      const endsAt = provider === 'manual' || validUntil < end ? validUntil : end;
      await this.subscriptions.chooseNext(manager, { accountId, plan: 'free', cycle: null, at: this.settings.now(), validUntil: endsAt });
      if (isOverdue) await this.invoices.tryAgain(manager, accountId, null);
    });
    return this.billing.view(person);
  }

  async resume(person: Person): Promise<BillingView> {
    await this.settlement.change(person.id, async (manager) => {
      const { subscription, books, isOverdue } = await this.billing.standing(person.id, manager);
      if (!subscription) throw new AppError('NO_PAID_PLAN');
      const { accountId, validUntil } = subscription;
      await this.subscriptions.chooseNext(manager, {
        accountId,
        plan: null,
        cycle: null,
        at: this.settings.now(),
        validUntil: books.derived.validUntil ?? validUntil,
      });
      if (isOverdue) await this.invoices.tryAgain(manager, accountId, this.settings.now());
    });
    return this.billing.view(person);
  }

  /** The plan ends and credits are written in one transaction; their money follows, and again after a crash. */
  async withdraw(person: Person): Promise<BillingView> {
    const isNew = await this.settlement.change(person.id, async (manager, letters) => {
      const standing = await this.billing.standing(person.id, manager);
      const { subscription, books } = standing;
      const last = books.derived.sale;
      if (!subscription && last?.purpose === 'withdrawal') return false;
      if (!subscription) throw new AppError('NO_PAID_PLAN');
      if (!this.billing.withdrawalOf(standing)) throw new AppError('WITHDRAWAL_OVER');
      const { cents, money } = this.billing.refundable(subscription, books);
      letters.push(...(await this.settlement.credit(manager, books.rows, spreadCredit(money, cents))));
      await this.settlement.end(manager, subscription, 'withdrawal');
      return true;
    });
    // What the provider does not take now, the sweep brings later.
    if (isNew) await this.refunds.payOpen(person.id).catch(() => {});
    return this.billing.view(person);
  }

  async openPaymentPage({ id }: Person): Promise<{ url: string }> {
    const payer = await this.payers.find(id);
    if (this.provider.name === 'manual') throw new AppError('PAYMENT_OFFLINE');
    if (!payer?.customer) throw new AppError('NOTHING_PAID_YET');
    return { url: await this.provider.openPaymentPage(payer.customer) };
  }

  /** The order that a quote leads to; null when nothing is to be paid. */
  private async order(manager: EntityManager, accountId: string, quoteId: string): Promise<InvoiceRow | null> {
    const quote = await this.quotes.find(manager, quoteId, accountId);
    if (!quote) throw new AppError('NOT_FOUND');
    if (quote.usedAt) return quote.invoiceId ? this.invoices.find(quote.invoiceId, manager) : null;
    const now = this.settings.now();
    const standing = await this.billing.standing(accountId, manager);
    const { change, basis } = await this.billing.priced(standing, quote, quote.madeAt, manager);
    if (standing.isOverdue) throw new AppError('PAYMENT_OVERDUE');
    if (quote.expiresAt <= now || basis !== quote.basis || change.totalCents !== quote.totalCents) throw new AppError('QUOTE_STALE');
    if (change.isNow && this.provider.name === 'manual') throw new AppError('PAYMENT_OFFLINE');
    const order = change.isNow ? await this.insertOrder(manager, accountId, quote, change, standing) : null;
    if (!order) await this.chooseLater(manager, accountId, quote, standing);
    await this.quotes.use(manager, quote.id, now, order?.id ?? null);
    return order;
  }

  private async insertOrder(
    manager: EntityManager,
    accountId: string,
    { plan, cycle }: QuoteRow,
    change: PriceChange,
    standing: Standing,
  ): Promise<InvoiceRow | null> {
    const { subscription, tax, books } = standing;
    const isChange = subscription?.provider === 'stripe';
    const { anchor, period, lines, netCents, taxCents, totalCents, renewal } = change;
    const effect = { plan, cycle, anchor, ...period, validUntil: null, netCents: renewal.netCents };
    const sums = { lines, netCents, taxCents, totalCents, taxPercent: tax.percent, reverseCharge: tax.reverseCharge };
    const id = newId();
    const basisId = subscription?.saleId ?? books.derived.sale?.id ?? null;
    const purpose = isChange ? ('change' as const) : ('purchase' as const);
    await this.invoices.insert(manager, { id, accountId, basisId, purpose, provider: 'stripe', effect, ...sums, createdAt: this.settings.now() });
    const order = await this.invoices.find(id, manager);
    if (!order || totalCents > 0) return order;
    await this.invoices.saveFacts(manager, { ...order, paidAt: this.settings.now() });
    return this.invoices.find(id, manager);
  }

  private async chooseLater(manager: EntityManager, accountId: string, { plan, cycle }: QuoteRow, { subscription }: Standing): Promise<void> {
    if (!subscription) return;
    await this.subscriptions.chooseNext(manager, { accountId, plan, cycle, at: this.settings.now(), validUntil: addDays(subscription.end, graceDays) });
  }

  private payOnce(order: InvoiceRow): Promise<string | null> {
    const running = this.asking.get(order.id) ?? this.pay(order).finally(() => this.asking.delete(order.id));
    this.asking.set(order.id, running);
    return running;
  }

  /** Charges the kept card; where there is none, or it is refused, answers where to pay. */
  private async pay(order: InvoiceRow): Promise<string | null> {
    const { id, accountId, totalCents, lines, purpose } = order;
    if (order.paidAt || !accountId) return null;
    if (order.voidAt) throw new AppError('QUOTE_STALE');
    if (order.checkoutUrl) return order.checkoutUrl;
    if (this.settings.now().getTime() - order.createdAt.getTime() > quoteMinutes * 60_000) throw new AppError('QUOTE_STALE');
    const payer = await this.payers.find(accountId);
    if (!payer) throw new AppError('NOT_FOUND');
    const customer = payer.customer ?? (await this.makeCustomer(accountId, payer.details?.name || (payer.name ?? ''), payer.email));
    const text = lines[0]?.text ?? planTitle[order.effect?.plan ?? 'free'];
    const expiresAt = new Date(order.createdAt.getTime() + checkoutMinutes * 60_000);
    const due = { invoiceId: id, accountId, customer, cents: totalCents, text, expiresAt };
    if (purpose === 'change' && payer.card) {
      const outcome = await this.provider.charge({ ...due, method: payer.card.method, attempt: 0 });
      if (outcome.isPaid) {
        await this.settlement.note(accountId, id, { kind: 'paid', payment: outcome.payment });
        return null;
      }
    }
    const url = await this.provider.openCheckout(due);
    await this.invoices.setCheckout(id, url);
    return url;
  }

  private async makeCustomer(accountId: string, name: string, email: string | null): Promise<string> {
    await this.payers.setCustomer(accountId, await this.provider.makeCustomer({ accountId, name, email }));
    const customer = (await this.payers.find(accountId))?.customer;
    if (!customer) throw new AppError('NOT_FOUND');
    return customer;
  }
}
