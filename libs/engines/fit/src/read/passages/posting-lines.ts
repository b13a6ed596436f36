import { longestHeading } from './read-heading';

/** "PLEASE BRING": written like the headings around it, whatever it says. */
export const isInCapitals = (line: string) => /^\P{L}*\p{Lu}{3}[^\p{Ll}.,;:/\d]*$/u.test(line) && /\S\s+\S/.test(line) && line.length <= longestHeading;

/** "**Data platform:** AWS": marks of bold type within a line; those of a line of its own make it a heading. */
const bold = /\*\*(?=[^\s*])([^*\n]{1,80})\*\*(?=[^\S\n]*[^\s*])/g;
/** The text without the marks of bold type, in the same places. */
export const withoutBold = (text: string): string => text.replace(bold, '  $1  ');

const fewestAlike = 3;
const picture = /^\s*\p{Extended_Pictographic}\uFE0F?(?=\s)/u;

const fewestInLine = 2;

type Line = { text: string; start: number };

/** "Requirements • Excel • SAP": a list that lost its line breaks; its head and each entry become lines of their own. */
function withoutRuns({ text, start }: Line): Line[] {
  const bullets = [...text.matchAll(/•/g)].map(({ index }) => index);
  if (bullets.length < fewestInLine) return [{ text, start }];
  const cuts = [0, ...bullets.filter((index) => index > 0)];
  return cuts.map((from, index) => ({ text: text.slice(from, cuts[index + 1]), start: start + from })).filter((line) => /[^•\s]/.test(line.text));
}

/** The lines of a posting as lists have them: the same emoji in front of three lines is a bullet, and entries in one line are lines. */
export function withBullets(given: readonly Line[]): Line[] {
  const lines = given.flatMap(withoutRuns);
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
