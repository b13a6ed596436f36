import type { QuestionLanguage } from './language-of';
import type { Text, Token } from './tokens';
import { marks } from './word-finders';
import { phrasesOf } from './word-lists';

/** The l of "l'expérience". */
export const isElided = ({ raw, end }: Token, { folded }: Text, language: QuestionLanguage): boolean =>
  language === 'fr' && /^\p{Ll}$/u.test(raw) && /^\s?[aeiouyh]/.test(folded.slice(end));

const beforePlace = /\b(?:at|for)\s(?:the\s)?$/u;
/** "At the Met": a capital behind such words makes a name of an everyday word. */
export const isNamedPlace = ({ raw, start }: Token, text: Text, language: QuestionLanguage): boolean =>
  language === 'en' && /^\p{Lu}\p{Ll}/u.test(raw) && /\p{Ll}{2}/u.test(text.raw.slice(0, start)) && beforePlace.test(text.folded.slice(0, start));

const shortestOwn = 3;
/** A van is a thing in English, though "van" is a mark in Dutch. */
export const isMark = ({ folded }: Token, language: QuestionLanguage): boolean => {
  const own = marks.get(folded);
  return own !== undefined && (folded.length < shortestOwn || language === 'other' || own.includes(language) || own.includes('en'));
};

/** "Java AND Go but NOT Rust": words that join or part what is asked are written so to be heard. */
const loud = phrasesOf('everyday', 'loud');
/** "MIT", "AR" in a question that is not all capitals: a name, though the letters are a word of some language. */
export const isAcronym = ({ raw, folded }: Token, text: Text): boolean => /^\p{Lu}{2,}$/u.test(raw) && /\p{Ll}/u.test(text.raw) && !loud.has(folded);
