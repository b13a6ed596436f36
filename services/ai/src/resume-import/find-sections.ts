import { findDates } from './find-dates';
import { linePart } from './line-part';
import { type HeadingMatch, matchHeading } from './match-heading';
import type { SectionKind } from './section-lexicon';
import type { TextFlow, TextLine } from './text-line';
import { unfoldGrid } from './unfold-grid';

/** A stretch of lines under one heading. `head`: what stands before the first heading of a flow. */
export type Section = { kind: SectionKind | 'head' | 'margin'; kinds: SectionKind[]; title: string; heading: TextLine | null; lines: TextLine[]; flow: number };

type Candidate = { line: TextLine; index: number; match: HeadingMatch };
type Look = { size: number; bold: boolean; caps: boolean; color: string; outline: number };

const coreKinds = new Set<SectionKind>(['work', 'education', 'skill', 'project', 'publication', 'certification', 'summary', 'language']);
const isCaps = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const lookOf = (line: TextLine): Look => ({ size: line.size, bold: line.bold, caps: isCaps(line.text), color: line.color, outline: line.outline });
const sameLook = (a: Look, b: Look) => Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold && a.caps === b.caps && a.outline === b.outline;
const weaker = (a: Look, b: Look) => a.size < b.size * 0.96 || (b.bold && !a.bold) || (b.caps && !a.caps) || (b.outline > 0 && a.outline === 0);

const signature = /^\p{Lu}[\p{L} .-]{1,40}, (?:den |le |,|el )?\d{1,2}\.? ?(?:\p{L}{3,12}|\d{1,2}\.) ?(?:de )?\d{4}$/u;

/** The look most of the letters have: what is set apart from it may be a heading. */
function bodyLook(flows: readonly TextFlow[]): Look {
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

function isSetApart(line: TextLine, body: Look): boolean {
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

/** The look the flow's sure headings share, if at least two different kinds have it. */
function headingLook(candidates: Candidate[]): Look | undefined {
  const groups: { look: Look; kinds: Set<SectionKind>; core: number }[] = [];
  for (const { line, match } of candidates) {
    const look = lookOf(line);
    const group = groups.find((other) => sameLook(other.look, look)) ?? groups[groups.push({ look, kinds: new Set(), core: 0 }) - 1];
    if (!group?.kinds.has(match.kind) && coreKinds.has(match.kind) && group) group.core += 1;
    group?.kinds.add(match.kind);
  }
  const best = groups.sort((a, b) => b.core - a.core || b.kinds.size - a.kinds.size)[0];
  return best && best.kinds.size >= 2 ? best.look : undefined;
}

/** Offsets of a label that heads the rest of its own line ("SKILLS  Python, Go"), or undefined. */
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

/** Sections whose entries may stand beside each other; in the others what stands beside is a date or a place. */
const gridKinds = new Set<Section['kind']>(['skill', 'language', 'certification', 'award', 'achievement', 'project', 'profiles', 'publication', 'talk']);

/** A "Career Summary" that is a list of dated positions is the career itself. */
function asCareer(section: Section): Section {
  const dated = section.lines.filter((line) => findDates(line.text).some((date) => date.isRange) && line.text.split(' ').length <= 14).length;
  return section.kind === 'summary' && dated >= 2 ? { ...section, kind: 'work', kinds: ['work'] } : section;
}

const startOf = (line: TextLine, cell: number) => line.runs.find((run) => run.to > (line.cells[cell]?.from ?? 0))?.x ?? line.x;

/** Where labels stand in a column of their own beside all content: at least three known headings, their content beginning at one place. */
function labelColumn(lines: readonly TextLine[]): ((line: TextLine) => boolean) | undefined {
  const labelled = lines.filter((line) => line.placed && line.cells.length > 1 && matchHeading(line.text.slice(0, line.cells[0]?.to))?.exact);
  const [first] = labelled;
  if (!first) return undefined;
  const isAlike = (line: TextLine) => Math.abs(line.x - first.x) < 3 && Math.abs(startOf(line, 1) - startOf(first, 1)) < 5;
  return labelled.filter(isAlike).length >= 3 ? isAlike : undefined;
}

/** Labels that head the rest of their line become lines of their own. Inside a section they have to look like the heading above. */
function splitLabels(lines: TextLine[], body: Look): TextLine[] {
  let heading: Look | undefined;
  const isInColumn = labelColumn(lines);
  return lines.flatMap((line) => {
    const match = line.cells.length === 1 ? matchHeading(line.text) : undefined;
    if (match?.exact && isSetApart(line, body)) heading = lookOf(line);
    const label = isInColumn?.(line) ? { to: line.cells[0]?.to ?? 0, from: line.cells[1]?.from ?? 0 } : inlineLabel(line, body);
    const kind = label && matchHeading(line.text.slice(0, label.to))?.kind;
    const head = label ? linePart(line, 0, label.to) : line;
    if (!label || !kind || (heading && !isInColumn?.(line) && !sameLook(lookOf(head), heading))) return [line];
    heading = lookOf(head);
    return [
      { ...head, gap: Math.max(line.gap, 0.8) },
      { ...linePart(line, label.from, line.text.length), gap: 0 },
    ];
  });
}

function candidatesOf(lines: TextLine[], body: Look): Candidate[] {
  return lines.flatMap((line, index) => {
    if (line.cells.length > 1 || (line.bullet && !isSetApart({ ...line, gap: 0 }, body))) return [];
    const match = matchHeading(line.text);
    return match && isSetApart(line, body) ? [{ line, index, match }] : [];
  });
}

/**
 * Divides every flow into sections by their headings: known words that are set apart from the body, and, once the look of those is known,
 * other short lines of that very look (their kind is then `none`). Pure; every line ends up in exactly one section.
 */
export function findSections(flows: readonly TextFlow[]): Section[] {
  const body = bodyLook(flows.filter((flow) => flow.role !== 'margin'));
  const prepared = flows.map((flow) => ({ ...flow, lines: flow.role === 'margin' ? flow.lines : splitLabels(flow.lines, body) }));
  const everyCandidate = prepared.flatMap((flow) => (flow.role === 'margin' ? [] : candidatesOf(flow.lines, body).filter(({ match }) => match.exact)));
  const common = headingLook(everyCandidate);

  return prepared.flatMap((flow, number) => {
    if (flow.role === 'margin') return [{ kind: 'margin' as const, kinds: [], title: '', heading: null, lines: flow.lines, flow: number }];
    const candidates = candidatesOf(flow.lines, body);
    const own = headingLook(candidates.filter(({ match }) => match.exact));
    const look = own ?? common;
    const candidateLines = new Set(candidates.filter(({ match }) => match.exact).map(({ index }) => index));
    const isHeading = ({ line, match, index }: Candidate) => {
      if (!look) return match.exact;
      // A heading right below a heading says more exactly what follows ("Technical Experience", "Projects").
      if (match.exact && coreKinds.has(match.kind) && candidateLines.has(index - 1) && (line.bold || isCaps(line.text))) return true;
      if (!weaker(lookOf(line), look)) return match.exact || sameLook(lookOf(line), look);
      return match.exact && coreKinds.has(match.kind) && line.gap >= 0.5 && (!own || line.bold) && !look.outline;
    };
    const headings = new Map(candidates.filter(isHeading).map((candidate) => [candidate.index, candidate.match]));
    const alike = look ? flow.lines.flatMap((line, index) => (line.cells.length === 1 && !line.bullet && sameLook(lookOf(line), look) ? [index] : [])) : [];
    const known = alike.filter((index) => headings.has(index)).length;
    const sections: Section[] = [{ kind: 'head', kinds: [], title: '', heading: null, lines: [], flow: number }];
    flow.lines.forEach((line, index) => {
      const match = headings.get(index);
      const isUnknown =
        !match && known >= 2 && known * 2 >= alike.length && alike.includes(index) && sections.length > 1 && isUnknownHeading(line, look as Look, body);
      if (match || isUnknown) {
        sections.push({
          kind: match?.kind ?? 'none',
          kinds: match?.kinds ?? [],
          title: line.text.replace(/:$/, '').slice(0, 100),
          heading: line,
          lines: [],
          flow: number,
        });
      } else sections[sections.length - 1]?.lines.push(line);
    });
    const last = sections[sections.length - 1];
    const end = last?.lines[last.lines.length - 1];
    // Place and date above a signature end a document; they belong to no entry.
    if (last && end && sections.length > 1 && signature.test(end.text))
      sections.push({ kind: 'none', kinds: [], title: '', heading: null, lines: last.lines.splice(-1), flow: number });
    return sections
      .map(asCareer)
      .map((section) => (gridKinds.has(section.kind) ? { ...section, lines: unfoldGrid(section.lines) } : section))
      .filter((section) => section.heading || section.lines.length > 0);
  });
}

function isUnknownHeading(line: TextLine, look: Look, body: Look): boolean {
  const words = line.text.split(' ').length;
  const stands = look.outline > 0 || look.size > body.size * 1.08 || look.caps || (look.bold && line.gap >= 0.5);
  return stands && words <= 5 && line.text.length <= 45 && !/\d{2}|[.,;@|]|https?:/.test(line.text);
}
