import { currency } from '@folia/contracts/billing/billing-rules';
import { Every } from '@folia/platform/discovery';
import { workThrough } from '@folia/platform/work-through';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type BillingEvent, BillingEventRepository } from './billing-event.repository';
import { type BillingSettings, billingSettings } from './billing-settings';
import { InvoiceRepository } from './invoice.repository';
import { PayerRepository } from './payer.repository';
import { type PaymentProvider, type ProviderFact, paymentProvider } from './payment-provider';
import { addDays } from './periods';
import { SettlementService } from './settlement.service';
import { SubscriptionRepository } from './subscription.repository';

/** What became of an event; `waiting`: what it is about is not known yet. */
type Outcome = { outcome: 'done' | 'ignored' | 'nobody' | 'mismatch' | 'waiting'; accountId: string | null };
const unknownDays = 7;

/** Handles what the payment provider tells. An event is stored before anything else; what is handled twice, or out of order, ends the same. */
@Injectable()
export class ProviderEventService {
  constructor(
    private readonly events: BillingEventRepository,
    private readonly invoices: InvoiceRepository,
    private readonly payers: PayerRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly settlement: SettlementService,
    private readonly log: PinoLogger,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  /** Answers once the event is stored; if handling it fails, the sweep repeats it. */
  async receive(body: string, signature: string): Promise<void> {
    const event = this.provider.readEvent(body, signature, this.settings.now());
    await this.events.note(event);
    const waiting = await this.events.findWaiting(event.id);
    if (waiting) await this.handle(waiting).catch((error) => this.log.warn({ err: error, event: event.id }, 'an event of the payment provider waits'));
  }

  @Every(15_000)
  async handleWaiting(): Promise<void> {
    await workThrough(await this.events.listWaiting(), (event) => this.handle(event));
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.events.forgetOld(addDays(this.settings.now(), -unknownDays));
  }

  private async handle(event: BillingEvent): Promise<void> {
    const fact = this.provider.factOf(event);
    const { outcome, accountId } = fact ? await this.apply(fact) : { outcome: 'ignored' as const, accountId: null };
    if (outcome === 'mismatch') this.log.warn({ event: event.id, type: event.type }, 'an event of the payment provider does not fit what we stored');
    if (outcome !== 'waiting') await this.events.noteHandled(event.id, outcome, accountId);
  }

  private async apply(fact: ProviderFact): Promise<Outcome> {
    if (fact.kind === 'card-changed') return this.keepCard(fact.customer, undefined);
    const sale = 'invoiceId' in fact ? await this.invoices.find(fact.invoiceId) : await this.invoices.findByPayment(fact.payment);
    // A refund or a dispute may be told before the payment; a sale of ours is written before it is paid.
    if (!sale) return { outcome: 'invoiceId' in fact ? 'nobody' : 'waiting', accountId: null };
    const { accountId } = sale;
    if (!accountId) return { outcome: 'nobody', accountId: null };
    if ('customer' in fact) {
      const payer = await this.payers.find(accountId);
      if (payer?.customer !== fact.customer || fact.accountId !== accountId) return { outcome: 'mismatch', accountId: null };
    }
    if (fact.kind === 'paid' && (fact.cents !== sale.totalCents || fact.currency !== currency)) return { outcome: 'mismatch', accountId };
    if (fact.kind === 'paid' && fact.method) await this.keepCard(fact.customer, fact.method);
    await this.settlement.note(accountId, sale.id, fact);
    return { outcome: 'done', accountId };
  }

  /** Reads the card as it is now, not as an event had it. A renewal that failed is tried with it at once, unless the plan was cancelled. */
  private async keepCard(customer: string, method: string | undefined): Promise<Outcome> {
    const accountId = await this.payers.accountOf(customer);
    if (!accountId) return { outcome: 'nobody', accountId: null };
    const known = (await this.payers.find(accountId))?.card;
    const card = await this.provider.findCard(customer, method === known?.method ? undefined : method);
    await this.settlement.change(accountId, async (manager) => {
      await this.payers.setCard(manager, accountId, card);
      const subscription = await this.subscriptions.find(accountId, manager);
      if (card && card.method !== known?.method && subscription?.nextPlan !== 'free') await this.invoices.tryAgain(manager, accountId, this.settings.now());
    });
    return { outcome: 'done', accountId };
  }
}
