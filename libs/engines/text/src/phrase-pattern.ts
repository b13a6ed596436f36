import { phraseVariants } from './phrase-variants';
import type { WordEntry } from './read-word-list';

/** Signs of a pattern that match one step of a phrase, and what may follow; `isEnd`: a phrase ends here. */
type Step = { next: Map<string, Step>; isEnd: boolean };
const newStep = (): Step => ({ next: new Map(), isEnd: false });

function patternOfWord(word: string): string[] {
  if (word === '*') return ["[\\p{L}'’-]+"];
  if (word === '#') return ['\\d[\\d.,]*'];
  return [...word].map((sign) => (sign === '*' ? "[\\p{L}'’-]*" : sign === "'" ? "['’]" : sign === '-' ? '[ -]' : sign.replace(/[.+?^$|/\\[\]{}]/g, '\\$&')));
}

const patternOf = (phrase: string): string[] => phrase.split(' ').flatMap((word, index) => [...(index === 0 ? [] : ['[\\s-]']), ...patternOfWord(word)]);

/** What phrases have in common at their beginning is looked at once; of several that fit, the longest counts. */
function sourceOf({ next, isEnd }: Step): string {
  const parts = [...next].map(([sign, step]) => sign + sourceOf(step));
  if (parts.length === 0) return '';
  if (isEnd) return `(?:${parts.join('|')})?`;
  return parts.length === 1 ? (parts[0] as string) : `(?:${parts.join('|')})`;
}

/**
 * The source of a pattern for any of the phrases of these classes, to build a larger pattern with (flags `iu`). A part of a phrase in brackets may be missing;
 * `work*` stands for every word that begins so, `*` alone for any one word of letters, `#` for a number; a blank may be a hyphen.
 */
export function phrasePattern<C extends string>(entries: readonly WordEntry<C>[], ...classes: readonly C[]): string {
  const root = newStep();
  for (const { phrase, wordClass } of entries) {
    if (!classes.includes(wordClass)) continue;
    for (const variant of phraseVariants(phrase)) {
      let step = root;
      for (const sign of patternOf(variant)) {
        const next = step.next.get(sign) ?? newStep();
        step.next.set(sign, next);
        step = next;
      }
      step.isEnd = true;
    }
  }
  return `(?:${sourceOf(root)})`;
}
