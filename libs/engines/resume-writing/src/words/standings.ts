import { phraseFinder } from '@folia/text/phrase-finder';
import { wordList } from './word-list';

const standings = ['beginning', 'end', 'member', 'held', 'entitled', 'doer'] as const;
type WordClass = (typeof standings)[number];
type Standing = Exclude<WordClass, 'entitled' | 'doer'>;
const finder = phraseFinder<WordClass>(wordList('standings', standings));
const withoutBrackets = (name: string) => name.replace(/\s*\([^)]*\)\s*$/u, '');

/**
 * How the name of a credential reads in a sentence: `beginning` ("Admitted as a solicitor") and `end` ("HCPC registered") say what somebody is, `member` takes
 * an article ("CIMA member", "Approved Mental Health Professional"), `held` is had ("NMC registration"); null for the name of a paper ("Level 2 Award in Nutrition").
 */
export function standingOf(name: string): Standing | null {
  const words = withoutBrackets(name);
  const found = finder.find(words);
  const has = (wanted: WordClass, isThere: (one: { start: number; end: number }) => boolean) => found.some((one) => one.wordClass === wanted && isThere(one));
  if (has('entitled', ({ start }) => start === 0) && has('doer', ({ end }) => end === words.length)) return 'member';
  if (has('beginning', ({ start }) => start === 0)) return 'beginning';
  return (['end', 'member', 'held'] as const).find((wanted) => has(wanted, ({ end }) => end === words.length)) ?? null;
}

/** Whether the name says itself what its person is, so that nobody need "hold" it. */
export const saysItself = (name: string): boolean => ['beginning', 'end', 'member'].includes(standingOf(name) ?? '');
