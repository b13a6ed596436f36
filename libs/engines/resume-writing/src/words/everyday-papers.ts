import { phraseFinder } from '@folia/text/phrase-finder';
import { wordList } from './word-list';

const papers = phraseFinder(wordList('everyday-papers', ['everyday']));

/** Classes of licence that only a trade needs. */
const forLorries = /(?<![\p{L}\p{N}])(?:C1?E?|C\+E|D1?E?|D\+E|HGV|LGV|CDL)(?![\p{L}\p{N}])/u;

/** The branch of work in which a driving licence is the trade itself. */
const driving = 'transport';

/** Whether a paper is one that most people have, such as a driving licence: shown where it is asked for, but no reason to hire anybody. */
export const isEverydayPaper = (name: string, branch: string | null): boolean => branch !== driving && papers.isIn(name) && !forLorries.test(name);
