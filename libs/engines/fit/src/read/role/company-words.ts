import { join } from 'node:path';
import { phraseFinder } from '@folia/text/phrase-finder';
import { phrasePattern } from '@folia/text/phrase-pattern';
import { readWordList } from '@folia/text/read-word-list';

const entries = readWordList(join(__dirname, '../../words/companies'), ['organisation', 'never', 'part', 'does', 'were']);
const isName = (wordClass: string) => wordClass === 'organisation' || wordClass === 'never' || wordClass === 'part';

/** Words in employers' names, and words that are none. */
export const companyWords = phraseFinder(entries.filter(({ wordClass }) => isName(wordClass)));

/** The source of a pattern for what a company says of itself: "builds", "are"; with `were` also "we have", "they employ". */
export const companyDoes = (...of: readonly ('does' | 'were')[]): string => phrasePattern(entries, ...of);
