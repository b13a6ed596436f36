import type { TextLine } from '../../document/text-line';
import { isCaps, isSetApart, type Look, lookOf, sameLook, weaker } from './heading-look';
import { linePart } from './line-part';
import { matchHeading } from './match-heading';

/** Offsets of a label that is the heading for the rest of its line ("SKILLS  Python, Go"), or undefined. */
function inlineLabel(line: TextLine, body: Look): { to: number; from: number } | undefined {
  const cell = line.cells[0];
  const second = line.cells[1];
  const first = line.runs[0];
  if (line.bullet || !cell || !first) return undefined;
  if (second) {
    const label = line.text.slice(cell.from, cell.to);
    const rest = line.runs.find((run) => run.from >= second.from);
    const isStyled = first.bold !== rest?.bold || first.size > (rest?.size ?? 0) * 1.1 || isCaps(label);
    return matchHeading(label)?.exact && isStyled && cell.to < 40 ? { to: cell.to, from: second.from } : undefined;
  }
  const colon = line.text.slice(0, 40).indexOf(': ');
  if (colon < 3) return undefined;
  const label = line.text.slice(0, colon);
  const isStyled = (first.bold && !body.bold && first.to <= colon + 2) || isCaps(label);
  return matchHeading(label)?.exact && isStyled ? { to: colon + 1, from: colon + 2 } : undefined;
}

/** Whether the first cell of a line looks different from the second. */
function isStyled(line: TextLine): boolean {
  const [label, rest] = [lookOf(linePart(line, 0, line.cells[0]?.to ?? 0)), lookOf(linePart(line, line.cells[1]?.from ?? 0, line.text.length))];
  return label.bold !== rest.bold || label.size > rest.size * 1.1 || label.caps !== rest.caps;
}

const labelEnd = (line: TextLine) => {
  const last = line.runs.filter((run) => run.from < (line.cells[0]?.to ?? 0)).at(-1);
  return (last?.x ?? 0) + (last?.width ?? 0);
};
const startOf = (line: TextLine, cell: number) => line.runs.find((run) => run.to > (line.cells[cell]?.from ?? 0))?.x ?? line.x;

/** If labels have their own column beside all content: at least three known headings, with their content starting at one position. */
function labelColumn(lines: readonly TextLine[]): ((line: TextLine) => boolean) | undefined {
  const labelled = lines.filter((line) => line.cells.length > 1 && matchHeading(line.text.slice(0, line.cells[0]?.to))?.exact);
  const [first] = labelled;
  if (!first) return undefined;
  const labelLook = (line: TextLine) => lookOf(linePart(line, 0, line.cells[0]?.to ?? 0));
  // In a Word table, which has no positions, the labels share their look.
  const isAlike = (line: TextLine) =>
    line.placed
      ? (Math.abs(line.x - first.x) < 3 || Math.abs(labelEnd(line) - labelEnd(first)) < 2) && Math.abs(startOf(line, 1) - startOf(first, 1)) < 5
      : line.cells.length === first.cells.length && labelLook(line).bold && sameLook(labelLook(line), labelLook(first));
  // A heading may also stand alone above the rows of its section.
  const isAlone = (line: TextLine) => line.placed && line.cells.length === 1 && Math.abs(line.x - first.x) < 3 && sameLook(lookOf(line), labelLook(first));
  const beside = labelled.filter(isAlike).length;
  const alone = beside >= 2 ? lines.filter((line) => isAlone(line) && matchHeading(line.text)?.exact).length : 0;
  return beside + alone >= 3 ? isAlike : undefined;
}

/** Labels that are headings for the rest of their line become separate lines. Inside a section they have to look like the heading above. */
export function splitLabels(lines: TextLine[], body: Look): TextLine[] {
  let heading: Look | undefined;
  const isInColumn = labelColumn(lines);
  return lines.flatMap((line) => {
    const match = line.cells.length === 1 ? matchHeading(line.text) : undefined;
    if (match?.exact && isSetApart(line, body) && !(heading && weaker(lookOf(line), heading))) heading = lookOf(line);
    const label = isInColumn?.(line) ? { to: line.cells[0]?.to ?? 0, from: line.cells[1]?.from ?? 0 } : inlineLabel(line, body);
    const head = label ? linePart(line, 0, label.to) : line;
    // In a column of headings, what looks like them is one, whatever it says.
    const isAlike = label !== undefined && heading !== undefined && isInColumn?.(line) === true && isStyled(line) && sameLook(lookOf(head), heading);
    const kind = label && (matchHeading(line.text.slice(0, label.to))?.kind ?? (isAlike ? 'none' : undefined));
    if (!label || !kind || (heading && !(isInColumn?.(line) ? !weaker(lookOf(head), heading) : sameLook(lookOf(head), heading)))) return [line];
    heading = lookOf(head);
    return [
      { ...head, gap: Math.max(line.gap, 0.8) },
      { ...linePart(line, label.from, line.text.length), gap: 0 },
    ];
  });
}
