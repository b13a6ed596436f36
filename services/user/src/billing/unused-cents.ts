import type { Sale } from './derive-subscription';
import { type Period, shareLeft } from './periods';
import { taxOn } from './tax-for';

type Running = Period & { netCents: number; taxPercent: number };

/** What the rest of a period is worth, tax included; never more than what is left of the sums paid for it. */
export function unusedCents({ netCents, taxPercent, ...period }: Running, paidCents: number, now: Date): number {
  const left = shareLeft(netCents, period, now);
  return Math.min(paidCents, left + taxOn(left, { percent: taxPercent, reverseCharge: false }));
}

/** The sales that were made for a part of a period. */
export const salesWithin = (sales: readonly Sale[], { start, end }: Period): Sale[] =>
  sales.filter(({ effect }) => effect.plan !== 'free' && effect.start < end && start < effect.end);
