import { phraseFinder } from '@folia/text/phrase-finder';
import { wordList } from './word-list';

const unfinished = phraseFinder(wordList('unfinished', ['unfinished']));

/** Whether the name of a credential says that its person does not have it yet: "CIMA operational level, two papers left". */
export const isUnfinished = (name: string): boolean => unfinished.find(name).length > 0;
