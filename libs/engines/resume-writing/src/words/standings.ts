import { phraseFinder } from '@folia/text/phrase-finder';
import { wordList } from './word-list';

const standings = ['beginning', 'end', 'member', 'held'] as const;
type Standing = (typeof standings)[number];
const finder = phraseFinder<Standing>(wordList('standings', standings));
const withoutBrackets = (name: string) => name.replace(/\s*\([^)]*\)\s*$/u, '');

/**
 * How the name of a credential reads in a sentence: `beginning` ("Admitted as a solicitor") and `end` ("HCPC registered") say what somebody is, `member` takes
 * an article ("CIMA member"), `held` is had ("NMC registration"); null for the name of a paper ("Level 2 Award in Nutrition").
 */
export function standingOf(name: string): Standing | null {
  const words = withoutBrackets(name);
  const found = finder.find(words);
  if (found.some(({ wordClass, start }) => wordClass === 'beginning' && start === 0)) return 'beginning';
  return found.find(({ wordClass, end }) => wordClass !== 'beginning' && end === words.length)?.wordClass ?? null;
}

/** Whether the name says itself what its person is, so that nobody need "hold" it. */
export const saysItself = (name: string): boolean => ['beginning', 'end', 'member'].includes(standingOf(name) ?? '');
