import { stemOf } from '@folia/text/word-stems';
import { phrasesOf, wordList } from '../../words/word-list';

/**
 * Life outside the work: parties, sport, food, the plants in the office. A line about it that mentions nothing the posting wants is not a reason to hire
 * anyone. Where the posting mentions it (an event manager's party), it is work.
 */
const beside: ReadonlySet<string> = new Set(phrasesOf(wordList('beside-work', ['beside']), 'beside'));

/** Where guests are looked after, food and parties are the work. */
const hosting = 'hospitality';

/** `branch`: that of the position the words belong to. */
export const isBesideWork = (text: string, postingStems: ReadonlyMap<string, number>, branch: string | null = null): boolean =>
  branch !== hosting && (text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).some((word) => beside.has(word) && !postingStems.has(stemOf(word)));
