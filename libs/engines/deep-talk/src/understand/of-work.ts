import { phraseFinder } from '@folia/text/phrase-finder';
import type { Found } from './word-finders';
import { phrasesOf, read } from './word-lists';

const phrases = phraseFinder(read('of-work', ['phrase', 'behind', 'thing']).filter(({ wordClass }) => wordClass === 'phrase'));
const nouns = phrasesOf('of-work', 'behind');
const things = phrasesOf('of-work', 'thing');
const wordIn = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

/** "Pregnancy / baby products". */
const nounBehind = /^[\s-](?:[/&]\s?\p{L}+\s|and\s\p{L}+\s)?(\p{L}+)/u;
/** "Experience in pregnancy care": what somebody knows of work. */
const workBefore = /\b(?:experience|background|expertise|worked|working|specialised|specialized)\s(?:in|with|on)\s(?:the\s)?$/u;
/** "The age of the badge system": of a thing, whatever it is called. */
const ofThing = /^\sof\s(?:(?:the|its|their|this|that|each|our|his|her)\s)?(?:\p{L}+\s){0,2}(\p{L}+)/u;

/** Whether the word of a private matter stands for work in a folded question: "paid jobs", "the health sector", "a product family". */
export const isOfWork = (folded: string, { start, end }: Pick<Found<string>, 'start' | 'end'>): boolean =>
  workBefore.test(folded.slice(0, start)) ||
  nouns.has(wordIn(nounBehind, folded.slice(end))) ||
  nouns.has(wordIn(ofThing, folded.slice(end))) ||
  things.has(wordIn(ofThing, folded.slice(end))) ||
  phrases.find(folded).some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start);
