import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';
import { wordMatcher } from '@folia/text/word-matcher';

/**
 * Countries, states and provinces (`region`), their abbreviations (`region-code`) and towns that appear without their country, in the spellings used in
 * resumes.
 */
export const placeNames = wordMatcher(readWordList(join(__dirname, '../../words/places'), ['region', 'region-code', 'town']));
