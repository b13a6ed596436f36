import type { AnalyticsRange } from '@folia/contracts/analytics/shapes';

const dayMs = 86_400_000;
const usualDays = 30;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const min = (...days: number[]) => Math.min(...days);

/** The days of a question in a history of `historyDays` days that ends today (`YYYY-MM-DD`, UTC). A range that ends before it begins is its last day. */
export function rangeOf({ from, to }: { from?: string; to?: string }, historyDays: number, today: string): AnalyticsRange {
  const earliest = at(today) - (historyDays - 1) * dayMs;
  const last = Math.max(earliest, min(to ? at(to) : at(today), at(today)));
  const first = Math.max(earliest, min(from ? at(from) : last - (usualDays - 1) * dayMs, last));
  const length = last - first + dayMs;
  const before = first - length >= earliest ? { from: dayOf(first - length), to: dayOf(first - dayMs) } : null;
  return { from: dayOf(first), to: dayOf(last), before, earliest: dayOf(earliest) };
}

/** Every day from the first to the last, both included. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: (at(to) - at(from)) / dayMs + 1 }, (_, index) => dayOf(at(from) + index * dayMs));
}

/** Yesterday, or the last whole week from Monday to Sunday. */
export function lastPeriod(period: 'day' | 'week', today: string): { from: string; to: string } {
  if (period === 'day') return { from: dayOf(at(today) - dayMs), to: dayOf(at(today) - dayMs) };
  const monday = at(today) - ((new Date(at(today)).getUTCDay() + 6) % 7) * dayMs;
  return { from: dayOf(monday - 7 * dayMs), to: dayOf(monday - dayMs) };
}
