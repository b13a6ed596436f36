import type { TextLine } from '../../document/text-line';
import { degreeLength, namesSchool } from '../entries/degree-words';
import { titleScore } from '../entries/role-words';
import { findDates } from '../values/find-dates';
import { isDateOnly } from '../values/is-date-only';
import { matchHeading } from './match-heading';
import type { Section } from './section';

/** A "Career Summary" that is a list of dated positions is the career itself. */
function asCareer(section: Section): Section {
  const dated = section.lines.filter((line) => findDates(line.text).some((date) => date.isRange) && line.text.split(' ').length <= 14).length;
  return section.kind === 'summary' && dated >= 2 ? { ...section, kind: 'work', kinds: ['work'] } : section;
}

/** A "Training" section with schools and periods is education; entries in it that name no school stay certificates. */
function asSchooling(section: Section): Section {
  const isPeriod = (line: TextLine | undefined) => findDates(line?.text ?? '').some((date) => date.isRange);
  const near = (index: number) => [-1, 0, 1].some((step) => isPeriod(section.lines[index + step]));
  const graduated = section.lines.some((line) => degreeLength(line.text) > 0 && namesSchool(line.text.slice(degreeLength(line.text))));
  if (section.kind === 'certification' && graduated) return { ...section, kind: 'education', kinds: ['education', 'certification'] };
  // "Postgraduate Training" of a physician: positions held, with their periods.
  const periods = section.lines.filter((line) => isPeriod(line));
  const isHeld = periods.length > 0 && periods.every((line) => titleScore(line.text.split(', ')[0] ?? '') > 0.5);
  const isTaught = section.lines.some((line) => namesSchool(line.text));
  if (section.kind === 'certification' && !isTaught && /training|internship|residenc/i.test(section.title) && isHeld)
    return { ...section, kind: 'work', kinds: ['work'] };
  const isTrained = /\b(?:training|formations?|weiterbildung)\b/i.test(section.title) && section.kind === 'certification';
  const attended = isTrained && section.lines.some((line, index) => namesSchool(line.text) && near(index));
  return attended ? { ...section, kind: 'education', kinds: ['education', 'certification'] } : section;
}

/** Dated rows under a heading of skills ("2011", "Poster", "Annual Conference" below "Communication skills") are something done, and nobody knows what kind. */
function asEvents(section: Section): Section {
  const isDated = (line: TextLine) => line.cells.length > 1 && isDateOnly(line.text.slice(0, line.cells[0]?.to));
  const dated = section.kind === 'skill' ? section.lines.filter(isDated).length : 0;
  return dated >= 2 && dated * 3 >= section.lines.length ? { ...section, kind: 'none', kinds: [] } : section;
}

/** Headings that mean work or something else: "Engagements" are a musician's positions, but a citizen's voluntary service. */
function mayBeWork(section: Section): boolean {
  if (section.kind === 'volunteering') return /^(?:engagements?|appointments|positions)$/i.test(section.title);
  const isUnknown = section.kind === 'none' && section.heading !== null && !matchHeading(section.title);
  return isUnknown && section.lines.some((line) => findDates(line.text).some((date) => date.isRange)) && !section.lines.some((line) => namesSchool(line.text));
}

const isShort = (line: TextLine) =>
  line.cells.every((cell) => line.text.slice(cell.from, cell.to).split(' ').length <= 4) && !/[@.:]|\d{4}/.test(line.text) && findDates(line.text).length === 0;

/** If no heading says skills, an unknown one above nothing but short items ("Clinical" above "Triage", "Telemetry") is a group of skills. */
export function asOnlySkills(sections: Section[]): Section[] {
  if (sections.some((section) => section.kind === 'skill') || !sections.some((section) => section.kind === 'work' || section.kind === 'education'))
    return sections;
  const isGroup = ({ kind, heading, title, lines }: Section) =>
    kind === 'none' && heading !== null && !matchHeading(title) && lines.length > 0 && lines.every(isShort);
  return sections.map((section) => (isGroup(section) ? { ...section, kind: 'skill', kinds: ['skill'] } : section));
}

/** If no heading of the document says work, dated entries under an unknown or ambiguous one are work. */
export function asOnlyWork(sections: Section[]): Section[] {
  if (sections.some((section) => section.kind === 'work') || !sections.some((section) => section.heading && section.kind !== 'none')) return sections;
  return sections.map((section) => (mayBeWork(section) ? { ...section, kind: 'work', kinds: ['work'] } : section));
}

/** The kind of a section according to its content, where its heading alone is misleading. Pure. */
export const settleKind = (section: Section): Section => asSchooling(asCareer(asEvents(section)));
