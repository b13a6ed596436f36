import { readStored, removeStored, takeStored, writeStored } from '../../lib/storage';
import type { Turn } from './turn';

/** What somebody typed about one portfolio before they signed in, for as long as the tab. */
const keyOf = (ownerId: string) => `folia-question-${ownerId}`;

export const keepQuestion = (ownerId: string, text: string) =>
  text ? writeStored('sessionStorage', keyOf(ownerId), text) : removeStored('sessionStorage', keyOf(ownerId));
export const keptQuestion = (ownerId: string): string => readStored('sessionStorage', keyOf(ownerId)) ?? '';

/** A comparison with a job that found no unit, for as long as the tab. */
const comparisonKeyOf = (ownerId: string) => `folia-comparison-${ownerId}`;
type Comparison = Pick<Turn, 'question' | 'postingId'>;

export const keepComparison = (ownerId: string, { question, postingId }: Comparison) =>
  writeStored('sessionStorage', comparisonKeyOf(ownerId), JSON.stringify({ question, postingId } satisfies Comparison));
/** The comparison that was kept, which is then kept no more. */
export function takeComparison(ownerId: string): Comparison | null {
  const kept = takeStored('sessionStorage', comparisonKeyOf(ownerId));
  return kept ? (JSON.parse(kept) as Comparison) : null;
}
