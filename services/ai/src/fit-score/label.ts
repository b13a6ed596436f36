import type { Piece } from './group-options';

const longestLabel = 80;
const mostInner = 3;

/** "Erzieher/in", "Kaufmann/-frau", "technicien(ne)": one of the two is enough to be read. */
const genders = /(?<=\p{L})(?:\/-?(?:in|innen|frau|ne|e|a)|[(:*](?:in|innen|ne|e|a)\)?)(?![\p{L}-])/gu;
const closed = (text: string) => (/\([^()]*$/.test(text) ? `${text})` : text);
export const cutLabel = (given: string) => {
  const text = closed(given.replace(genders, ''));
  return text.length <= longestLabel ? text : `${text.slice(0, text.lastIndexOf(' ', longestLabel - 1))}…`;
};

/** "Master's degree in statistics, computer science or …" is known by its first field. */
export const degreeLabel = (words: string) =>
  words
    .replace(/(?<= (?:in|of|en) .*),? (?:or|oder|ou|o) .*$|,? (?:or|oder|ou|o) (?!.* (?:in|of|en) ).*$/i, '')
    .replace(/ accredited by.*$/i, '')
    .split(',')[0]
    ?.replace(/[.\s]+$/, '') ?? words;

/** As the job wrote it: "Playwright or Cypress", "cloud platforms (AWS, GCP)". */
export function labelOf(pieces: readonly Piece[]): string {
  const shown = pieces.filter((piece, index) => pieces.findIndex((one) => one.label.toLowerCase() === piece.label.toLowerCase()) === index);
  const [first] = shown as [Piece];
  if (first.isSort) return first.label;
  const inner = shown.slice(1).filter(({ depth, label, isBesides }) => depth > first.depth && !isBesides && label.split(' ').length <= 2);
  const outer = shown.filter(({ depth }) => depth <= first.depth).map(({ label }) => closed(label));
  return (
    outer.join(' or ') +
    (inner.length > 0
      ? ` (${inner
          .map(({ label }) => label)
          .slice(0, mostInner)
          .join(', ')})`
      : '')
  );
}
