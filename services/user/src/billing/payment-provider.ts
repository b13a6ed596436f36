import type { PaymentCard } from '@folia/contracts/billing/shapes';

/** One sum to be paid for one sale of an account. `invoiceId` is also what makes a repeated request the same payment. */
export type Due = { invoiceId: string; accountId: string; customer: string; cents: number; text: string };
/** The card that is charged; `method` is the provider's name for it. */
export type Card = PaymentCard & { method: string };
export type ChargeOutcome = { isPaid: true; payment: string } | { isPaid: false };

/** What the provider tells us, in our words. `payment` is its name for one payment. */
export type ProviderFact =
  | { kind: 'paid'; payment: string; invoiceId: string; accountId: string; customer: string; cents: number; currency: string; method: string | null }
  | { kind: 'expired'; invoiceId: string; accountId: string; customer: string }
  | { kind: 'refunded'; payment: string; refundedCents: number }
  | { kind: 'dispute'; payment: string; outcome: 'open' | 'won' | 'lost' }
  | { kind: 'card-changed'; customer: string };
/** An event as received; `payload` is all of it. */
export type ProviderEvent = { id: string; type: string; payload: unknown };

/**
 * Takes payments. Prices, periods, tax and invoices are ours: a provider is only told which sum to take for which sale. All calls can be repeated after a crash.
 * They throw UNAVAILABLE when the provider does not answer, PAYMENT_OFFLINE where there is none.
 */
export interface PaymentProvider {
  readonly name: 'manual' | 'stripe';
  makeCustomer(account: { accountId: string; name: string; email: string | null }): Promise<string>;
  /** A page on which the sum is paid with a card, which is kept for renewals. */
  openCheckout(due: Due & { expiresAt: Date }): Promise<string>;
  /** A page on which the kept card is replaced. */
  openPaymentPage(customer: string): Promise<string>;
  /** Charges the kept card; `attempt` tells one try from the next. */
  charge(due: Due & { method: string; attempt: number }): Promise<ChargeOutcome>;
  /** Gives back a part of a payment; `creditId` makes a repeated request the same refund. */
  refund(refund: { payment: string; cents: number; creditId: string }): Promise<void>;
  /** The card that is charged; makes `method` that card first, if there is one. */
  findCard(customer: string, method?: string): Promise<Card | null>;
  /** Checks the signature over the bytes as received, then parses them. Throws SIGNATURE_INVALID, NOT_FOUND where there is no provider. */
  readEvent(body: string, signature: string, now: Date): ProviderEvent;
  /** What an event says; null when it is none of our concern. */
  factOf(event: ProviderEvent): ProviderFact | null;
}
export const paymentProvider = Symbol('payment provider');
