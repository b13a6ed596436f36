import { createHash } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import { type BillingCycle, quoteMinutes, type SoldPlan, withdrawalDays } from '@folia/contracts/billing/billing-rules';
import type { BillingDetails, BillingView, Quote } from '@folia/contracts/billing/shapes';
import { AppError } from '@folia/contracts/errors';
import { newId } from '@folia/platform/new-id';
import type { Database } from '@folia/platform/statement';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type BillingSettings, billingSettings } from './billing-settings';
import type { Money } from './credits-due';
import { nextTry } from './next-try';
import { type Payer, PayerRepository } from './payer.repository';
import { type PaymentProvider, paymentProvider } from './payment-provider';
import { addDays } from './periods';
import { PriceService } from './price.service';
import { type Offer, type Paid, type PriceChange, priceChange } from './price-change';
import { QuoteRepository } from './quote.repository';
import { type Books, SettlementService } from './settlement.service';
import { type Subscription, SubscriptionRepository } from './subscription.repository';
import { type Tax, taxFor, taxOn } from './tax-for';
import { salesWithin, unusedCents } from './unused-cents';
import { VatCheckService } from './vat-check.service';
import { vatNumberFault } from './vat-number';

/** An account's plan as it is now, with all that a change of it depends on. */
export type Standing = { subscription: Subscription | null; payer: Payer; books: Books; tax: Tax; isOverdue: boolean };
export type Asked = { plan: SoldPlan; cycle: BillingCycle };

/** What an account pays for, and what another plan would cost. */
@Injectable()
export class BillingService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly payers: PayerRepository,
    private readonly quotes: QuoteRepository,
    private readonly prices: PriceService,
    private readonly settlement: SettlementService,
    private readonly database: DataSource,
    private readonly vatChecks: VatCheckService,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  async standing(accountId: string, manager: EntityManager = this.database.manager): Promise<Standing> {
    const [found, payer, books] = [
      await this.subscriptions.find(accountId, manager),
      await this.payers.find(accountId, manager),
      await this.settlement.booksOf(accountId, manager),
    ];
    if (!payer) throw new AppError('NOT_FOUND');
    const subscription = found && found.validUntil > this.settings.now() ? found : null;
    const open = books.rows.find(({ id }) => id === subscription?.saleId);
    const isOverdue = open?.purpose === 'renewal' && !open.paidAt && open.tries > 0;
    return { subscription, payer, books, tax: taxFor(this.settings.seller, this.settings.taxRates, taxed(payer)), isOverdue };
  }

  async view({ id }: Person): Promise<BillingView> {
    const standing = await this.standing(id);
    const { subscription, payer, books, tax, isOverdue } = standing;
    const { card, details, vatCheck } = payer;
    const shared = {
      canPayOnline: this.provider.name !== 'manual',
      payment: card && { brand: card.brand, last4: card.last4, expires: card.expires },
      details,
      vatCheck: vatCheck && { state: vatCheck.state, at: vatCheck.at },
    };
    if (!subscription) {
      const none = {
        cycle: null,
        since: null,
        periodStart: null,
        periodEnd: null,
        next: null,
        provider: null,
        nextCharge: null,
        grace: null,
        withdrawal: null,
        contact: null,
      };
      return { plan: 'free', state: 'free', ...none, ...shared };
    }
    const { plan, cycle, provider, since, start, end, contact, nextPlan, nextCycle, validUntil } = subscription;
    const isEnding = nextPlan === 'free';
    const endsAt = provider === 'manual' ? validUntil : end;
    const follows = nextPlan ?? (provider === 'manual' || books.derived.isStopped ? 'free' : null);
    const open = isOverdue ? books.rows.find(({ id }) => id === subscription.saleId) : undefined;
    const goesOn = provider === 'stripe' && follows !== 'free';
    const renewalCents = goesOn && !open ? await this.renewalCents(subscription, tax) : null;
    return {
      plan,
      cycle,
      state: open ? 'grace' : isEnding ? 'ending' : 'active',
      since: since.toISOString(),
      periodStart: start.toISOString(),
      periodEnd: end.toISOString(),
      next: follows && { plan: follows, cycle: follows === 'free' ? null : nextCycle, at: (follows === 'free' ? endsAt : end).toISOString() },
      provider,
      nextCharge: open?.nextTryAt
        ? { cents: open.totalCents, at: open.nextTryAt.toISOString() }
        : renewalCents === null
          ? null
          : { cents: renewalCents, at: end.toISOString() },
      grace: open
        ? { since: start.toISOString(), tries: triesToCome(start, open.nextTryAt).map((at) => at.toISOString()), endsAt: validUntil.toISOString() }
        : null,
      withdrawal: this.withdrawalOf(standing),
      contact,
      ...shared,
    };
  }

  /** Until when the person may withdraw and what would come back; null for businesses, and when it is too late. */
  withdrawalOf({ subscription, payer, books }: Standing): BillingView['withdrawal'] {
    if (!subscription?.boughtAt || subscription.provider !== 'stripe' || payer.details?.vatNumber) return null;
    const until = addDays(subscription.boughtAt, withdrawalDays);
    if (until <= this.settings.now()) return null;
    const { cents } = this.refundable(subscription, books);
    return { until: until.toISOString(), refundCents: cents };
  }

  /** What would come back of the running period, and the sales it comes from. */
  refundable(subscription: Subscription, books: Books): { cents: number; money: Money[] } {
    const within = new Set(salesWithin(books.sales, subscription).map(({ id }) => id));
    const money = books.money.filter(({ id }) => within.has(id));
    const paidCents = money.reduce((sum, { isPaid, isLost, totalCents, creditedCents }) => sum + (isPaid && !isLost ? totalCents - creditedCents : 0), 0);
    const taxPercent = books.rows.find(({ id }) => id === subscription.saleId)?.taxPercent ?? 0;
    return { cents: unusedCents({ ...subscription, taxPercent }, paidCents, this.settings.now()), money };
  }

  async quote({ id }: Person, asked: Asked): Promise<Quote> {
    const standing = await this.standing(id);
    const { subscription, tax, isOverdue } = standing;
    if (isOverdue) throw new AppError('PAYMENT_OVERDUE');
    const wanted = subscription?.nextPlan ? { plan: subscription.nextPlan, cycle: subscription.nextCycle } : subscription;
    if (subscription?.provider !== 'manual' && wanted?.plan === asked.plan && wanted.cycle === asked.cycle) throw new AppError('PLAN_IS_YOURS');
    const madeAt = this.settings.now();
    const { change, basis } = await this.priced(standing, asked, madeAt);
    const expiresAt = new Date(madeAt.getTime() + quoteMinutes * 60_000);
    const quoteId = newId();
    await this.quotes.insert({ id: quoteId, accountId: id, ...asked, basis, totalCents: change.totalCents, madeAt, expiresAt });
    const { cents, at, netCents, taxCents } = change.renewal;
    return {
      id: quoteId,
      ...asked,
      lines: change.lines,
      tax: { ...tax, cents: change.taxCents },
      todayCents: change.totalCents,
      renewal: { cents, at: at.toISOString(), cycle: asked.cycle, netCents, taxCents },
      effectiveAt: (change.isNow ? madeAt : change.period.start).toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** What a change costs, and a mark of all that this depends on. */
  async priced({ subscription, tax }: Standing, asked: Asked, madeAt: Date, database?: Database): Promise<{ change: PriceChange; basis: string }> {
    const netCents = await this.prices.of(asked.plan, asked.cycle, database);
    if (netCents === null) throw new AppError('CONFLICT');
    const offer: Offer = { ...asked, netCents };
    // Only what was paid here is taken off.
    const paid: Paid | null = subscription?.provider === 'stripe' ? subscription : null;
    const facts = [subscription?.saleId, subscription?.plan, subscription?.nextPlan, subscription?.nextCycle, netCents, tax.percent, tax.reverseCharge];
    return { change: priceChange(paid, offer, tax, madeAt), basis: createHash('sha256').update(JSON.stringify(facts)).digest('base64url') };
  }

  /** Throws BODY_INVALID for a VAT number that the country cannot have given, or that no business has. */
  async setDetails(person: Person, details: BillingDetails): Promise<BillingView> {
    const fault = vatNumberFault(details);
    if (fault) throw new AppError('BODY_INVALID', { issues: [{ path: 'vatNumber', message: fault }] });
    const known = (await this.payers.find(person.id))?.vatCheck ?? null;
    await this.payers.setDetails(person.id, details, await this.vatChecks.of(details, known));
    return this.view(person);
  }

  private async renewalCents({ plan, cycle, nextPlan, nextCycle }: Subscription, tax: Tax): Promise<number | null> {
    const cents = await this.prices.of(nextPlan ?? plan, nextCycle ?? cycle);
    return cents === null ? null : cents + taxOn(cents, tax);
  }
}

/** Who pays, as taxes go by it: a number that turned out to be nobody's shifts no tax. */
const taxed = ({ details, vatCheck }: Payer) => details && (vatCheck?.state === 'not-in-use' ? { ...details, vatNumber: '' } : details);

function triesToCome(start: Date, first: Date | null): Date[] {
  const all: Date[] = [];
  for (let at = first; at; at = nextTry(start, at)) all.push(at);
  return all;
}
