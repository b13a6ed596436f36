import { join } from 'node:path';
import { foldSigns } from '@folia/deep-talk/understand/fold-accents';
import { readWordLines } from '@folia/text/read-word-list';

const alsoWords: ReadonlySet<string> = new Set(readWordLines(join(__dirname, '../words/redact/also-words/all.txt')));
const titles = /^(?:dr|prof|mr|mrs|ms|dipl|ing|phd|msc|bsc|mba|jr|sr|ii|iii)\.?$/iu;

/** A name as somebody may write it, folded; `needsCapital`: it is a word of the language, too, or too short to tell from one. */
export type NameForm = { form: string; needsCapital: boolean };

const withoutUmlauts = (folded: string) => folded.replace(/([aou])e/g, '$1');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** The parts of a name in every spelling: "Müller" is also written "Mueller" and "Muller". */
function spellings(part: string): string[] {
  const written = part.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss').replace(/ø/g, 'oe').replace(/å/g, 'aa');
  const folded = foldSigns(part.normalize('NFC')).replace(/ø/g, 'o').replace(/ł/g, 'l').replace(/đ/g, 'd').trim();
  return [...new Set([part.toLowerCase(), folded, foldSigns(written), ...(folded.length > 4 ? [withoutUmlauts(folded)] : [])])];
}

const partsOf = (name: string) =>
  name
    .normalize('NFC')
    .split(/[\s,]+/u)
    .filter((part) => part !== '' && !titles.test(part));

/** The forms of a name that stand by themselves in a text: whole, and each part, also of double names. Pure. */
export function nameForms(name: string): NameForm[] {
  const parts = partsOf(name);
  const single = parts.flatMap((part) => [part, ...part.split(/[-'’]/u)]).filter((part) => part.length >= 2 && !/^[a-z]{1,3}$/u.test(part));
  return [
    { form: foldSigns(parts.join(' ')), needsCapital: false },
    ...single.flatMap((part) =>
      spellings(part).map((form) => ({ form, needsCapital: form.length < 3 ? /^\p{Script=Latin}+$/u.test(form) : alsoWords.has(form) })),
    ),
  ];
}

/**
 * A pattern for what is made of a name: handles such as "anovak", "novak_ada7" and initials such as "A. N."; null for a name of one part. It reads folded text
 * and is linear: nothing in it repeats without a bound.
 */
export function madeOfName(name: string): RegExp | null {
  const parts = partsOf(name);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.length < 2) return null;
  const firsts = spellings(first).flatMap((part) => part.split('-'));
  const lasts = spellings(last).flatMap((part) => part.split('-'));
  const [initial, lastInitial] = [foldSigns(first)[0] ?? '', foldSigns(last)[0] ?? ''];
  const pairs = firsts.flatMap((one) =>
    lasts.flatMap((other) => [
      [one, other],
      [other, one],
      [initial, other],
      [other, initial],
      [one, lastInitial],
    ]),
  );
  const handles = pairs.filter(([one, other]) => `${one}${other}`.length >= 4).map((pair) => pair.map((part) => escaped(part ?? '')).join('[._-]?'));
  const initials = `${escaped(initial)}\\. ?${escaped(lastInitial)}\\.?`;
  return new RegExp(`(?<![\\p{L}\\p{N}])@?(?:(?:${handles.join('|')})\\d{0,4}|${initials})(?![\\p{L}\\p{N}])`, 'giu');
}
