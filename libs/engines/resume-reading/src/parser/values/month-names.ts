import { monthForms } from './locale-names';
import { wordsOf } from './word-lists';

const numerals = Array.from({ length: 12 }, (_, month) => String(month + 1));

// The forms of the word list come last, so they win where a locale's short form means another month elsewhere.
const numbers = new Map([...monthForms, ...wordsOf('months', numerals).map(({ phrase, wordClass }) => [phrase, Number(wordClass)] as const)]);

/** All month names and short forms in the languages of resumes, longest first, for an alternation. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1–12 for a month name or its short form in any of these languages; 0 for anything else. */
export function monthNumber(name: string): number {
  return numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? 0;
}
