import { isOrderToReader } from '@folia/text/orders-to-reader';
import type { ReadSubject } from '../read/subject';
import { foldAccents } from './fold-accents';
import { languageOf } from './language-of';
import { skillsIn } from './terms';
import { readText, type Text, type Token } from './tokens';
import { denies, intentsIn, isLight, isOrderInQuestion, isTelling, marks, topicsIn } from './word-finders';

const longest = 160;
const oneQuestion = /^[^\n?!]{3,}\?$/;
/** What stands behind these is a place or an employer: "at", "in", "worked for". */
const beforeName = /(?:^|\s)(?:at|from|in|bei|beim|chez|en|work\w* for)\s$/u;

/** What a reading may not leave out: numbers, names, skills, denials and words that claim something. */
function namedIn(text: Text, names: ReadonlySet<string>): Token[] {
  const isGerman = languageOf(text) === 'de';
  const ofSkill = new Set(skillsIn(text).flatMap(({ tokens }) => tokens));
  return text.tokens.filter((token, at) => {
    if (names.has(token.folded)) return false;
    if (/\d/.test(token.folded) || denies(token.folded) || isTelling(token.folded) || ofSkill.has(token)) return true;
    // Every noun is capitalised in German.
    if (at > 0 && /^\p{Lu}/u.test(token.raw) && !isGerman) return true;
    return beforeName.test(text.folded.slice(0, token.start)) && !marks.has(token.folded) && !isLight(token.folded);
  });
}

/**
 * Whether a reading of a question, anybody's, is one plain question that has no words but those of the question, of the portfolio and of asking, brings in no private
 * matter, and keeps every number, name, skill and denial of the question. Pure.
 */
export function isPlainReading(reading: string, question: string, { basics, words, stems }: ReadSubject): boolean {
  if (reading.length > longest || !oneQuestion.test(reading) || isOrderToReader(reading)) return false;
  const [read, asked] = [readText(reading), readText(question)];
  if (isOrderInQuestion(read.folded)) return false;
  const topics = new Set(topicsIn(asked.folded).map(({ wordClass }) => wordClass));
  if (topicsIn(read.folded).some(({ wordClass }) => !topics.has(wordClass))) return false;
  const own = new Set(asked.tokens.map(({ stem }) => stem));
  const names = new Set(foldAccents(basics.name).split(/[\s-]+/));
  const asking = intentsIn(read.folded);
  const isKnown = ({ folded, stem, start, end }: Token): boolean =>
    own.has(stem) ||
    (!/\d/.test(folded) && (words.has(folded) || stems.has(stem) || marks.has(folded) || isLight(folded))) ||
    names.has(folded) ||
    asking.some((one) => one.start <= start && one.end >= end);
  const kept = new Set(read.tokens.map(({ stem }) => stem));
  return read.tokens.every(isKnown) && namedIn(asked, names).every(({ stem }) => kept.has(stem));
}
