import { wordMatcher } from '@folia/text/word-matcher';
import { wordsOf } from './word-lists';

/**
 * Countries, states and provinces (`region`), their abbreviations (`region-code`) and towns that appear without their country, in the spellings used in
 * resumes.
 */
export const placeNames = wordMatcher(wordsOf('places', ['region', 'region-code', 'town', 'unspaced-town']));
