import type { AnyFields } from '@folia/contracts/item/fields';

/** Months since year 0; the end is exclusive. */
export type Period = { from: number; to: number };

const monthOf = (date: string, isEnd: boolean): number => {
  const year = Number(date.slice(0, 4));
  // A bare year is taken from its middle, so that 2019 to 2020 is not nothing and 2019 to 2019 is not a whole year.
  return date.length >= 7 ? year * 12 + Number(date.slice(5, 7)) - 1 + (isEnd ? 1 : 0) : year * 12 + 6 + (isEnd ? 1 : 0);
};

/** The month of `asOf` (YYYY-MM or longer), up to which ongoing items are counted. */
export const monthsOf = (asOf: string): number => monthOf(asOf, false);

/**
 * The period an item covers up to now; null without dates or when it begins later. An item that has a beginning but no end and is not current counts as one
 * month.
 */
export function periodOf(fields: AnyFields, now: number): Period | null {
  const start = typeof fields.startDate === 'string' ? fields.startDate : '';
  const end = typeof fields.endDate === 'string' ? fields.endDate : '';
  const single = typeof fields.date === 'string' ? fields.date : '';
  if (!start && !end) return single ? within({ from: monthOf(single, false), to: monthOf(single, false) + 1 }, now) : null;
  const from = start ? monthOf(start, false) : monthOf(end, true) - 1;
  return within({ from, to: fields.current === true ? now : end ? monthOf(end, true) : from + 1 }, now);
}

const within = ({ from, to }: Period, now: number): Period | null => (from >= now ? null : { from, to: Math.max(from + 1, Math.min(to, now)) });

/** Years covered by any of the periods, counted once where they overlap. */
export function yearsCovered(periods: readonly Period[]): number {
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months / 12;
}

const freshMonths = 24;
const staleMonths = 180;
const leastRecency = 0.55;

/**
 * How much something that ended at that time still counts: fully for two years, then falling evenly to 0.55 after fifteen. Undated items count as five years
 * old.
 */
export function recencyOf(period: Period | null, now: number): number {
  const age = period ? now - period.to : 60;
  const share = Math.min(1, Math.max(0, (age - freshMonths) / (staleMonths - freshMonths)));
  return 1 - (1 - leastRecency) * share;
}
