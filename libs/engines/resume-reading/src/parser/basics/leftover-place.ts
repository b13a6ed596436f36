import { wordMatcher } from '@folia/text/word-matcher';
import type { TextLine } from '../../document/text-line';
import { titleScore } from '../entries/role-words';
import type { ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { matchHeading } from '../sections/match-heading';
import { isLanguageName } from '../values/language-names';
import { wordsOf } from '../values/word-lists';
import { isContactLabel } from './contact-chunks';
import { networkNamed } from './profile-of';

const contactMark = /@|https?:|www\.|\+\d|\d{3}[\d\s()./–-]{2,20}\d/;
/** Icons, bars, dots and wide gaps: everything except commas that separates the facts of a contact line. */
const partings = /[^\p{L}\p{M}\p{N}\s,.'’()/-]+|\s[/–—-]\s|\s{2,}/gu;
const name = "\\p{Lu}[\\p{L}\\p{M}.'’-]{0,30}(?:[ ](?:\\p{Lu}[\\p{L}\\p{M}.'’-]{0,30}|d[eou]|del|la|le|les|am|an|der|den|of|on|upon|sur|y|i)){0,3}";
const placeName = new RegExp(`^(?:(?:[A-Z]{1,2}-)?\\d{4,6} )?${name}(?:, ${name}){0,3}(?: \\d{4,6})?$`, 'u');
const noPlaces = wordMatcher(wordsOf('no-places', ['other']));
const isNoPlace = (text: string) => noPlaces.is(text.toLowerCase().replace(/\.$/, ''), 'other');

/** Licences, ages and the like appear among contacts and are not towns. */
const isPersonal = (text: string) =>
  /\b(?:permis|führerschein|licen[cs]e|clearance|carnet|patente|colegiad|citizen|nationalit|bürger|marri|verheiratet|casad|ans|años|jahre|years|sex|gender|geschlecht|born|birth|geb|visa|permit|preference|portfolio|pronouns)/i.test(
    text,
  );

/** Whether a text could be the name of a place that is on no list. */
function readsLikePlace(text: string): boolean {
  const plain = text.replace(/\s*\(([^()]{2,40})\)$/, ', $1');
  if (plain.length < 3 || plain.length > 70 || plain.split(' ').length > 6 || !placeName.test(plain)) return false;
  return titleScore(plain) === 0 && !isNoPlace(plain) && !isContactLabel(plain) && !isPersonal(plain) && !isLanguageName(plain) && !matchHeading(plain)?.exact;
}

/** The parts of a line that are not part of any value yet. */
function leftOver(line: TextLine, context: ReadContext): Passage[] {
  return context.ledger.unclaimed(line).flatMap(({ from, to }) =>
    line.cells
      .filter((cell) => cell.from < to && cell.to > from)
      .flatMap((cell) => Passage.of(line, Math.max(from, cell.from), Math.min(to, cell.to)).split(partings))
      .map((part) => part.trim(',.;/- ')),
  );
}

/**
 * The place among contact data when it is on no list: what is left of a contact line after removing mail, phone, links and labels, or a line of its own in a
 * contact section or beside a contact line. `heads` are the lines above the first heading. Pure; claims nothing.
 */
export function leftoverPlace(
  heads: readonly (readonly TextLine[])[],
  contactLines: readonly TextLine[],
  nameLine: TextLine | undefined,
  context: ReadContext,
): Passage | null {
  const isContact = (line: TextLine | undefined) => line !== undefined && contactMark.test(line.text);
  const beside = heads.flatMap((lines) => lines.filter((line) => isContact(line)));
  const alone = heads.flatMap((lines) =>
    lines.filter((line, index) => {
      const isShort = line.text.includes(', ') || !line.text.includes(' ');
      // What stands beside a contact in larger type is a title or an employer.
      const beside = [lines[index - 1], lines[index + 1]].some((other) => other && isContact(other) && line.size < other.size * 1.3);
      return line !== nameLine && !isContact(line) && isShort && line.text.length < 50 && beside;
    }),
  );
  for (const line of [...beside, ...contactLines, ...alone]) {
    const found = leftOver(line, context).find((part) => readsLikePlace(part.text) && part.text !== nameLine?.text && !networkNamed(part.text));
    if (found) return found;
  }
  return null;
}
