import fc from 'fast-check';
import { applyFact, type SaleFact } from './apply-fact';
import { creditsDue } from './credits-due';
import { deriveSubscription, type Sale, type SalePurpose } from './derive-subscription';
import { addDays, addMonths } from './periods';

const day0 = new Date('2026-01-31T09:14:00Z');
type Known = {
  sale: Sale;
  totalCents: number;
  facts: { paidAt: Date | null; voidAt: Date | null; payment: string | null; refundedCents: number; dispute: 'open' | 'won' | 'lost' | null };
};

function saleOf(at: number, purpose: SalePurpose, basis: number | null, plan: 'free' | 'basic' | 'pro'): Known {
  const createdAt = addDays(day0, at);
  const start = purpose === 'change' ? day0 : createdAt;
  const effect = { plan, cycle: 'month' as const, anchor: start, start, end: addMonths(start, 1), validUntil: null, netCents: plan === 'pro' ? 2900 : 900 };
  const id = `sale-${String(at).padStart(3, '0')}`;
  const sale = {
    id,
    basisId: basis === null ? null : `sale-${String(basis).padStart(3, '0')}`,
    purpose,
    createdAt,
    effect,
    isPaid: false,
    isVoid: false,
    isReversed: false,
  };
  return { sale, totalCents: effect.netCents, facts: { paidAt: null, voidAt: null, payment: null, refundedCents: 0, dispute: null } };
}

/** A purchase, two orders that change it of which both may be paid, a renewal, and a purchase in another tab. */
const orders = () => [
  saleOf(0, 'purchase', null, 'basic'),
  saleOf(1, 'purchase', null, 'pro'),
  saleOf(5, 'change', 0, 'pro'),
  saleOf(6, 'change', 0, 'pro'),
  saleOf(31, 'renewal', 6, 'pro'),
];

function endOf(known: Known[], events: readonly { sale: number; fact: SaleFact }[]) {
  const state = known.map((one) => ({ ...one }));
  for (const { sale, fact } of events) {
    const one = state[sale];
    if (one) one.facts = applyFact(one.facts, fact, day0);
  }
  const sales = state.map(({ sale, totalCents, facts }) => ({
    ...sale,
    isPaid: facts.paidAt !== null,
    isVoid: facts.voidAt !== null,
    isReversed: facts.dispute === 'lost' || facts.refundedCents >= totalCents,
  }));
  const derived = deriveSubscription(sales);
  const money = state.map(({ sale, totalCents, facts }) => ({
    id: sale.id,
    totalCents,
    isPaid: facts.paidAt !== null,
    refundedCents: facts.refundedCents,
    isLost: facts.dispute === 'lost',
    creditedCents: 0,
  }));
  return { derived, credits: creditsDue(money, derived.superseded), facts: state.map(({ facts }) => facts) };
}

const fact = (sale: number): fc.Arbitrary<SaleFact> =>
  fc.oneof(
    fc.constant<SaleFact>({ kind: 'paid', payment: `pi_${sale}` }),
    fc.constant<SaleFact>({ kind: 'expired' }),
    fc.constantFrom<SaleFact>({ kind: 'refunded', refundedCents: 300 }, { kind: 'refunded', refundedCents: 5_000 }),
    fc.constantFrom<SaleFact>({ kind: 'dispute', outcome: 'open' }, { kind: 'dispute', outcome: 'won' }, { kind: 'dispute', outcome: 'lost' }),
  );
const event = fc.nat({ max: 4 }).chain((sale) => fact(sale).map((one) => ({ sale, fact: one })));

test('whatever the provider tells, in any order and as often as it likes, ends in the same plan, invoices and credits', () => {
  const story = fc.array(event, { maxLength: 12 }).chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray([...events, ...events], { minLength: 0 }).map((some) => [...some, ...events]),
      fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
    ),
  );
  fc.assert(
    fc.property(story, ([events, repeated, shuffled]) => {
      expect(endOf(orders(), repeated)).toEqual(endOf(orders(), events));
      expect(endOf(orders(), shuffled)).toEqual(endOf(orders(), events));
    }),
    { numRuns: 500 },
  );
});

const paid = (sale: number) => ({ sale, fact: { kind: 'paid' as const, payment: `pi_${sale}` } });

test('the latest paid order counts, and what another tab paid for the same time goes back', () => {
  const { derived, credits } = endOf(orders(), [paid(1), paid(0)]);
  expect(derived.sale?.id).toBe('sale-001');
  expect(credits).toEqual([{ saleId: 'sale-000', cents: 900, isDone: false }]);
});

test('a change that is paid back leaves what was paid before it', () => {
  const { derived } = endOf(orders(), [
    paid(0),
    paid(3),
    { sale: 3, fact: { kind: 'refunded', refundedCents: 5_000 } },
    { sale: 4, fact: { kind: 'expired' } },
  ]);
  expect([derived.sale?.id, derived.sale?.effect.plan]).toEqual(['sale-000', 'basic']);
});

test('a renewal that waits for its payment counts for 14 days; given up, the plan ends with what was paid', () => {
  const open = endOf(orders(), [paid(0), paid(3)]);
  expect([open.derived.sale?.id, open.derived.isOverdue, open.derived.validUntil]).toEqual(['sale-031', true, addDays(addDays(day0, 31), 14)]);
  const over = endOf(orders(), [paid(0), paid(3), { sale: 4, fact: { kind: 'expired' } }]);
  expect([over.derived.sale?.id, over.derived.isStopped, over.derived.validUntil]).toEqual(['sale-006', true, addMonths(day0, 1)]);
  const late = endOf(orders(), [paid(0), paid(3), { sale: 4, fact: { kind: 'expired' } }, paid(4)]);
  expect([late.derived.sale?.id, late.derived.isOverdue]).toEqual(['sale-031', false]);
});

test('a lost dispute ends what it was about, a won one changes nothing', () => {
  const lost = endOf(orders(), [paid(0), { sale: 0, fact: { kind: 'dispute', outcome: 'lost' } }, { sale: 4, fact: { kind: 'expired' } }]);
  expect(lost.derived.sale).toBeNull();
  expect(lost.credits).toEqual([{ saleId: 'sale-000', cents: 900, isDone: true }]);
  expect(
    endOf(orders(), [
      paid(0),
      { sale: 0, fact: { kind: 'dispute', outcome: 'open' } },
      { sale: 0, fact: { kind: 'dispute', outcome: 'won' } },
      { sale: 4, fact: { kind: 'expired' } },
    ]).derived.sale?.id,
  ).toBe('sale-000');
});
