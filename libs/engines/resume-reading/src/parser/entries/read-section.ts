import { datedKinds } from '@folia/contracts/item/fields';
import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import type { ReadContext } from '../entry-builder';
import { EntryBuilder } from '../entry-builder';
import { Passage } from '../passage';
import { matchHeading } from '../sections/match-heading';
import type { Section } from '../sections/section';
import { findDates } from '../values/find-dates';
import { degreeLength, namesSchool } from './degree-words';
import { rowField } from './entry-labels';
import { readEducation } from './read-education';
import { readLanguageItems, readLanguages } from './read-languages';
import { readPatents } from './read-patents';
import { readPositions } from './read-positions';
import { readProjects } from './read-projects';
import { readPublications } from './read-publications';
import { readSkills, type SkillGroup, skillGroups } from './read-skills';
import { readTitled } from './read-titled';
import { isInnerLabel } from './section-units';
import { sortHonours } from './sort-honours';

export type ReadSection = { entries: Omit<FoundEntry, 'id'>[]; droppedSkills: number };

function titles(items: readonly Passage[], kind: 'award' | 'certification', context: ReadContext): Omit<FoundEntry, 'id'>[] {
  return items.flatMap(
    (item) => new EntryBuilder(kind, context).text(kind === 'award' ? 'title' : 'name', item.trim('.'), 0.75, 'labelled list').build() ?? [],
  );
}

/** Headings that have no kind elsewhere, but above a list of skills name a group. */
const skillLabel =
  /^(?:teaching|supervision|media|press|theatre|theater|film|television|collections|personal|additional|others?|misc(?:ellaneous)?|extras|sonstiges|divers|otros|altro)\W*$/i;

/** A skill section may have labelled lists that are not skills: spoken languages, awards, certificates, interests. */
function readSkillSection(section: Section, context: ReadContext, taken: number): ReadSection {
  const skills: SkillGroup[] = [];
  const entries: Omit<FoundEntry, 'id'>[] = [];
  for (const group of skillGroups(section.lines)) {
    const labelKind = group.label ? matchHeading(group.label.text)?.kind : undefined;
    const languages = labelKind === 'language' || (!group.label && section.kinds.includes('language')) ? readLanguageItems(group.items, context) : [];
    if (languages.length > 0) entries.push(...languages);
    else if (labelKind === 'award' || labelKind === 'certification') entries.push(...titles(group.items, labelKind, context));
    else if ((labelKind !== 'none' && labelKind !== 'course') || skillLabel.test(group.label?.text ?? '')) skills.push(group);
  }
  const read = readSkills(skills, context, taken);
  return { entries: [...read.entries, ...entries], droppedSkills: read.dropped };
}

/** In a section of education and certificates, anything that names neither a degree nor a school is a certificate. */
function asCertificate(entry: Omit<FoundEntry, 'id'>): Omit<FoundEntry, 'id'> {
  const { institution, degree, endDate } = entry.fields;
  const isSchooling = namesSchool(String(institution ?? '')) || degreeLength(String(degree ?? '')) > 0;
  const name = degree ? 'degree' : 'institution';
  if (isSchooling || !entry.fields[name]) return entry;
  const taken = { name, ...(degree && institution ? { issuer: 'institution' } : {}), ...(endDate ? { date: 'endDate' } : {}) };
  const pick = <T>(values: Record<string, T>) =>
    Object.fromEntries(Object.entries(taken).flatMap(([to, from]) => (values[from] === undefined ? [] : [[to, values[from]]])));
  return { ...entry, kind: 'certification', fields: pick(entry.fields), evidence: pick(entry.evidence) };
}

/** A label beside or above a value that was taken has said all it says. */
function claimLabels(lines: readonly TextLine[], context: ReadContext): void {
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (isInnerLabel(line.text) && next && context.ledger.isClaimed(Passage.of(next))) context.ledger.claim(Passage.of(line));
    const [label, ...others] = line.cells.map((cell) => Passage.of(line, cell.from, cell.to));
    if (label && rowField([label, ...others].map((cell) => cell.text)) && others.some((cell) => context.ledger.isClaimed(cell))) context.ledger.claim(label);
  });
}

/** The entries of one section according to its kind, with the labels of their values marked as placed. Sections of no kind yield none, and their words stay unplaced. `takenSkills`: skills read so far. */
export function readSection(section: Section, context: ReadContext, takenSkills: number): ReadSection {
  const found = entriesOf(section, context, takenSkills);
  claimLabels(section.lines, context);
  return found;
}

function entriesOf(section: Section, context: ReadContext, takenSkills: number): ReadSection {
  const { lines, kind } = section;
  const only = (entries: Omit<FoundEntry, 'id'>[]): ReadSection => ({ entries, droppedSkills: 0 });
  switch (kind) {
    case 'education': {
      const entries = readEducation(lines, context);
      return only(section.kinds.includes('certification') ? entries.map(asCertificate) : entries);
    }
    case 'skill':
      return readSkillSection(section, context, takenSkills);
    case 'language': {
      const languages = readLanguages(lines, context);
      if (languages.length === 0) return readSkillSection(section, context, takenSkills);
      // "Langues et informatique": what does not name a language is a skill.
      const rest = section.kinds.includes('skill') ? lines.filter((line) => context.ledger.unclaimed(line)[0]?.to === line.text.length) : [];
      const skills = readSkillSection({ ...section, lines: rest }, context, takenSkills);
      return { entries: [...languages, ...skills.entries], droppedSkills: skills.droppedSkills };
    }
    case 'project':
      return only(readProjects(lines, context));
    case 'publication':
      return only(readPublications(lines, context));
    case 'award':
    case 'certification': {
      const entries = readTitled(lines, kind, context);
      return only(section.kinds.includes('award') && section.kinds.includes('certification') ? entries.map(sortHonours) : entries);
    }
    case 'patent':
      return only(readPatents(lines, context));
    case 'course':
      // Dated courses are certificates; a bare list is coursework of a degree.
      return only(lines.some((line) => findDates(line.text).length > 0) ? readTitled(lines, 'certification', context) : []);
    case 'contact': {
      // "Languages known: English, Hindi" among the personal details.
      const label = /^(?:languages?(?: known| spoken)?|sprachen?|langues?|idiomas?)\s*:\s*/i;
      const named = lines.filter((line) => label.test(line.text)).map((line) => Passage.of(line).slice(label.exec(line.text)?.[0].length ?? 0));
      return only(readLanguageItems(named, context));
    }
    case 'head':
    case 'margin':
    case 'summary':
    case 'profiles':
    case 'none':
      return only([]);
    default:
      return only(datedKinds.includes(kind) ? readPositions(lines, kind, context) : readTitled(lines, kind, context));
  }
}
