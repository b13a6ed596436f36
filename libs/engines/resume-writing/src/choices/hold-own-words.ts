import type { OwnWords, OwnWordsToday } from '@folia/contracts/own-words';
import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { verifyRewrite } from '../verify/verify-rewrite';

/** Own words, what they say, and the items they rest on. */
export type StandingWords = OwnWordsToday & { text: string; itemIds: string[] };

/** What own words replace; `bears`: everything that may bear them out; `told`: the flaws the person is told about, if other than the usual facts. */
export type OwnWordsSource = { says: string; itemIds: string[]; bears: string; context: string[]; told?: ReadonlySet<RewriteFlaw['reason']> };

/** The flaws a person is told about: facts the source does not bear out. Using another word for the same thing is up to them. */
const facts: ReadonlySet<RewriteFlaw['reason']> = new Set(['number', 'date', 'name', 'skill', 'claim', 'rank', 'scope', 'hedge', 'negation']);

/** Every text value of items. */
export const wordsOfItems = (items: readonly PortfolioItem[]): string[] =>
  items.flatMap(({ fields }) => Object.values(fields).flatMap((value) => (typeof value === 'boolean' ? [] : value)));

function flawsOf({ bears, context, told = facts }: OwnWordsSource, words: string): RewriteFlaw[] {
  if (told.size === 0) return [];
  const flaws = verifyRewrite({ line: bears, context }, words, null).filter(({ reason }) => told.has(reason));
  return flaws.filter((flaw, index) => flaws.findIndex((other) => other.words === flaw.words) === index);
}

/**
 * Checks own words against today's portfolio; none if there are none. They apply as long as their source says what it said when they were written. A source
 * that was corrected since then replaces them, unless it bears them out. If the source is gone, so are they. Pure.
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
