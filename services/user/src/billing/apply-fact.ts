import type { ProviderFact } from './payment-provider';

/** What became of a sale at the provider. */
type Facts = { paidAt: Date | null; voidAt: Date | null; payment: string | null; refundedCents: number; dispute: 'open' | 'won' | 'lost' | null };
/** What happened to one sale. */
export type SaleFact =
  | Pick<Extract<ProviderFact, { kind: 'paid' }>, 'kind' | 'payment'>
  | { kind: 'expired' }
  | Pick<Extract<ProviderFact, { kind: 'refunded' }>, 'kind' | 'refundedCents'>
  | Pick<Extract<ProviderFact, { kind: 'dispute' }>, 'kind' | 'outcome'>;

/** What is known of a sale, with one more fact. Facts only add up, so neither their order nor their repetition matters. */
export function applyFact<T extends Facts>(sale: T, fact: SaleFact, now: Date): T {
  if (fact.kind === 'paid') return { ...sale, payment: fact.payment, paidAt: sale.paidAt ?? now };
  if (fact.kind === 'expired') return { ...sale, voidAt: sale.voidAt ?? now };
  if (fact.kind === 'refunded') return { ...sale, refundedCents: Math.max(sale.refundedCents, fact.refundedCents) };
  // A closed dispute stays closed; lost is final.
  const dispute = sale.dispute === 'lost' || fact.outcome === 'lost' ? 'lost' : sale.dispute === 'won' || fact.outcome === 'won' ? 'won' : 'open';
  return { ...sale, dispute };
}
