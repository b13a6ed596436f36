import type { FindingShown } from '@folia/contracts/candidacy/shapes';

type Quote = FindingShown['quotes'][number];
export type NumberedQuote = { number: number; quote: Quote };
/** Which source is pointed at. */
export type Pointing = { active: number | null; point: (number: number | null) => void; quotes: readonly NumberedQuote[] };

const isSame = (one: Quote, other: Quote) => one.itemId === other.itemId && one.text === other.text;

/** One number for one source, in the order in which the findings rely on them: the same words for two criteria have the same number. */
export function numberQuotes(findings: readonly FindingShown[]): NumberedQuote[] {
  const numbered: NumberedQuote[] = [];
  for (const quote of findings.flatMap(({ quotes }) => quotes))
    if (!numbered.some((known) => isSame(known.quote, quote))) numbered.push({ number: numbered.length + 1, quote });
  return numbered;
}

export const numberOf = (quotes: readonly NumberedQuote[], quote: Quote): number => quotes.find((known) => isSame(known.quote, quote))?.number ?? 0;
