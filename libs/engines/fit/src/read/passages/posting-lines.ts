import { longestHeading } from './read-heading';

/** "PLEASE BRING": written like the headings around it, whatever it says. */
export const isInCapitals = (line: string) => /^\P{L}*\p{Lu}{3}[^\p{Ll}.,;:/\d]*$/u.test(line) && /\S\s+\S/.test(line) && line.length <= longestHeading;

const fewestAlike = 3;
const picture = /^\s*\p{Extended_Pictographic}\uFE0F?(?=\s)/u;

/** The same emoji in front of three lines is a bullet. */
export function withBullets(lines: readonly { text: string; start: number }[]): { text: string; start: number }[] {
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
