import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import { type Phrase, phrasesIn } from '../words/phrases-in';
import { wordList } from '../words/word-list';

/** A class of words that matter to whether a wording holds, and what is wrong where they do not fit. */
type ClaimWords = { readonly reason: RewriteFlaw['reason']; readonly find: (text: string) => Phrase[] };

const claimClasses = ['rank', 'claim', 'scope'] as const;
const claimList = wordList('claims', claimClasses);
/** Words that make what was done sound bigger. Each has to be in the source line itself, in one of its forms. */
export const claims: readonly ClaimWords[] = claimClasses.map((reason) => ({ reason, find: phrasesIn(claimList, reason) }));

const limitReasons = {
  helping: 'hedge',
  'standing-in': 'hedge',
  negation: 'negation',
  unfinished: 'hedge',
  learning: 'hedge',
  'done-for-others': 'relation',
} as const satisfies Record<string, RewriteFlaw['reason']>;
const limitClasses = Object.keys(limitReasons) as (keyof typeof limitReasons)[];
const limitList = wordList('limits', limitClasses);
/**
 * Words that weaken a statement. If a clause of the source has one and the wording uses something from that clause, the wording needs one of the same class.
 */
export const limits: readonly ClaimWords[] = limitClasses.map((limit) => ({ reason: limitReasons[limit], find: phrasesIn(limitList, limit) }));

/** Whether something in the text weakens what it says. */
export const isLimited = (text: string): boolean => limits.some(({ find }) => find(text).length > 0);
