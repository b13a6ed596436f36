import { recencyOf } from '@folia/fit/read/portfolio/period';
import type { ReadPortfolio } from '@folia/fit/read/portfolio/read-portfolio';

/**
 * The same portfolio as if its owner had always been at something: time in which nothing dated was going on, today included, is taken out. So a gap neither makes
 * earlier work look older nor counts for anything else; how long each thing lasted and what came after it stay. Pure.
 */
export function closeGaps(portfolio: ReadPortfolio): ReadPortfolio {
  const { now } = portfolio;
  const busy = portfolio.items
    .flatMap(({ period }) => period ?? [])
    .toSorted((a, b) => a.from - b.from)
    .reduce<{ from: number; to: number }[]>((spans, { from, to }) => {
      const last = spans.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else spans.push({ from, to });
      return spans;
    }, []);
  const busyAfter = (month: number) => busy.reduce((months, { from, to }) => months + Math.max(0, to - Math.max(from, month)), 0);
  return {
    ...portfolio,
    items: portfolio.items.map((item) => {
      if (!item.period) return item;
      const period = { from: now - busyAfter(item.period.from), to: now - busyAfter(item.period.to) };
      return { ...item, period, recency: recencyOf(period, now) };
    }),
  };
}
