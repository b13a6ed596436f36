import { emptyWords } from '../../../../content/help/search-words';

const empty = new Set(emptyWords.split(/\s+/));
/** The longest first; what is left of a word has three letters at least. */
const endings = ['ations', 'ation', 'ments', 'ment', 'ions', 'ings', 'ion', 'ing', 'ed', 'es', 'ly', 's'];

/** A word without its ending and in one spelling of the last letter, so that `stopped` finds `stop`, and `replies` finds `reply`. */
export function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  const rest = ending ? word.slice(0, -ending.length) : word;
  const bare = rest.length > 3 ? rest.replace(/e$/, '') : rest;
  return (bare.length > 3 ? bare.replace(/([a-z])\1$/, '$1') : bare).replace(/y$/, 'i');
}

/** The words of a text in small letters, in their order. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/\be-?(?=mails?\b)/g, 'e')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    // Which score somebody got matters less than that it is one.
    .map((word) => (/^[1-9]\d$/.test(word) ? '50' : word));

/** Whether a word says nothing about what is searched for. */
export const isEmpty = (word: string): boolean => empty.has(word);
