import type { OwnWords, OwnWordsToday } from '@folia/contracts/own-words';
import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { verifyRewrite } from '../verify/verify-rewrite';

/** Own words with what they say, and the items they rest on. */
export type StandingWords = OwnWordsToday & { text: string; itemIds: string[] };

/** What own words are written over; `bears`: all that may bear them out; `told`: which flaws a person is told of, where not all that are facts. */
export type OwnWordsSource = { says: string; itemIds: string[]; bears: string; context: string[]; told?: ReadonlySet<RewriteFlaw['reason']> };

/** What a person is told of: facts that the source does not bear. Another word for the same thing is their own affair. */
const facts: ReadonlySet<RewriteFlaw['reason']> = new Set(['number', 'date', 'name', 'skill', 'claim', 'rank', 'scope', 'hedge', 'negation']);

/** Every value of items that is words. */
export const wordsOfItems = (items: readonly PortfolioItem[]): string[] =>
  items.flatMap(({ fields }) => Object.values(fields).flatMap((value) => (typeof value === 'boolean' ? [] : value)));

function flawsOf({ bears, context, told = facts }: OwnWordsSource, words: string): RewriteFlaw[] {
  if (told.size === 0) return [];
  const flaws = verifyRewrite({ line: bears, context }, words, null).filter(({ reason }) => told.has(reason));
  return flaws.filter((flaw, index) => flaws.findIndex((other) => other.words === flaw.words) === index);
}

/**
 * Holds own words against the portfolio of today, none where there are none. They stand as long as their source says what it said when they were written;
 * one that was corrected since stands in their place, unless it bears them out. What is gone takes them along. Pure.
 */
export function holdOwnWords(words: Readonly<Record<string, OwnWords>>, key: string, find: () => OwnWordsSource | null): StandingWords[] {
  const own = words[key];
  if (!own) return [];
  const source = find();
  if (!source) return [{ key, text: own.text, source: '', changed: true, stands: false, flaws: [], itemIds: [] }];
  const flaws = flawsOf(source, own.text);
  const changed = source.says !== own.over;
  return [{ key, text: own.text, source: source.says, changed, stands: !changed || flaws.length === 0, flaws, itemIds: source.itemIds }];
}
