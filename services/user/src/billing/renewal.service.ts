import { graceDays, renewalNewsDays } from '@folia/contracts/billing/billing-rules';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { workThrough } from '@folia/platform/work-through';
import { Inject, Injectable } from '@nestjs/common';
import { NewsService } from '../notification/news.service';
import { BillingService } from './billing.service';
import { type BillingSettings, billingSettings } from './billing-settings';
import { InvoiceRepository, type InvoiceRow } from './invoice.repository';
import { nextTry } from './next-try';
import { PayerRepository } from './payer.repository';
import { type PaymentProvider, paymentProvider } from './payment-provider';
import { addDays, endOfPeriod } from './periods';
import { PriceService } from './price.service';
import { planTitle } from './price-change';
import { QuoteRepository } from './quote.repository';
import { SettlementService } from './settlement.service';
import { type Subscription, SubscriptionRepository } from './subscription.repository';
import { taxOn } from './tax-for';

/** Lets plans go on: announces, charges and tries again, and ends what was not paid. Each step can be repeated, by any process. */
@Injectable()
export class RenewalService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly invoices: InvoiceRepository,
    private readonly payers: PayerRepository,
    private readonly quotes: QuoteRepository,
    private readonly prices: PriceService,
    private readonly billing: BillingService,
    private readonly settlement: SettlementService,
    private readonly news: NewsService,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  @Every(10_000)
  async renewAll(): Promise<void> {
    const { now } = this.settings;
    const steps = [
      async () => workThrough(await this.subscriptions.listDue(now()), (subscription) => this.order(subscription)),
      async () => workThrough(await this.invoices.listToTry(now()), (renewal) => this.charge(renewal)),
      async () => workThrough(await this.invoices.listOpenRenewals(addDays(now(), 1 - graceDays)), (renewal) => this.warnOrEnd(renewal)),
      async () => workThrough(await this.subscriptions.listOver(now()), ({ accountId }) => this.endCancelled(accountId)),
      async () => workThrough(await this.subscriptions.listAgreementsDue(now()), (accountId) => this.settlement.change(accountId, async () => {})),
    ];
    await workThrough(steps, (step) => step());
  }

  @Every(3_600_000)
  async announceAll(): Promise<void> {
    const now = this.settings.now();
    // The nearest first: who is told late is told once.
    for (const days of [...renewalNewsDays].sort((one, other) => one - other))
      for (const subscription of await this.subscriptions.listToAnnounce(now, days))
        await this.settlement.change(subscription.accountId, async (manager, letters) => {
          if (await this.subscriptions.noteAnnounced(manager, subscription, days))
            letters.push(await this.news.tell(manager, { userId: subscription.accountId, kind: 'plan-renews' }));
        });
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    const now = this.settings.now();
    await this.invoices.voidAbandoned(now);
    await this.quotes.forgetOld(now);
  }

  private async endCancelled(accountId: string): Promise<void> {
    await this.settlement.change(accountId, async (manager) => {
      const subscription = await this.subscriptions.find(accountId, manager);
      if (subscription?.nextPlan === 'free' && subscription.validUntil <= this.settings.now()) await this.settlement.end(manager, subscription, 'end');
    });
  }

  /** The next period begins with an unpaid order; there is at most one per sale. */
  private async order({ accountId, saleId }: Subscription): Promise<void> {
    await this.settlement.change(accountId, async (manager) => {
      const { subscription, tax } = await this.billing.standing(accountId, manager);
      const now = this.settings.now();
      if (!subscription || subscription.saleId !== saleId || subscription.end > now || subscription.nextPlan === 'free') return;
      const plan = subscription.nextPlan ?? subscription.plan;
      const cycle = subscription.nextCycle ?? subscription.cycle;
      const netCents = await this.prices.of(plan, cycle, manager);
      if (netCents === null) return;
      const anchor = cycle === subscription.cycle ? subscription.anchor : subscription.end;
      const start = subscription.end;
      const effect = { plan, cycle, anchor, start, end: endOfPeriod(anchor, start, cycle), validUntil: null, netCents };
      const taxCents = taxOn(netCents, tax);
      const lines = [{ text: `${planTitle[plan]}, one ${cycle}`, cents: netCents }];
      const sums = { lines, netCents, taxCents, totalCents: netCents + taxCents, taxPercent: tax.percent, reverseCharge: tax.reverseCharge };
      await this.invoices.insert(manager, {
        id: newId(),
        accountId,
        basisId: saleId,
        purpose: 'renewal',
        provider: 'stripe',
        effect,
        ...sums,
        createdAt: now,
        nextTryAt: now,
      });
    });
  }

  /** One try of one renewal. A provider that is away is not a try: it stays due. */
  private async charge(renewal: InvoiceRow): Promise<void> {
    const { id, accountId, effect, totalCents, tries, lines } = renewal;
    const payer = accountId ? await this.payers.find(accountId) : null;
    if (!accountId || !effect || !payer) return;
    const due = { invoiceId: id, accountId, cents: totalCents, text: lines[0]?.text ?? '' };
    const outcome =
      payer.card && payer.customer
        ? await this.provider.charge({ ...due, customer: payer.customer, method: payer.card.method, attempt: tries })
        : { isPaid: false as const };
    if (outcome.isPaid) return this.settlement.note(accountId, id, { kind: 'paid', payment: outcome.payment });
    await this.settlement.change(accountId, async (manager, letters) => {
      const next = nextTry(new Date(effect.start), this.settings.now());
      if (!(await this.invoices.noteTry(manager, renewal, next))) return;
      // Told on the first day and after the last try; the last day is told apart.
      if (tries === 0 || !next) letters.push(await this.news.tell(manager, { userId: accountId, kind: 'payment-failed', about: id }));
    });
  }

  private async warnOrEnd(renewal: InvoiceRow): Promise<void> {
    const { id, accountId, effect } = renewal;
    if (!accountId || !effect) return;
    const now = this.settings.now();
    const isOver = addDays(new Date(effect.start), graceDays) <= now;
    await this.settlement.change(accountId, async (manager, letters) => {
      const row = await this.invoices.find(id, manager);
      if (!row || row.paidAt || row.voidAt) return;
      if (isOver) await this.invoices.saveFacts(manager, { ...row, voidAt: now });
      else if (await this.invoices.noteWarned(manager, id, now))
        letters.push(await this.news.tell(manager, { userId: accountId, kind: 'plan-ends-soon', about: id }));
    });
  }
}
