import type { ParserReading } from '@folia/contracts/parser-reading';

/** How many values and whole entries were read differently from how they are written. Pure. */
export function countDifferences({ contact, entries }: Pick<ParserReading, 'contact' | 'entries'>): number {
  const values = [...contact, ...entries.flatMap((entry) => (entry.outcome === 'differs' ? entry.values : []))];
  return values.filter(({ same }) => !same).length + entries.filter(({ outcome }) => outcome === 'missed' || outcome === 'extra').length;
}
