import { join } from 'node:path';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';
import { patternsOf } from '../../phrases-of';

/** What nobody can show on paper, in the words postings use. */
const unprovable = phraseFinder(readWordList(join(__dirname, '../../words/qualities'), ['quality', 'condition', 'trait']));

const words = patternsOf('qualifiers', ['before', 'qualifier', 'how much', 'similar']);
/** Words that only say how something is meant. */
const qualifiers = new RegExp(`^(?:(?:${words('before')} )*${words('qualifier')}[\\s.]*)+$`, 'iu');

/** Qualities of a person; they are ignored. */
export const isQuality = (text: string): boolean => unprovable.isIn(text, 'quality');
/** Conditions of the work, and facts about a person's body or papers. */
export const isCondition = (text: string): boolean => unprovable.isIn(text, 'condition');
/** Anything nobody can show on paper, including qualities and conditions. */
export const isUnprovable = (text: string): boolean => unprovable.isIn(text);
const length = /^\W*\d+\W*(?:days?|weeks?|months?|years?|yrs?)\W*$/iu;
/** "(+ 12 months)": how long, and nothing else. */
export const isOnlyLength = (label: string): boolean => length.test(label);
export const isQualifier = (text: string): boolean => qualifiers.test(text.trim());
const howMuch = new RegExp(`(?<!\\p{L})${words('how much')}(?!\\p{L})`, 'giu');
/** "Are an advantage", "preferred but not required": says how much something is wanted but names nothing. */
export const saysHowMuch = (text: string): boolean => isQualifier(text) || !/\p{L}/u.test(text.replace(howMuch, ''));
const similar = new RegExp(`(?<!\\p{L})${words('similar')}(?!\\p{L})`, 'iu');
export const saysSimilar = (text: string): boolean => similar.test(text);
