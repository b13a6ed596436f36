import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';
import { wordMatcher } from '@folia/text/word-matcher';
import { passageClasses } from './passage-model';

/** What a part of a posting is, by the words alone above it or before its colon: lower case, no punctuation around them. */
export const passageHeadings = wordMatcher(readWordList(join(__dirname, '../../words/passage-headings'), passageClasses));
