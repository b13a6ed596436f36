import { wordMatcher } from '@folia/text/word-matcher';
import { alternation, wordsOf } from '../values/word-lists';

const titles = wordsOf('role-titles', ['word', 'stem', 'ending', 'unspaced']);
const organizations = wordsOf('organizations', ['word', 'ending', 'beginning']);
const titleWords = wordMatcher(titles);
const organizationWords = wordMatcher(organizations);
const isTitleWord = (word: string) => titleWords.is(word, 'word');
const isOrganizationWord = (word: string) => organizationWords.is(word, 'word');

/** How titles begin and end in languages with inflected endings ("księgowa", "müdürü", "coordenadora"). */
const titleStem = new RegExp(`^(?:${alternation(titles, 'stem')})\\p{L}*$`, 'iu');
const titleEnding = new RegExp(`(?:${alternation(titles, 'ending')})(?:in)?$`, 'iu');
/** Titles and organizations in languages without spaces. */
const eastTitle = new RegExp(`(?:${alternation(titles, 'unspaced')})$`, 'u');
const eastOrganization = new RegExp(`(?:${alternation(organizations, 'ending')})$|^(?:${alternation(organizations, 'beginning')})`, 'u');

function hits(text: string, isWord: (word: string) => boolean): number {
  const tokens = text
    .toLowerCase()
    .split(/[\s,/()&.]+/)
    .filter(Boolean);
  return tokens.filter((token) => isWord(token) || isWord(token.replace(/s$/, '')) || isWord(token.replace(/(?::|\*|_|\/)?in(?:nen)?$/, ''))).length;
}

/**
 * How much a text looks like a position title (positive) rather than the name of an organization (negative); about -3…3. Covers four languages and the most
 * common words of some others.
 */
export function titleScore(text: string): number {
  const east = eastOrganization.test(text.trim()) ? -2 : eastTitle.test(text.trim()) ? 2 : 0;
  if (east !== 0) return east;
  const found = hits(text, isTitleWord) || (text.split(/[\s,/()]+/).some((token) => titleEnding.test(token) || titleStem.test(token)) ? 1 : 0);
  const lastWord = /(\p{L}+)\W*$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  // "Software Engineer", "Bank Clerk": a word for an organization before a title says what kind of title it is.
  const against = isTitleWord(lastWord) ? 0 : hits(text, isOrganizationWord);
  const legal =
    /\b(?:inc|llc|ltd|gmbh|corp|plc|e\.v|s\.?a\.?r\.?l|pvt|s\.?r\.?o|a\.s|s\.?p\.?a|s\.?r\.?l|ltda|eireli|o\.o|sp\. z|a\.ş|şti|oyj?|aps|asa|b\.v|n\.v|d\.o\.o|kft|zrt)(?![\p{L}])\.?/iu.test(
      text,
    )
      ? 1.5
      : 0;
  const gendered = /\((?:m|w|f|d|h|x)\s?\/\s?(?:m|w|f|d|h|x)/i.test(text) ? 1 : 0;
  const ends = isTitleWord(lastWord) ? 0.7 : isOrganizationWord(lastWord) ? -0.7 : 0;
  return Math.min(found, 2) - Math.min(against, 2) - legal + gendered + ends;
}
