import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { phraseFinder } from '@folia/text/phrase-finder';
import { isNamed } from './name-in-sentence';
import { phrasesOf, wordList } from './word-list';

const onlyOnes = phraseFinder(wordList('only-ones', ['only-one']));
const spelledWithVowel = /^(?:[AEFHILMNORSX](?:[A-Z0-9]|\b))/;
const soundsLikeVowel = /^(?:[aeio]|u(?!ni|se|s[ai]|k\b|ti))/i;
const soundsLikeConsonant = /^(?:eu|one|once)/i;

/** "a" or "an", by how the words begin. */
export const article = (words: string): string =>
  spelledWithVowel.test(words) || (!/^[A-Z]{2}/.test(words) && soundsLikeVowel.test(words) && !soundsLikeConsonant.test(words)) ? 'an' : 'a';

/** Words with a small first letter where they are no name: "Student nurse on placement" has no other capital, "Java developer" begins with a name. */
export function small(words: string): string {
  const first = /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.exec(words)?.[0];
  return first && !/\p{Lu}/u.test(words.slice(1)) && !isNamed(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** A line or a name inside a sentence: with a small first letter where the next word has one too and it begins with no name of a tool. */
export const smallLine = (line: string): string =>
  /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:[\s,:;]+[\p{Ll}\d(]|$)/u.test(line) && !isNamed(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;

/** A position's title as it stands behind "as": "a student nurse", "Director of Operations", German "Projektingenieur", French "infirmière". `ofTitle`: the language it is in. */
export function titleInSentence(title: string, language: ResumeLanguage, ofTitle: ResumeLanguage = language): string {
  if (!title || language === 'de') return title;
  // A German title keeps its capital in an English letter.
  if (ofTitle !== language) return language === 'en' ? `${article(title)} ${title}` : title;
  if (language !== 'en')
    return isNamed(title) || !/^\p{Lu}\p{Ll}/u.test(title) || /^\S+ \p{Lu}\p{Ll}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
  return onlyOnes.isIn(title) ? small(title) : `${article(title)} ${small(title)}`;
}

const longestShort = 3;
const smallWords: ReadonlySet<string> = new Set(phrasesOf(wordList('small-words', ['small']), 'small'));

/** A posting's title in capitals in the usual way of its language: "STAFF NURSE" is "Staff Nurse", "ENFERMERO/A" is "enfermero/a". Short words may be abbreviations. */
export function calm(title: string, language: ResumeLanguage): string {
  if (/\p{Ll}/u.test(title)) return title;
  const isSmall = language === 'fr' || language === 'es';
  return title.replace(/[\p{L}]+/gu, (word, at: number) => {
    if (smallWords.has(word.toLowerCase())) return word.toLowerCase();
    // "DÍA" is no abbreviation: those have no accents.
    if (word.length <= longestShort && title[at - 1] !== '/' && !/[À-Þ]/.test(word)) return word;
    return isSmall || title[at - 1] === '/' ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase();
  });
}
