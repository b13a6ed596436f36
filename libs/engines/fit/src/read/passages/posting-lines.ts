import { headingUse, longestHeading } from './read-heading';

/** "PLEASE BRING": written like the headings around it, whatever it says. */
export const isInCapitals = (line: string) => /^\P{L}*\p{Lu}{3}[^\p{Ll}.,;:/\d]*$/u.test(line) && /\S\s+\S/.test(line) && line.length <= longestHeading;

/** "**Data platform:** AWS": marks of bold type within a line; those of a line of its own make it a heading. */
const bold = /\*\*(?=[^\s*])([^*\n]{1,80})\*\*(?=[^\S\n]*[^\s*])/g;
/** The text without the marks of bold type, in the same places. */
export const withoutBold = (text: string): string => text.replace(bold, '  $1  ');

/** A bullet whose bytes were read in another alphabet. */
const brokenBullet = /€¢/g;
const brokenApostrophe = /€™(\p{L}?)/gu;
/** The text with the bullets and apostrophes that it had before it was saved wrongly, in the same places. */
export const withBulletsMended = (text: string): string => text.replace(brokenBullet, '• ').replace(brokenApostrophe, '’$1 ');

const tag = /<\/?(ul|ol|li|p|br|div|span|b|strong|i|em|u|h[1-6])(?:\s[^<>\n]{0,80})?\s?\/?>/gi;
const inline: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u', 'span']);
/** The text without the tags of a page it was copied from, in the same places: an entry of a list becomes a line with a bullet. */
export const withoutTags = (text: string): string =>
  text.replace(tag, (whole, name: string) => {
    const isEntry = /^<li/i.test(whole);
    return inline.has(name.toLowerCase()) ? ' '.repeat(whole.length) : `\n${isEntry ? '-' : ' '}`.padEnd(whole.length);
  });

const fewestAlike = 3;
const picture = /^\s*\p{Extended_Pictographic}\uFE0F?(?=\s)/u;

/** Bullets within a line, and how many of them make it a list. The sign comes first in each pattern: what stands before it is looked at only there. */
const bulletsInLine: readonly (readonly [RegExp, number])[] = [
  [/[•○●▪■]/gu, 2],
  [/\*(?=\s*[\p{Lu}\d])/gu, 3],
  [/>>?(?=\s\p{L})/gu, 3],
  [/\d{1,2}\.(?=\s{1,3}\p{Lu}\p{Ll})(?<=[\p{L}.)]\d{1,2}\.)/gu, 3],
  [/-(?=\s+\p{Lu}\p{Ll})(?<=[\p{L}.)!;]-)/gu, 3],
];

/** "Excel requiredDuties:", "a Greek cultureDevelop plans", "in time.Must drive": where lines stood that were put together without a space. */
const glue =
  /(?=\p{Lu}\p{Ll}{2,}[\s:,]|\d{1,2}(?:-\d{1,2})?\+? years)(?<=(?<![\p{L}\p{N}@#/._-])\p{Ll}{3,30})|(?=(?!Net(?!\p{L}))\p{Lu}\p{Ll}{2,}\s)(?<=\p{Ll}{2}[.;!)])/gu;
const fewestGlued = 2;
const gluesIn = (line: string): number[] => [...line.matchAll(glue)].map(({ index }) => index);

type Line = { text: string; start: number };

const cutAt = ({ text, start }: Line, cuts: readonly number[]): Line[] =>
  [0, ...cuts.filter((index) => index > 0)].map((from, index, all) => ({ text: text.slice(from, all[index + 1]), start: start + from }));

/** "Requirements • Excel • SAP": a list that lost its line breaks; its head and each entry become lines of their own. */
function withoutRuns(line: Line): Line[] {
  const cuts = bulletsInLine.flatMap(([sign, fewest]) => {
    const found = [...line.text.matchAll(sign)].map(({ index }) => index);
    return found.length < fewest ? [] : found;
  });
  if (cuts.length === 0) return [line];
  return cutAt(
    line,
    cuts.sort((a, b) => a - b),
  ).filter(({ text }) => /[^•○●▪■*>\s\d.-]/.test(text));
}

/** "Duties:" behind other words. */
const opensHeading = (words: string) => headingUse(/^[^:]{1,60}:/.exec(words)?.[0] ?? '', false) !== null;

/** "There is a lot to do.Responsibilities": the heading of the next lines. */
const isHeading = (words: string) => words.trim().length <= longestHeading && headingUse(words.trim(), false) !== null;

/** The lines that were put together, apart again. What happens once in a text may be a name written so, unless it is a known heading. */
function withoutGlue(lines: readonly Line[]): Line[] {
  const glued = lines.map((line) => ({ line, glues: gluesIn(line.text) }));
  const isUsual = glued.reduce((sum, { glues }) => sum + glues.length, 0) >= fewestGlued;
  return glued.flatMap(({ line, glues }) =>
    cutAt(
      line,
      glues.filter((index) => isUsual || opensHeading(line.text.slice(index)) || /^\d/.test(line.text.slice(index)) || isHeading(line.text.slice(index))),
    ),
  );
}

/** The lines of a posting as lists have them: the same emoji in front of three lines is a bullet, and entries in one line are lines. */
export function withBullets(given: readonly Line[]): Line[] {
  const lines = withoutGlue(given).flatMap(withoutRuns);
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const lead = picture.exec(text)?.[0].trim();
    if (lead) counts.set(lead, (counts.get(lead) ?? 0) + 1);
  }
  return lines.map((line) => {
    const lead = picture.exec(line.text)?.[0] ?? '';
    return (counts.get(lead.trim()) ?? 0) < fewestAlike ? line : { ...line, text: '•'.padEnd(lead.length) + line.text.slice(lead.length) };
  });
}
