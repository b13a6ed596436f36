import { z } from 'zod';
import type { ProviderEvent, ProviderFact } from './payment-provider';

const named = z.string().min(1);
/** An id, or the thing itself where it was expanded. */
const reference = z.union([named, z.object({ id: named }).transform(({ id }) => id)]);
const ours = z.object({ invoiceId: z.uuid(), accountId: z.uuid() });

const session = z.object({
  customer: reference,
  payment_intent: reference.nullish(),
  payment_status: z.string(),
  amount_total: z.int(),
  currency: z.string(),
  metadata: ours,
});
const intent = z.object({
  id: named,
  customer: reference,
  amount_received: z.int(),
  currency: z.string(),
  payment_method: reference.nullish(),
  metadata: ours,
});
const charge = z.object({ payment_intent: reference, amount_refunded: z.int() });
const dispute = z.object({ payment_intent: reference, status: z.string() });
const customer = z.object({ id: named });

const paidFrom = (object: unknown, method: boolean): ProviderFact | null => {
  if (method) {
    const found = intent.safeParse(object).data;
    if (!found) return null;
    const { id, customer, amount_received, currency, payment_method, metadata } = found;
    return { kind: 'paid', payment: id, customer, cents: amount_received, currency, method: payment_method ?? null, ...metadata };
  }
  const found = session.safeParse(object).data;
  if (!found?.payment_intent || found.payment_status !== 'paid') return null;
  const { payment_intent, customer, amount_total, currency, metadata } = found;
  return { kind: 'paid', payment: payment_intent, customer, cents: amount_total, currency, method: null, ...metadata };
};

const outcomes: Record<string, 'won' | 'lost'> = { won: 'won', warning_closed: 'won', prevented: 'won', lost: 'lost' };

const readers: Record<string, (object: unknown) => ProviderFact | null> = {
  'checkout.session.completed': (object) => paidFrom(object, false),
  'checkout.session.expired': (object) => {
    const found = session.pick({ customer: true, metadata: true }).safeParse(object).data;
    return found ? { kind: 'expired', customer: found.customer, ...found.metadata } : null;
  },
  'payment_intent.succeeded': (object) => paidFrom(object, true),
  'charge.refunded': (object) => {
    const found = charge.safeParse(object).data;
    return found ? { kind: 'refunded', payment: found.payment_intent, refundedCents: found.amount_refunded } : null;
  },
  'charge.dispute.created': (object) => disputed(object),
  'charge.dispute.closed': (object) => disputed(object),
  'customer.updated': (object) => {
    const found = customer.safeParse(object).data;
    return found ? { kind: 'card-changed', customer: found.id } : null;
  },
};

const disputed = (object: unknown): ProviderFact | null => {
  const found = dispute.safeParse(object).data;
  return found ? { kind: 'dispute', payment: found.payment_intent, outcome: outcomes[found.status] ?? 'open' } : null;
};

/** What an event of Stripe says about a sale of ours; null for all others: other types, and things that carry no sale of ours. */
export function stripeFact({ type, payload }: ProviderEvent): ProviderFact | null {
  const event = z.object({ data: z.object({ object: z.unknown() }) }).safeParse(payload).data;
  return event ? (readers[type]?.(event.data.object) ?? null) : null;
}
