import { type FieldValue, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import { findDates } from '../parser/values/find-dates';
import type { Proposal } from './import-question';

type Claim = Proposal['entries'][number]['fields'][number];
/** A value that the document bears out, and its words as they are in the document. */
export type HeldField = { value: FieldValue; quotes: string[] };

/** Any run of whitespace becomes one space. */
export const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

// Chinese, Japanese and Thai do not put spaces between words.
const isWordPart = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(character);

/** Where a text contains these words as whole words; -1 if nowhere. */
export function findWords(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const startsInside = isWordPart(text[at - 1]) && isWordPart(words[0]);
    const endsInside = isWordPart(text[at + words.length]) && isWordPart(words.at(-1));
    if (!startsInside && !endsInside) return at;
  }
  return -1;
}

/** Whether the quoted words say this value: copied, or a date and "present" as the engine itself reads them. */
function says(quote: string, type: string, name: string, value: string): boolean {
  const dates = findDates(quote);
  if (type === 'flag') return value === 'true' && dates.some((date) => date.current);
  if (type !== 'date') return value !== '' && findWords(quote, value) >= 0;
  const isEnd = name === 'endDate';
  return dates.some((date) => (isEnd && date.isRange ? date.end : date.start) === value);
}

/**
 * The claims of a proposed entry that hold: the field exists, the quote is in `source` word for word, and the quote says the value. The others are counted. A
 * list keeps the elements that hold. Pure; never throws.
 */
export function checkClaims(kind: ItemKind, claims: readonly Claim[], source: string): { held: Map<string, HeldField>; dropped: number } {
  const held = new Map<string, HeldField>();
  const text = collapse(source);
  let dropped = 0;
  for (const claim of claims) {
    const spec = (itemFields[kind] as Record<string, { type: string }>)[claim.name];
    const [quote, value] = [collapse(claim.quote), collapse(claim.value)];
    const earlier = held.get(claim.name);
    const holds = spec && quote && findWords(text, quote) >= 0 && says(quote, spec.type, claim.name, value) && (!earlier || spec.type === 'list');
    if (!holds) dropped += 1;
    else if (spec.type === 'list')
      held.set(claim.name, { value: [...((earlier?.value as string[]) ?? []), value], quotes: [...(earlier?.quotes ?? []), quote] });
    else held.set(claim.name, { value: spec.type === 'flag' ? true : value, quotes: [quote] });
  }
  return { held, dropped };
}
