import type { TextFlow, TextLine } from '../../document/text-line';

/** The features of a line's look that help to recognize headings. */
export type Look = { size: number; bold: boolean; caps: boolean; color: string; outline: number };

export const isCaps = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
export const lookOf = (line: TextLine): Look => ({ size: line.size, bold: line.bold, caps: isCaps(line.text), color: line.color, outline: line.outline });
export const sameLook = (a: Look, b: Look) => Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold && a.caps === b.caps && a.outline === b.outline;
export const weaker = (a: Look, b: Look) => a.size < b.size * 0.96 || (b.bold && !a.bold) || (b.caps && !a.caps) || (b.outline > 0 && a.outline === 0);

/** The look that most of the letters have: anything that differs from it may be a heading. */
export function bodyLook(flows: readonly TextFlow[]): Look {
  const counts = new Map<string, { look: Look; letters: number }>();
  for (const line of flows.flatMap((flow) => flow.lines)) {
    const look = { ...lookOf(line), caps: false, outline: 0 };
    const key = `${look.size}|${look.bold}`;
    const entry = counts.get(key) ?? { look, letters: 0 };
    entry.letters += line.text.length;
    counts.set(key, entry);
  }
  return [...counts.values()].sort((a, b) => b.letters - a.letters)[0]?.look ?? { size: 10, bold: false, caps: false, color: '', outline: 0 };
}

/** Whether a line stands out from the body: size, weight, capitals, colour, space above, a colon at its end. */
export function isSetApart(line: TextLine, body: Look): boolean {
  const look = lookOf(line);
  return (
    look.outline > 0 ||
    look.size > body.size * 1.08 ||
    (look.bold && !body.bold) ||
    look.caps ||
    (look.color !== body.color && line.gap >= 0.3) ||
    line.gap >= 0.8 ||
    line.text.trim().endsWith(':')
  );
}
