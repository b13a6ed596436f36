import type { TextFlow, TextLine } from '../../document/text-line';
import { isInnerLabel } from '../entries/section-units';
import { findDates } from '../values/find-dates';
import { bodyLook, isCaps, isSetApart, type Look, lookOf, sameLook, weaker } from './heading-look';
import { joinCells } from './join-cells';
import { joinHints } from './join-hints';
import { type HeadingMatch, matchHeading } from './match-heading';
import type { Section } from './section';
import type { SectionKind } from './section-lexicon';
import { asOnlySkills, asOnlyWork, settleKind } from './settle-kinds';
import { splitLabels } from './split-labels';
import { unfoldGrid } from './unfold-grid';
import { unstackTable } from './unstack-table';

type Candidate = { line: TextLine; index: number; match: HeadingMatch };
const coreKinds = new Set<SectionKind>(['work', 'education', 'skill', 'project', 'publication', 'certification', 'summary', 'language']);
const signature = /^\p{Lu}[\p{L} .-]{1,40}, (?:den |le |,|el )?\d{1,2}\.? ?(?:\p{L}{3,12}|\d{1,2}\.) ?(?:de )?\d{4}$/u;

/** The look shared by the flow's certain headings, if at least two different kinds have it. */
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

/** Sections whose entries may be side by side; in the others, what is at the side is a date or a place. */
const gridKinds = new Set<Section['kind']>(['skill', 'language', 'certification', 'award', 'achievement', 'project', 'profiles', 'publication', 'talk']);

/** "Key Achievements:" inside every position is not a section heading: a label with a colon where headings have none, or one that keeps recurring. */
function innerLabels(candidates: Candidate[]): (line: TextLine) => boolean {
  const hasColon = (line: TextLine) => /:\s*$/.test(line.text);
  const plain = candidates.filter(({ line }) => !hasColon(line)).length;
  const counts = new Map<string, number>();
  for (const { line, match } of candidates) {
    const mayRepeat = match.kind === 'achievement' || match.kind === 'project' || match.kind === 'skill';
    if (mayRepeat) counts.set(line.text.toLowerCase(), (counts.get(line.text.toLowerCase()) ?? 0) + 1);
  }
  return (line) => (hasColon(line) && plain >= 2 && plain * 2 > candidates.length) || (counts.get(line.text.toLowerCase()) ?? 0) > 1;
}

/** Whether the look of a line is mostly found on lines that are not headings. Lines are counted once per look. */
function commonLooks(lines: readonly TextLine[]): (line: TextLine) => boolean {
  const counts: { look: Look; all: number; plain: number }[] = [];
  for (const line of lines) {
    if (line.cells.length !== 1 || line.bullet) continue;
    const look = lookOf(line);
    const count = counts.find((other) => sameLook(other.look, look)) ?? counts[counts.push({ look, all: 0, plain: 0 }) - 1];
    if (!count) continue;
    count.all += 1;
    if (!matchHeading(line.text)?.exact) count.plain += 1;
  }
  return (line) => {
    const count = counts.find((other) => sameLook(other.look, lookOf(line)));
    return count !== undefined && count.plain >= Math.max(2, count.all / 2);
  };
}

function candidatesOf(lines: TextLine[], body: Look): Candidate[] {
  return lines.flatMap((line, index) => {
    if (line.cells.length > 1 || (line.bullet && !isSetApart({ ...line, gap: 0 }, body))) return [];
    const match = matchHeading(line.text);
    return match && isSetApart(line, body) ? [{ line, index, match }] : [];
  });
}

/**
 * Splits every flow into sections by their headings: known words that stand out from the body and, once the look of those is known, other short lines with
 * exactly that look (their kind is then `none`). Pure; every line ends up in exactly one section.
 */
export function findSections(flows: readonly TextFlow[]): Section[] {
  const body = bodyLook(flows.filter((flow) => flow.role !== 'margin'));
  const prepared = flows.map((flow) => ({ ...flow, lines: flow.role === 'margin' ? flow.lines : splitLabels(flow.lines, body) }));
  const everyCandidate = prepared.flatMap((flow) => (flow.role === 'margin' ? [] : candidatesOf(flow.lines, body).filter(({ match }) => match.exact)));
  const common = headingLook(everyCandidate);

  const found = prepared.flatMap((flow): Section[] => {
    if (flow.role === 'margin') return [{ kind: 'margin' as const, kinds: [], title: '', heading: null, lines: flow.lines }];
    const candidates = candidatesOf(flow.lines, body);
    const own = headingLook(candidates.filter(({ match }) => match.exact));
    const look = own ?? common;
    const candidateLines = new Set(candidates.filter(({ match }) => match.exact).map(({ index }) => index));
    const isInner = innerLabels(candidates.filter(({ match }) => match.exact));
    // If "Research" has the look of the employers and skill groups around it, it is one of those.
    const isCommonLook = commonLooks(flow.lines);
    const isHeading = ({ line, match, index }: Candidate) => {
      if (isInner(line)) return false;
      // "RÉSUMÉ" at the top is the title of the document; further below it heads a summary.
      if (index < 3 && /^r[ée]sum[ée]$/i.test(line.text.trim())) return false;
      if (!look) return match.exact;
      // A heading directly below a heading describes what follows more exactly ("Technical Experience", "Projects").
      if (match.exact && coreKinds.has(match.kind) && candidateLines.has(index - 1) && (line.bold || isCaps(line.text))) return true;
      if (!weaker(lookOf(line), look)) return match.exact || sameLook(lookOf(line), look);
      return match.exact && coreKinds.has(match.kind) && line.gap >= 0.5 && (!own || line.bold) && !look.outline && !isCommonLook(line);
    };
    const headings = new Map(candidates.filter(isHeading).map((candidate) => [candidate.index, candidate.match]));
    const alike = look ? flow.lines.flatMap((line, index) => (line.cells.length === 1 && !line.bullet && sameLook(lookOf(line), look) ? [index] : [])) : [];
    const known = alike.filter((index) => headings.has(index)).length;
    const headingGap = Math.min(...[...headings.keys()].filter((index) => index > 0).map((index) => flow.lines[index]?.gap ?? 0));
    const sections: Section[] = [{ kind: 'head', kinds: [], title: '', heading: null, lines: [] }];
    flow.lines.forEach((line, index) => {
      const match = headings.get(index);
      const isUnknown =
        !match &&
        !isInner(line) &&
        !isInnerLabel(line.text) &&
        known >= 2 &&
        known * 2 >= alike.length &&
        alike.includes(index) &&
        sections.length > 1 &&
        isUnknownHeading(line, look as Look, body, headingGap) &&
        !isInList(flow.lines, index, sections[sections.length - 1]?.lines.length === 0) &&
        !(sections[sections.length - 1]?.kind === 'work' && headsEntry(flow.lines, index));
      if (match || isUnknown) {
        sections.push({
          kind: match?.kind ?? 'none',
          kinds: match?.kinds ?? [],
          title: line.text.replace(/:$/, '').slice(0, 100),
          heading: line,
          lines: [],
        });
      } else sections[sections.length - 1]?.lines.push(line);
    });
    const last = sections[sections.length - 1];
    const end = last?.lines[last.lines.length - 1];
    // Place and date above a signature end a document and belong to no entry.
    if (last && end && sections.length > 1 && signature.test(end.text))
      sections.push({ kind: 'none', kinds: [], title: '', heading: null, lines: last.lines.splice(-1) });
    return sections
      .map(settleKind)
      .map((section) => (section.kind === 'margin' || section.kind === 'head' ? section : { ...section, lines: joinHints(section.lines) }))
      .map((section) => (section.kind === 'work' || section.kind === 'education' ? { ...section, lines: joinCells(section.lines) } : section))
      .map((section) => (section.kind === 'work' ? { ...section, lines: unstackTable(section.lines) } : section))
      .map((section) => (gridKinds.has(section.kind) ? { ...section, lines: unfoldGrid(section.lines) } : section))
      .filter((section) => section.heading || section.lines.length > 0);
  });
  return asOnlySkills(asOnlyWork(joinColumns(found, flows)));
}

const contact = /@|https?:|www\.|\.(?:com|org|net)\/|(?:\+|\(\d{2,4}\)|\d{3}[ .-]\d{3})[\d ()/.-]{4,}\d/;

/**
 * If columns are equal, a section may continue at the top of the next column: dated lines there, without a contact, belong to the last section of the previous
 * column. Only for columns of one page.
 */
function joinColumns(sections: Section[], flows: readonly TextFlow[]): Section[] {
  const columns = flows.filter((flow) => flow.role !== 'margin' && flow.lines.length > 0);
  if (columns.length !== 2 || flows.some((flow) => flow.lines.some((line) => line.page > 1 || !line.placed))) return sections;
  // Only lines with a single cell: a full-width title says nothing about where a column begins.
  const edge = (flow: TextFlow) => Math.max(...flow.lines.slice(-5).map((line) => line.x));
  const [left, right] = [...columns].sort((a, b) => edge(a) - edge(b)) as [TextFlow, TextFlow];
  const opening = sections.find((section) => section.kind === 'head' && section.lines[0] === right.lines[0]);
  const last = sections.findLast((section) => [section.heading, ...section.lines].some((line) => line && left.lines.includes(line)));
  if (!opening || !last || last.kind === 'head' || last === opening) return sections;
  // What is above the columns on their side (contacts) stays where it is.
  const from = opening.lines.findLastIndex((line) => contact.test(line.text)) + 1;
  const isDated = opening.lines.slice(from).some((line) => findDates(line.text).some((date) => date.isRange));
  if (!isDated) return sections;
  last.lines.push(...opening.lines.splice(from));
  return sections.filter((section) => section.heading || section.lines.length > 0);
}

/** An employer styled like a heading: a period follows directly, and neither capitals nor a heading style indicate a section. */
function headsEntry(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index] as TextLine;
  const isDated = [1, 2].some((step) => findDates(lines[index + step]?.text ?? '').some((date) => date.isRange));
  return isDated && !isCaps(line.text) && line.outline === 0;
}

/** A line in the rhythm and style of the lines around it is one of a list, even in capitals ("HTML5" above "Docker"). */
function isInList(lines: readonly TextLine[], index: number, isFirst: boolean): boolean {
  const [above, line, next, after] = [lines[index - 1], lines[index], lines[index + 1], lines[index + 2]];
  const isAlike = (other: TextLine | undefined) =>
    line !== undefined &&
    other !== undefined &&
    other.size === line.size &&
    other.bold === line.bold &&
    other.outline === line.outline &&
    other.color === line.color;
  const isEven = (first: TextLine | undefined, second: TextLine | undefined) => first && second && Math.abs(first.gap - second.gap) < 0.15;
  if (!line?.placed || !isAlike(next)) return false;
  if (isFirst && isAlike(after)) return true;
  return isEven(line, next) === true || (isAlike(above) && isEven(line, above) === true);
}

function isUnknownHeading(line: TextLine, look: Look, body: Look, headingGap: number): boolean {
  const words = line.text.split(' ').length;
  const stands =
    look.outline > 0 || look.size > body.size * 1.08 || look.caps || (look.bold && line.gap >= 0.5) || (headingGap >= 1 && line.gap >= headingGap - 0.1);
  // A Word heading says itself that it is one.
  if (look.outline > 0 && line.outline === look.outline) return words <= 9 && line.text.length <= 60 && !/\d{4}|[@|]|https?:/.test(line.text);
  return stands && line.color === look.color && words <= 5 && line.text.length <= 45 && !/\d{2}|[.,;@|]|https?:/.test(line.text);
}
