import type { Piece } from './group-options';

const longestLabel = 80;
const mostInner = 3;

/** "Erzieher/in", "Kaufmann/-frau", "technicien(ne)": one of the two forms is enough for a reader. */
const genders = /(?<=\p{L})(?:\/-?(?:in|innen|frau|ne|e|a)|[(:*](?:in|innen|ne|e|a)\)?)(?![\p{L}-])/gu;
/** A bullet that the posting put directly before the word. */
const leadingMark = /^[-–—•·*●▪¢€\s]+(?=\p{L})/u;
/** A name that stands in quotation marks, or half of one that was divided. */
const quotes = /["“”„«»]/g;
const closed = (text: string) => (/\([^()]*$/.test(text) ? `${text})` : text);
export const cutLabel = (given: string) => {
  const text = closed(given.replace(genders, '').replace(quotes, '').replace(leadingMark, ''));
  return text.length <= longestLabel ? text : `${text.slice(0, text.lastIndexOf(' ', longestLabel - 1))}…`;
};

/** "Master's degree in statistics, computer science or …" is labelled by its first field. */
export const degreeLabel = (words: string) =>
  words
    .replace(/(?<= (?:in|of|en) .*),? (?:or|oder|ou|o) .*$|,? (?:or|oder|ou|o) (?!.* (?:in|of|en) ).*$/i, '')
    .replace(/ accredited by.*$/i, '')
    .split(',')[0]
    ?.replace(/[.\s]+$/, '') ?? words;

/** As the posting writes it: "Playwright or Cypress", "cloud platforms (AWS, GCP)". */
export function labelOf(pieces: readonly Piece[]): string {
  const shown = pieces.filter((piece, index) => pieces.findIndex((one) => one.label.toLowerCase() === piece.label.toLowerCase()) === index);
  const [first] = shown as [Piece];
  if (first.isSort) return first.label;
  // "Networking basics, e.g. DNS, TLS".
  const example = shown.findIndex(({ joint }, index) => index > 0 && joint === 'example');
  const isInner = ({ depth }: Piece, index: number) => depth > first.depth || (example > 0 && index >= example);
  const inner = shown.filter((piece, index) => isInner(piece, index) && !piece.isBesides && piece.label.split(' ').length <= 2);
  const outer = shown.filter((piece, index) => !isInner(piece, index)).map(({ label }) => closed(label));
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
