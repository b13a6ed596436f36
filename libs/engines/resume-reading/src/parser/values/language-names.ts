import { languageNames } from './locale-names';
import { alternation, wordsOf } from './word-lists';

const known = new Set([...wordsOf('languages', ['language']).map(({ phrase }) => phrase), ...languageNames]);

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

const levels = alternation(wordsOf('language-levels', ['level']), 'level');
/** Texts that begin with how well a language is known: "fluent", "C1", "Muttersprache". */
export const languageLevel = new RegExp(`^(?:${levels}|[abc][12](?:\\.\\d)?(?:\\s?[-–/]\\s?[abc][12])?)(?![a-z])`, 'iu');
