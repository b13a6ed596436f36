import { wordMatcher } from '@folia/text/word-matcher';
import type { TextLine } from '../../document/text-line';
import { Passage } from '../passage';
import { alternation, wordsOf } from '../values/word-lists';

const contactLabels = wordsOf('contact-labels', ['spaced', 'unspaced', 'place']);
const labels = alternation(contactLabels, 'spaced');
const unspacedLabels = alternation(contactLabels, 'unspaced');
const labelWords = wordMatcher(contactLabels);

/** Whether a contact's label ("Wohnort:") says that a place follows. */
export const namesPlace = (label: string) => labelWords.is(label.toLowerCase().replace(/[\s:：]+$/, ''), 'place');

/** A label in front of a contact: "Telefon: …", "電話 …". */
export const contactLabel = new RegExp(`^(?:(?:${labels})\\s*[:：]\\s*|(?:${unspacedLabels})(?:\\s*[:：]\\s*|\\s+))`, 'iu');

/** Whether a text is a contact label and nothing else: "Telefoon" in a table's first column. */
export const isContactLabel = (text: string) =>
  contactLabel.test(`${text.replace(/[\s:：]+$/, '')}: `) &&
  contactLabel.exec(`${text.replace(/[\s:：]+$/, '')}: `)?.[0].length === text.replace(/[\s:：]+$/, '').length + 2;

const beforeUnspaced = new RegExp(`(?<=\\S)\\s+(?=(?:${unspacedLabels})(?:\\s*[:：]|\\s))`, 'giu');
/** Cells of a line, a label ("Telefon:") together with the cell it labels. */
function labelledCells(line: TextLine): TextLine['cells'] {
  return line.cells.reduce<TextLine['cells']>((cells, cell) => {
    const before = cells[cells.length - 1];
    const label = before ? line.text.slice(before.from, before.to) : '';
    if (before && (/^[^:]{2,30}[:：]$/.test(label) || (cells.length === 1 && isContactLabel(label))))
      cells[cells.length - 1] = { from: before.from, to: cell.to };
    else cells.push(cell);
    return cells;
  }, []);
}

/** An icon in front of a text begins a new contact. */
function atIcons(line: TextLine, { from, to }: TextLine['cells'][number]): Passage[] {
  const starts = line.runs.filter((run) => run.icon && run.from > from && run.from < to).map((run) => run.from);
  return [from, ...starts].map((start, index) => Passage.of(line, start, starts[index] ?? to)).filter((part) => part.text);
}

/** The parts of contact lines: cells, then split at icons, bars and dots. */
export function contactChunks(lines: readonly TextLine[]): Passage[] {
  return lines.flatMap((line) =>
    labelledCells(line)
      .flatMap((cell) => atIcons(line, cell).flatMap((part) => part.split(beforeUnspaced)))
      .flatMap((cell) =>
        cell.split(
          /\s*[|•⋄◦♦∙｜]\s*|\s[·–—~/]\s|\s{3,}|\s-\s(?=\S+@|\+?\d{3})|\s+(?=(?:e-?mail|phone|mobile|tel|linkedin|github|website|home|location|nationality|date of birth)(?:\s(?:address|number))?\s?:)|(?<![:：])\s+(?=\S{1,80}@\S{3,80}|https?:\/\/|www\.)|(?<=\s\S{1,80}@\S{3,80}|^\S{1,80}@\S{3,80})\s+/gi,
        ),
      ),
  );
}

/** Rejoins an address broken at the end of a narrow line ("www.linkedin.com/in/ada-" above "novak-42 (LinkedIn)"). */
export function joinAddresses(chunks: readonly Passage[]): Passage[] {
  return chunks.reduce<Passage[]>((joined, chunk) => {
    const before = joined[joined.length - 1];
    const below = chunk.pieces[0]?.line;
    const isMailBroken =
      before &&
      /^\S{2,60}@[\p{L}\d.-]*$/u.test(before.text) &&
      /^[\p{L}.]{1,24}$/u.test(chunk.text) &&
      // A host below a complete address is the home page.
      !(/@\S+\.\p{L}{2,}$/u.test(before.text) && /\p{L}\.\p{L}{2,}$/u.test(chunk.text)) &&
      below?.placed &&
      below.gap < 0.35 &&
      below !== before.pieces[0]?.line;
    const isBroken =
      isMailBroken || (before && /(?:[a-z\d]\.(?:com|org|net|io)\/|https?:\/\/|www\.)\S*[-_]$/i.test(before.text) && /^[\w%-]{2,}(?:\s|$)/.test(chunk.text));
    if (isBroken) joined[joined.length - 1] = Passage.join([before, chunk], '');
    else joined.push(chunk);
    return joined;
  }, []);
}
