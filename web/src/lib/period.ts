import type { AnyFields } from '@folia/contracts/item/fields';
import { formatPartialDate, parsePartialDate } from './partial-date';

/** From `start` up to, not including, `end`, in months; `exact` when both months are known. */
export type Span = { start: number; end: number; exact: boolean };

/** The end of what goes on. */
export const now = 'now';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** "Mar 2021 – now", "2017 – 2019", "2019", or nothing. */
export function formatPeriod(fields: AnyFields): string {
  const start = text(fields.startDate);
  const end = fields.current === true ? now : text(fields.endDate);
  const shown = [start && formatPartialDate(start), end === now ? end : end && formatPartialDate(end)].filter(Boolean);
  return shown[0] === shown[1] ? (shown[0] ?? '') : shown.join(' – ');
}

/** The time an item covers as of a month (`YYYY-MM`); null if a start or an end is missing. */
export function spanOf(fields: AnyFields, asOf: string): Span | null {
  const start = parsePartialDate(fields.startDate);
  const end = parsePartialDate(fields.current === true ? asOf : fields.endDate);
  if (!start || !end || end.months < start.months) return null;
  // March to March is one month of work; 2019 to 2021 is two years, as the months are not known.
  const exact = start.month && end.month;
  return { start: start.months, end: end.months + (exact ? 1 : 0), exact };
}

/** Months covered by at least one span: what overlaps counts once. */
export function coveredMonths(spans: readonly Span[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    covered += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return covered;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "3 years 2 months"; whole years if a month is not known; nothing if that would say zero. */
export function formatDuration(spans: readonly Span[]): string {
  const months = coveredMonths(spans);
  const exact = spans.every((span) => span.exact);
  const years = exact ? Math.floor(months / 12) : Math.round(months / 12);
  const rest = exact ? months % 12 : 0;
  return [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')].filter(Boolean).join(' ');
}
