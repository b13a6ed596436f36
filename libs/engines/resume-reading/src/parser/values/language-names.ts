import { languageNames } from './locale-names';
import { isUnspaced } from './plain-width';
import { alternation, wordsOf } from './word-lists';

const known = new Set([...wordsOf('languages', ['language']).map(({ phrase }) => phrase), ...languageNames]);

/** The name of a language at the beginning of a text without spaces ("普通话二级甲等"), or ''. */
export function leadingLanguage(text: string): string {
  if (!isUnspaced(text.charAt(0))) return '';
  const length = [5, 4, 3, 2].find((size) => known.has(text.slice(0, size)));
  return length ? text.slice(0, length) : '';
}

/** Whether a text is the name of a natural language, in any of the languages resumes are written in. */
export function isLanguageName(text: string): boolean {
  // A Turkish capital İ leaves its dot behind when converted to lower case.
  return known.has(
    text
      .trim()
      .toLowerCase()
      .replace(/i\u0307/g, 'i'),
  );
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
/** Capitals often stand without their marks: "AVANCADO". */
const levelWords = wordsOf('language-levels', ['level']).flatMap((entry) => [entry, { ...entry, phrase: withoutMarks(entry.phrase) }]);
const levels = alternation(levelWords, 'level');
/** Texts that begin with how well a language is known: "fluent", "C1", "Muttersprache". */
export const languageLevel = new RegExp(`^(?:${levels}|[abc][12](?:\\.\\d)?(?:\\s?[-–/]\\s?[abc][12])?)(?![a-z])`, 'iu');
