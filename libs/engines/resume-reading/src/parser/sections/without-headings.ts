import type { TextLine } from '../../document/text-line';
import { degreeLength, namesSchool } from '../entries/degree-words';
import { findDates } from '../values/find-dates';
import { isCaps } from './heading-look';
import type { Section } from './section';

const isDated = (line: TextLine) => findDates(line.text).some((date) => date.isRange);

/** A short line larger than the text or in bold capitals: a heading in a language we do not know. */
function looksLikeHeading(line: TextLine, bodySize: number): boolean {
  const stands = line.size >= bodySize * 1.12 || (line.bold && isCaps(line.text)) || line.outline > 0;
  return stands && !line.bullet && line.cells.length === 1 && line.text.split(' ').length <= 4 && !/[\d,.;:@|]/.test(line.text);
}

/** What dated lines under an unknown heading are: education if they name a school, otherwise work. */
function partOf(lines: TextLine[], bodySize: number, from: Section): Section {
  const [first, ...others] = lines;
  const heading = first && looksLikeHeading(first, bodySize) ? first : null;
  const isSchooling = lines.some((line) => namesSchool(line.text)) && (heading !== null || degreeLength(first?.text ?? '') > 0);
  const kind = !lines.some(isDated) ? 'none' : isSchooling ? 'education' : 'work';
  return { ...from, kind, kinds: [kind], title: heading?.text.slice(0, 100) ?? '', heading, lines: heading ? others : lines };
}

/**
 * If there is no known heading, dated lines below contact data are read as work or education, because there are plain resumes and resumes in other languages.
 * Sections of documents with a known heading or without a contact are returned unchanged. Pure.
 */
export function withoutHeadings(sections: Section[], hasContact: boolean, bodySize: number): Section[] {
  if (!hasContact || sections.some((section) => section.heading && section.kind !== 'none')) return sections;
  return sections.flatMap((section) => {
    const { lines } = section;
    const first = lines.findIndex(isDated);
    if (section.kind === 'margin' || first < 0 || lines.filter(isDated).length < 2) return [section];
    const isHead = (index: number) => index > 0 && lines[index] !== undefined && looksLikeHeading(lines[index] as TextLine, bodySize);
    const isContact = (line: TextLine | undefined) => /@|\d{3}[\d ()-]{4,}\d/.test(line?.text ?? '');
    const start = [first - 1, first - 2, first - 3].find(isHead) ?? (isContact(lines[first - 1]) ? first : Math.max(1, first - 1));
    // A dated line that begins with a degree and names a school begins the education part.
    const learns = (line: TextLine) => isDated(line) && degreeLength(line.text) > 0 && namesSchool(line.text);
    const learnt = lines.findIndex((line, index) => index > start && learns(line));
    const cuts = [start, ...lines.flatMap((_, index) => (index > start && (isHead(index) || index === learnt) ? [index] : []))];
    const parts = cuts.map((from, turn) => partOf(lines.slice(from, cuts[turn + 1]), bodySize, section));
    return [{ ...section, lines: lines.slice(0, start) }, ...parts];
  });
}
