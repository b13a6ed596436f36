import type { BillingCycle } from '@folia/contracts/billing/billing-rules';

const dayMs = 86_400_000;

/** The same day and time some months later, in UTC; the last day of the month where it has no such day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

const monthsOf = { month: 1, year: 12 } as const satisfies Record<BillingCycle, number>;

/** When a period that starts at `start` ends. It is counted from `anchor`, the first start, so that a 31st comes back after February. */
export function endOfPeriod(anchor: Date, start: Date, cycle: BillingCycle): Date {
  const months = monthsOf[cycle];
  let count = Math.max(0, Math.floor((start.getTime() - anchor.getTime()) / (31.5 * dayMs * months)));
  let end = addMonths(anchor, count * months);
  while (end <= start) {
    count += 1;
    end = addMonths(anchor, count * months);
  }
  return end;
}

export type Period = { start: Date; end: Date };

/** Days of a period, and those that are left of it: a day that has begun is left. */
export function daysOf({ start, end }: Period, now: Date): { all: number; left: number } {
  const all = Math.round((end.getTime() - start.getTime()) / dayMs);
  return { all, left: Math.min(all, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs))) };
}

/** The part of a price that belongs to the days left, in whole cents. */
export function shareLeft(cents: number, period: Period, now: Date): number {
  const { all, left } = daysOf(period, now);
  return Math.round((cents * left) / all);
}
