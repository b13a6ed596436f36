import type { AnalyticsQuery } from '@folia/contracts/analytics/shapes';
import { useSearchParams } from 'react-router-dom';

/** Lengths of a range in days. */
export const rangeLengths = [7, 30, 90, 365] as const;
export type RangeLength = (typeof rangeLengths)[number];
const usual: RangeLength = 30;
const dayMs = 86_400_000;

const lengthOf = (said: string | null): RangeLength => rangeLengths.find((length) => String(length) === said) ?? usual;

/** The first day of a range that ends with `today`, both included. Days are those of UTC, as the server counts them. */
export const firstDay = (length: number, today: Date): string => new Date(today.getTime() - (length - 1) * dayMs).toISOString().slice(0, 10);

export type Range = { length: RangeLength; linkId: string | null; query: AnalyticsQuery };

/** Which days, and of which link: part of the address (`?days=90&link=…`). */
export function useRange(): Range & { choose: (change: { length?: RangeLength; linkId?: string | null }) => void } {
  const [search, setSearch] = useSearchParams();
  const length = lengthOf(search.get('days'));
  const linkId = search.get('link');
  const choose = (change: { length?: RangeLength; linkId?: string | null }) => {
    const next = { length, linkId, ...change };
    setSearch(
      { ...(next.length === usual ? {} : { days: String(next.length) }), ...(next.linkId ? { link: next.linkId } : {}) },
      { preventScrollReset: change.linkId === undefined, replace: change.linkId === undefined },
    );
  };
  return { length, linkId, query: { from: firstDay(length, new Date()), ...(linkId ? { linkId } : {}) }, choose };
}
