import type { WordEntry } from './read-word-list';

/** Looks whole phrases up in a word list that was compiled once. */
export type WordMatcher<C extends string> = {
  /** What a phrase stands for, in the list's order; empty when nobody knows it. */
  classesOf: (phrase: string) => readonly C[];
  is: (phrase: string, wordClass: C) => boolean;
  /** Every form in which a phrase is known. */
  forms: () => readonly string[];
};

/**
 * Compiles a word list. `formsOf` gives the forms in which a phrase is looked for, the usual one first: another phrase's usual form comes before one that
 * a phrase only may stand in. Whoever asks hands over a form, not the text as it stands. Pure.
 */
export function wordMatcher<C extends string>(
  entries: readonly WordEntry<C>[],
  formsOf: (phrase: string) => readonly string[] = (phrase) => [phrase],
): WordMatcher<C> {
  const known = new Map<string, C[]>();
  for (const { phrase, wordClass } of entries) {
    const [usual = phrase] = formsOf(phrase);
    known.set(usual, [...(known.get(usual) ?? []), wordClass]);
  }
  for (const { phrase, wordClass } of entries) for (const form of formsOf(phrase).slice(1)) if (!known.has(form)) known.set(form, [wordClass]);
  const classesOf = (phrase: string) => known.get(phrase) ?? [];
  return { classesOf, is: (phrase, wordClass) => classesOf(phrase).includes(wordClass), forms: () => [...known.keys()] };
}
