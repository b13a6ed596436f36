import type { Sale } from './derive-subscription';

/** What one sale took, and what was or will be given back of it. */
export type Money = { id: string; totalCents: number; isPaid: boolean; refundedCents: number; isLost: boolean; creditedCents: number };
/** A credit to write; `isDone`: the money went back already. */
export type Credit = { saleId: string; cents: number; isDone: boolean };

/** Credits that are missing: for what the provider or a bank gave back, and for sales that another one superseded. */
export function creditsDue(sales: readonly Money[], superseded: readonly Sale[]): Credit[] {
  const replaced = new Set(superseded.map(({ id }) => id));
  return sales.flatMap(({ id, totalCents, isPaid, refundedCents, isLost, creditedCents }): Credit[] => {
    if (!isPaid) return [];
    const gone = Math.min(totalCents, isLost ? totalCents : refundedCents);
    if (gone > creditedCents) return [{ saleId: id, cents: gone - creditedCents, isDone: true }];
    if (replaced.has(id) && creditedCents < totalCents) return [{ saleId: id, cents: totalCents - creditedCents, isDone: false }];
    return [];
  });
}

/** Takes a sum from sales, the latest first, no more from each than is left of it. */
export function spreadCredit(sales: readonly Money[], cents: number): Credit[] {
  let rest = cents;
  return [...sales].reverse().flatMap(({ id, totalCents, isPaid, creditedCents, isLost }) => {
    const part = isPaid && !isLost ? Math.min(rest, totalCents - creditedCents) : 0;
    rest -= part;
    return part > 0 ? [{ saleId: id, cents: part, isDone: false }] : [];
  });
}

/** The tax that is part of a gross sum, in whole cents. */
export const taxWithin = (grossCents: number, percent: number): number => grossCents - Math.round((grossCents * 100) / (100 + percent));
