import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import fc from 'fast-check';
import { addDays, addMonths, daysOf, endOfPeriod } from './periods';
import { priceChange } from './price-change';
import { taxFor, taxOn } from './tax-for';

const none = { percent: 0, reverseCharge: false };
const time = fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2032-12-31T00:00:00Z'), noInvalidDate: true });
const prices = { basic: { month: 900, year: 9_000 }, pro: { month: 2_900, year: 29_000 } };

test('from Basic to Pro with 13 of 30 days left costs $10.84 today with 25 % tax, then $36.25 a month', () => {
  const start = new Date('2026-11-03T08:14:00Z');
  const paid = { plan: 'basic' as const, cycle: 'month' as const, anchor: start, start, end: new Date('2026-12-03T08:14:00Z'), netCents: 900 };
  const change = priceChange(paid, { plan: 'pro', cycle: 'month', netCents: 2_900 }, { percent: 25, reverseCharge: false }, new Date('2026-11-20T12:00:00Z'));
  expect(change.lines).toEqual([
    { text: 'Pro, 13 of 30 days of $29', cents: 1_257 },
    { text: 'Basic, 13 days unused of $9', cents: -390 },
  ]);
  expect([change.taxCents, change.totalCents, change.renewal.cents, change.renewal.at]).toEqual([217, 1_084, 3_625, paid.end]);
});

test('a smaller plan and a shorter cycle wait for the end of what is paid and cost nothing today', () => {
  const start = new Date('2026-01-31T10:00:00Z');
  const year = { plan: 'basic' as const, cycle: 'year' as const, anchor: start, start, end: addMonths(start, 12), netCents: 9_000 };
  const month = { plan: 'pro' as const, cycle: 'month' as const, anchor: start, start, end: addMonths(start, 1), netCents: 2_900 };
  for (const [paid, offer] of [
    [year, { plan: 'pro', cycle: 'month', netCents: 2_900 }],
    [month, { plan: 'basic', cycle: 'month', netCents: 900 }],
    [month, { plan: 'basic', cycle: 'year', netCents: 9_000 }],
  ] as const) {
    const change = priceChange(paid, offer, none, addDays(start, 3));
    expect([change.isNow, change.totalCents, change.lines, change.period.start]).toEqual([false, 0, [], paid.end]);
  }
});

test('a price change always adds up, never costs more than the new period, and never pays anything out', () => {
  const cycles = fc.constantFrom<BillingCycle>('month', 'year');
  const names = fc.constantFrom('basic' as const, 'pro' as const);
  fc.assert(
    fc.property(
      time,
      cycles,
      cycles,
      names,
      names,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 0, max: 27 }),
      (anchor, from, to, old, plan, part, percent) => {
        const end = endOfPeriod(anchor, anchor, from);
        const now = new Date(anchor.getTime() + Math.floor(part * (end.getTime() - anchor.getTime())));
        const tax = { percent, reverseCharge: false };
        const change = priceChange(
          { plan: old, cycle: from, anchor, start: anchor, end, netCents: prices[old][from] },
          { plan, cycle: to, netCents: prices[plan][to] },
          tax,
          now,
        );
        expect(change.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(change.netCents);
        expect(change.netCents + change.taxCents).toBe(change.totalCents);
        expect(change.totalCents).toBeGreaterThanOrEqual(0);
        expect(change.totalCents).toBeLessThanOrEqual(change.renewal.cents);
        expect(change.period.end.getTime()).toBeGreaterThan(now.getTime());
        expect(change.renewal.cents).toBe(prices[plan][to] + taxOn(prices[plan][to], tax));
      },
    ),
  );
});

test('periods meet without a gap, and the day of the first one comes back after short months', () => {
  expect([1, 2, 3].map((count) => addMonths(new Date('2028-01-31T23:30:00Z'), count).toISOString().slice(0, 16))).toEqual([
    '2028-02-29T23:30',
    '2028-03-31T23:30',
    '2028-04-30T23:30',
  ]);
  expect(endOfPeriod(new Date('2024-02-29T12:00:00Z'), new Date('2024-02-29T12:00:00Z'), 'year').toISOString().slice(0, 10)).toBe('2025-02-28');
  expect(endOfPeriod(new Date('2024-02-29T12:00:00Z'), new Date('2027-02-28T12:00:00Z'), 'year').toISOString().slice(0, 10)).toBe('2028-02-29');
  fc.assert(
    fc.property(time, fc.constantFrom<BillingCycle>('month', 'year'), fc.integer({ min: 0, max: 30 }), (anchor, cycle, count) => {
      const months = cycle === 'month' ? 1 : 12;
      const start = addMonths(anchor, count * months);
      expect(endOfPeriod(anchor, start, cycle)).toEqual(addMonths(anchor, (count + 1) * months));
      const { all, left } = daysOf({ start, end: endOfPeriod(anchor, start, cycle) }, start);
      expect(left).toBe(all);
    }),
  );
});

test('tax is that of the buyer’s country, and of the seller’s while the buyer is unknown; a business of another EU country pays it itself', () => {
  const seller = { name: 'Folia', address: [], country: 'DE', vatNumber: 'DE123456789', email: '' };
  const rates = { DE: 19, FR: 20, NO: 25 };
  const buyer = { name: 'Ada', company: '', street: '', postalCode: '', city: '', country: 'FR', vatNumber: '' };
  expect(taxFor(seller, rates, null).percent).toBe(19);
  expect(taxFor(seller, rates, buyer)).toEqual({ percent: 20, reverseCharge: false });
  expect(taxFor(seller, rates, { ...buyer, vatNumber: 'FR12345678901' })).toEqual({ percent: 0, reverseCharge: true });
  expect(taxFor(seller, rates, { ...buyer, vatNumber: 'NO12345678901' })).toEqual({ percent: 20, reverseCharge: false });
  expect(taxFor(seller, rates, { ...buyer, country: 'DE', vatNumber: 'DE987654321' }).percent).toBe(19);
  expect(taxFor(seller, rates, { ...buyer, country: 'JP' }).percent).toBe(0);
});

test.each([
  ['the seller’s own country', 'DE', 'DE136695976', 'DE', 'DE136695976', 19],
  ['no number', 'DE', 'DE136695976', 'FR', '', 20],
  ['the number of a third EU country', 'DE', 'DE136695976', 'FR', 'IT00743110157', 20],
  ['a country outside the EU', 'DE', 'DE136695976', 'NO', 'NO923609016MVA', 25],
  ['a seller outside the EU', 'NO', 'NO923609016MVA', 'FR', 'FR40303265045', 20],
  ['a seller without a VAT number', 'DE', '', 'FR', 'FR40303265045', 20],
])('no reverse charge for %s', (_what, from, sellerNumber, country, vatNumber, percent) => {
  const seller = { name: 'Folia', address: [], country: from, vatNumber: sellerNumber, email: '' };
  const buyer = { name: 'Ada', company: 'Ada GmbH', street: '', postalCode: '', city: '', country, vatNumber };
  expect(taxFor(seller, { DE: 19, FR: 20, NO: 25 }, buyer)).toEqual({ percent, reverseCharge: false });
});
