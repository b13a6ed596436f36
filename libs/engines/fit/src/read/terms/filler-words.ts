import { join } from 'node:path';
import { phrasePattern } from '@folia/text/phrase-pattern';
import { readWordList } from '@folia/text/read-word-list';

const classes = ['quality', 'matter', 'matter-before', 'lead', 'first-word', 'doing', 'adverb', 'done', 'beside', 'tail', 'wish', 'clause'] as const;
const fillers = readWordList(join(__dirname, '../../words/fillers'), classes);

/** The source of a pattern for words around what is asked for. */
export const filler = (...of: (typeof classes)[number][]): string => phrasePattern(fillers, ...of);
