import type { Quote } from './quotes';

/** A run of text; `quotes` are the marks on its words (two skills can rely on the same words). */
export type Run = { text: string; quotes: Quote[] };

/** Cuts one line of an item's text where its quotes begin and end; overlapping quotes share the longer run. */
export function splitByQuotes(text: string, quotes: readonly Quote[]): Run[] {
  const runs: Run[] = [];
  let reached = 0;
  let last: { run: Run; end: number } | null = null;
  const placed = quotes.flatMap((quote) => (typeof quote.place === 'string' ? [] : [{ quote, start: quote.place.start, end: quote.place.end }]));
  for (const { quote, start, end } of placed.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (last && start < last.end) {
      last.run.quotes.push(quote);
      if (end > last.end) {
        last.run.text += text.slice(last.end, end);
        last.end = reached = end;
      }
      continue;
    }
    if (start > reached) runs.push({ text: text.slice(reached, start), quotes: [] });
    const run = { text: text.slice(start, end), quotes: [quote] };
    runs.push(run);
    last = { run, end };
    reached = end;
  }
  if (reached < text.length) runs.push({ text: text.slice(reached), quotes: [] });
  return runs;
}
