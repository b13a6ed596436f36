import type { AnyFields } from '@folia/contracts/item/fields';
import { untilOrderToReader } from '@folia/text/orders-to-reader';
import { wordsOf } from '@folia/text/word-stems';

/** Where a value was and what it said when the resume was made. */
export type Place = { readonly field: string; readonly entry: number | null; readonly words: string };

const likeFrom = 0.5;

function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(wordsOf(text).map(({ stem }) => stem))) as [Set<string>, Set<string>];
  return [...a].filter((stem) => b.has(stem)).length / Math.max(1, a.size, b.size);
}

/** What is there today: the same words wherever they have moved, otherwise the value they were corrected to; null when it is gone. */
export function todaysLine(fields: AnyFields, { field, words }: Place): string | null {
  const value = fields[field];
  if (typeof value === 'string') return untilOrderToReader(value) || null;
  if (!Array.isArray(value)) return null;
  if (value.includes(words)) return untilOrderToReader(words) || null;
  const best = value.map((text) => ({ text, like: likeness(text, words) })).sort((a, b) => b.like - a.like)[0];
  return best && best.like >= likeFrom ? untilOrderToReader(best.text) || null : null;
}
