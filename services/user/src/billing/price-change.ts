import type { BillingCycle, SoldPlan } from '@folia/contracts/billing/billing-rules';
import type { PlanName } from '@folia/contracts/plans';
import { daysOf, endOfPeriod, type Period, shareLeft } from './periods';
import { type Tax, taxOn } from './tax-for';

/** A plan, and what a period of it costs before tax. */
export type Offer = { plan: SoldPlan; cycle: BillingCycle; netCents: number };
/** What is paid for now. */
export type Paid = Period & { plan: PlanName; cycle: BillingCycle; anchor: Date; netCents: number };
type Line = { text: string; cents: number };
export type PriceChange = {
  /** False: it waits for the end of what is paid, and costs nothing today. */
  isNow: boolean;
  lines: Line[];
  netCents: number;
  taxCents: number;
  totalCents: number;
  anchor: Date;
  period: Period;
  renewal: { netCents: number; taxCents: number; cents: number; at: Date };
};

export const planTitle: Record<PlanName, string> = { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };
const rank: Record<PlanName, number> = { free: 0, basic: 1, pro: 2, enterprise: 3 };
const length: Record<BillingCycle, number> = { month: 1, year: 12 };

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/**
 * What it costs to go from what is paid to an offer. A larger plan starts at once: for the days left in the period, or with a period of its own when the cycle
 * gets longer; the unused days of the old plan are taken off. What is smaller or shorter waits for the end of what is paid.
 */
export function priceChange(paid: Paid | null, offer: Offer, tax: Tax, now: Date): PriceChange {
  const isNow = !paid || (rank[offer.plan] >= rank[paid.plan] && length[offer.cycle] >= length[paid.cycle]);
  const keepsPeriod = paid !== null && (!isNow || paid.cycle === offer.cycle);
  const anchor = keepsPeriod && paid.cycle === offer.cycle ? paid.anchor : isNow ? now : paid.end;
  const period = isNow
    ? keepsPeriod
      ? { start: paid.start, end: paid.end }
      : { start: now, end: endOfPeriod(now, now, offer.cycle) }
    : periodAfter(paid.end, anchor, offer);
  const lines = isNow ? linesOf(paid, offer, keepsPeriod, now) : [];
  const netCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const taxCents = taxOn(netCents, tax);
  const renewalTax = taxOn(offer.netCents, tax);
  const at = isNow ? period.end : paid.end;
  const renewal = { netCents: offer.netCents, taxCents: renewalTax, cents: offer.netCents + renewalTax, at };
  return { isNow, lines, netCents, taxCents, totalCents: netCents + taxCents, anchor, period, renewal };
}

const periodAfter = (end: Date, anchor: Date, { cycle }: Offer): Period => ({ start: end, end: endOfPeriod(anchor, end, cycle) });

function linesOf(paid: Paid | null, offer: Offer, keepsPeriod: boolean, now: Date): Line[] {
  const title = planTitle[offer.plan];
  if (!paid) return [{ text: `${title}, one ${offer.cycle}`, cents: offer.netCents }];
  const { all, left } = daysOf(paid, now);
  const credit = { text: `${planTitle[paid.plan]}, ${days(left)} unused of ${dollars(paid.netCents)}`, cents: -shareLeft(paid.netCents, paid, now) };
  if (!keepsPeriod) return [{ text: `${title}, one ${offer.cycle}`, cents: offer.netCents }, credit];
  return [{ text: `${title}, ${left} of ${days(all)} of ${dollars(offer.netCents)}`, cents: shareLeft(offer.netCents, paid, now) }, credit];
}
