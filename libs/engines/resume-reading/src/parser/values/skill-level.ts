import { wordMatcher } from '@folia/text/word-matcher';
import { wordsOf } from './word-lists';

/** Capitals often stand without their marks: "AVANCADO". */
const formsOf = (phrase: string) => [phrase, phrase.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')];
const levels = wordMatcher(wordsOf('skill-levels', ['level']), formsOf);
const measured = /^(?:\d{1,2}\+?\s?(?:years?|yrs?|jahre|ans|años)(?: of experience)?|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})$/i;

/** Whether a text says how well something is known and nothing else: "Advanced", "6 years", "90 %", "Grundkenntnisse". */
export function isSkillLevel(text: string): boolean {
  const plain = text.trim();
  return levels.is(plain.toLowerCase(), 'level') || measured.test(plain);
}
