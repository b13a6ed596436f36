import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';
import { wordMatcher } from '@folia/text/word-matcher';
import { isUnspaced, plainWidth } from '../values/plain-width';
import { stemKinds } from './heading-stems';
import { type SectionKind, sectionHeadings } from './section-lexicon';

const joining = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'oraz', 'plus']);
const qualifying = new Set(readWordList(join(__dirname, '../../words/heading-qualifiers'), ['qualifier']).map(({ phrase }) => phrase));

/** A heading as the lexicon writes it: lower case, letters only, "and" for every joining sign or word. */
function plainHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/[&+/|・·、及与和與]|(?<=\p{L} )(?:및|(?<!i )ve|a|i(?! (?:ve|m|am|have|had|do|did|know|use|can) )|és|ja)(?= \p{L})/gu, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (joining.has(word) ? 'and' : word))
    .join(' ')
    .replace(/^(?:my|our|the|meine?|mes|mis|and) /, '')
    .replace(/ (?:continued|cont|fortsetzung|suite)$/, '')
    .replace(/ and$/, '');
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const formsOf = (phrase: string) => {
  const plain = plainHeading(phrase);
  return [plain, withoutMarks(plain)];
};
const headings = wordMatcher(sectionHeadings, formsOf);
const kindOf = (form: string): SectionKind | undefined => headings.classesOf(form)[0];

const squeezed = new Map(headings.forms().flatMap((form) => headings.classesOf(form).map((kind) => [form.replace(/ /g, ''), kind] as const)));

/** "WORK E X P E R I E N C E": spaced letters, where spaces do not separate words. */
function spacedKind(text: string): SectionKind | undefined {
  const whole = text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  if (whole.length >= 8 || (isUnspaced(whole) && /\s/.test(text))) {
    const known = squeezed.get(whole);
    if (known && whole.length * 1.2 < text.trim().length) return known;
  }
  const tokens = text.trim().split(/\s+/);
  const single = tokens.filter((token) => /^\p{L}{1,2}$/u.test(token)).length;
  if (tokens.length >= 2 && tokens.every((token) => /^\p{Lo}$/u.test(token))) return squeezed.get(tokens.join(''));
  const isApart = tokens.length >= 4 && single >= tokens.length * 0.6;
  return isApart ? squeezed.get(plainHeading(tokens.join('')).replace(/ /g, '')) : undefined;
}

/** "1. Work Experience", "II. Education", "三、教育背景". */
const numbered = /^(?:\d{1,2}[.)]|(?:I{1,3}|IV|VI{0,3}|IX|X)[.)]|[A-H][.)]|[一二三四五六七八九十]{1,2}[、.．])\s*(?=\p{L})/u;

/** `exact`: the whole text is a known heading; otherwise it only ends like one ("International Awards") and also needs the look of a heading. */
export type HeadingMatch = { kind: SectionKind; exact: boolean; kinds: SectionKind[] };

/** "Grants, Honours and Awards": a list in which every part is a heading; one in which most are needs the look of a heading. */
function matchList(text: string): HeadingMatch | undefined {
  const parts = plainHeading(text.replace(/,\s+(?:(?:and|und|et|y)\s|&\s)?/g, ' & ')).split(' and ');
  const kinds = parts.flatMap((part) => kindOf(part) ?? []);
  const isMost = parts.length <= 4 && kinds.length * 3 >= parts.length * 2;
  return kinds[0] && isMost ? { kind: kinds[0], exact: kinds.length === parts.length, kinds: [...new Set(kinds)] } : undefined;
}

/**
 * Which section a line of text is the heading of, or undefined. `kinds` holds every section named ("Skills and Awards" names two). At most 60 characters count
 * as a heading. Pure, linear.
 */
export function matchHeading(whole: string): HeadingMatch | undefined {
  const named = numbered.test(whole) ? whole.replace(numbered, '') : whole;
  const text = plainWidth(named).replace(/^[^\p{L}\p{N}]+/u, '');
  if (text.length > 60 || text.length < 2 || /[.!?;@]\s*\S|\d|https?:/.test(text)) return undefined;
  if (/,\s/.test(text)) return matchList(text);
  const spaced = spacedKind(text);
  if (spaced) return { kind: spaced, exact: true, kinds: [spaced] };
  const plain = plainHeading(text);
  if (!plain || plain.split(' ').length > 6) return undefined;
  const parts = plain.split(' and ').flatMap((part) => kindOf(part) ?? kindOf(withoutMarks(part)) ?? []);
  const known = kindOf(plain) ?? kindOf(withoutMarks(plain));
  if (known) return { kind: known, exact: true, kinds: [...new Set([known, ...parts])] };
  const count = plain.split(' and ').length;
  if (count > 1 && parts.length === count) return { kind: parts[0] as SectionKind, exact: true, kinds: [...new Set(parts)] };
  // "Awards and Residencies": one of the two is known.
  if (count === 2 && parts[0]) return { kind: parts[0], exact: false, kinds: [parts[0]] };
  const words = plain.split(' ').filter((word) => !qualifying.has(word));
  const rest = kindOf(words.join(' '));
  if (rest && words.length > 0) return { kind: rest, exact: words.length < plain.split(' ').length, kinds: [rest] };
  const last = kindOf(words[words.length - 1] ?? '');
  if (last && words.length <= 4 && last !== 'none') return { kind: last, exact: false, kinds: [last] };
  const told = words.length <= 4 ? [...new Set(stemKinds(words))] : [];
  return told[0] ? { kind: told[0], exact: false, kinds: told } : undefined;
}
