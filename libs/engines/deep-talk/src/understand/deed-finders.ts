import { phraseFinder } from '@folia/text/phrase-finder';
import { type Found, findersByClass, foundIn } from './word-finders';
import { groupsOf, read } from './word-lists';

const deedClasses = [
  'make',
  'keep',
  'found',
  'hire',
  'win',
  'finish',
  'sell',
  'buy',
  'present',
  'care',
  'direct',
  'teach',
  'plain',
  'rule',
  'place',
  'chief',
  'names',
] as const;
const deedFinders = findersByClass(read('deeds', deedClasses));
/** The doings that a folded text tells of, every class with its places. */
export const deedsIn = foundIn(deedFinders);
const verbFinder = phraseFinder(groupsOf('verbs'));
/** The verbs of a folded text in any of their forms, with those that may stand for each other as one. */
export const verbsIn = (text: string): Found<string>[] => verbFinder.find(text);
