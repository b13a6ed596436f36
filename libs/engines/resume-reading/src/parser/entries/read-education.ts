import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import type { Passage } from '../passage';
import { tidyPassage } from '../tidy-passage';
import { trailingPlace } from '../values/find-place';
import { alternation, wordsOf } from '../values/word-lists';
import { arrangeSchooling, columnPeriod, courses, divideUndated, joinDateColumns } from './arrange-schooling';
import { degreeLength, namesDegree, namesSchool } from './degree-words';
import { asideOnly, divideSchooling, schoolingNotes } from './divide-schooling';
import { entriesAtBullets } from './entries-at-bullets';
import { type HeaderChunk, readEntryHeaders } from './read-entry-headers';
import { sectionUnits, type Unit } from './section-units';
import { splitEntries } from './split-entries';

type Schooling = { institution: Passage | null; degree: Passage | null; area: Passage | null; grade: Passage | null; rest: Passage[] };

const gradeWords = wordsOf('grades', ['label', 'lead', 'honours']);
const gradeForms = [
  '\\b\\d{2,3}\\s?/\\s?(?:110|100|30)(?:\\s?(?:e|con|cum) lode)?(?![\\d\\p{L}])',
  '^\\d{1,2}(?:\\.\\d{1,2})?(?:\\s?/\\s?\\d{1,3})?$',
  '(?<=,\\s)\\d{1,2}\\.\\d{1,2}(?:\\s?/\\s?\\d{1,3}(?:\\.\\d{1,2})?)?$',
  `(?:(?:cumulative|overall|final|major|weighted)\\s)?\\b(?:${alternation(gradeWords, 'label')})\\b\\s*(?:of|:|-|–)?\\s*[\\d.,]{1,6}(?:\\s?/\\s?[\\d.,]{1,5}|\\s?%)?`,
  '\\b[0-4]\\.\\d{1,2}\\s?(?:/\\s?[45](?:\\.\\d{1,2})?\\s?)?c?gpa\\b',
  `(?:\\b(?:${alternation(gradeWords, 'lead')})\\s?[:–-]\\s?)?\\b(?!first[- ]class degree)(?:${alternation(gradeWords, 'honours')})\\b`,
  '\\b\\d{2}(?:\\.\\d{1,2})?\\s?%',
  '\\((?:2[.:][12]|1st|first)\\)',
];
const gradePattern = new RegExp(gradeForms.join('|'), 'iu');

/** "Majoring in Ecology", "Fachrichtung Maschinenbau". */
const areaLead = new RegExp(`^(?:${alternation(schoolingNotes, 'subject')})[\\s:]\\s*`, 'iu');
const subjectOf = (passage: Passage) => passage.slice(areaLead.exec(passage.text)?.[0].length ?? 0);

/** "Bachelor of Science in Computer Science" → degree and subject; either may be empty. */
function splitDegree(passage: Passage): { degree: Passage | null; area: Passage | null } {
  const length = degreeLength(passage.text);
  if (length === 0) return { degree: passage, area: null };
  const rest = passage.slice(length);
  const short = /^\s*(?:\([A-Za-z. ]{2,12}\)|[-–]\s?[A-Z][A-Za-z]{1,4}\b(?=,|$))/u.exec(rest.text);
  const honours = /^\s*\((?:hons?\.?|honou?rs)\)/i.exec(rest.text);
  const skip = honours?.[0].length ?? short?.[0].length ?? 0;
  const area = rest
    .slice(skip)
    .trim(',;|–—-:· ')
    .slice(/^(?:in|of|i|en|em|de|di|für|der|zum|zur|major in|with a major in|:)\s/i.exec(rest.slice(skip).trim(',;|–—-: ').text)?.[0].length ?? 0)
    .trim();
  const bare = /^\([^()]*\)$/.test(area.text) ? area.slice(1, area.text.length - 1) : area;
  return { degree: passage.slice(0, length + skip).trim(','), area: bare.text ? subjectOf(bare) : null };
}

/** A grade without the period at the end of its sentence. */
const gradeText = (passage: Passage, match: RegExpExecArray) => passage.slice(match.index, match.index + match[0].length).trim('.,');

/** "(em andamento)", "– in progress": how far it got is not part of a name. */
const standing = new RegExp(`\\s*[([–—-]\\s?(?:${alternation(schoolingNotes, 'standing')})[)\\]]?\\s*$`, 'iu');

function sort(chunks: HeaderChunk[]): Schooling {
  const found: Schooling = { institution: null, degree: null, area: null, grade: null, rest: [] };
  const open: Passage[] = [];
  for (const whole of chunks.flatMap(divideSchooling)) {
    if ((found.institution || found.degree) && asideOnly.test(whole.text)) {
      found.rest.push(whole);
      continue;
    }
    const status = standing.exec(whole.text);
    let passage = status && status.index > 2 ? whole.slice(0, status.index) : whole;
    const grade = gradePattern.exec(passage.text);
    if (grade) {
      found.grade ??= gradeText(passage, grade);
      passage = tidyPassage(passage.slice(0, grade.index));
      if (!passage.text) continue;
    }
    const isDegree = degreeLength(passage.text) > 0;
    if (isDegree && !found.degree) {
      const { degree, area } = splitDegree(passage);
      found.degree = degree;
      found.area ??= area;
    } else if (!found.institution && namesSchool(passage.text)) found.institution = passage;
    else if (!found.degree && namesDegree(passage.text)) found.degree = passage;
    else open.push(passage);
  }
  for (const passage of open) {
    if (!found.institution) found.institution = passage;
    else if (!found.degree && !found.area) found.degree = passage;
    else if (!found.area) found.area = subjectOf(passage);
    else found.rest.push(passage);
  }
  // "NCEA Level 2, Fairfield College": only the last part names a school, so what comes before it was attained there.
  const last = found.institution && !found.degree ? found.institution.text.lastIndexOf(', ') : -1;
  if (found.institution && last > 1) {
    const [before, after] = [found.institution.slice(0, last), found.institution.slice(last + 2).trim()];
    if (namesSchool(after.text) && !namesSchool(before.text)) return { ...found, institution: after, degree: before };
  }
  return found;
}

/** An institution without the place after it: "University of Porto, Porto, Portugal". */
function withoutPlace(passage: Passage | null): { name: Passage | null; place: Passage | null } {
  const at = passage ? trailingPlace(passage.text) : -1;
  return passage && at > 0 ? { name: tidyPassage(passage.slice(0, at)), place: tidyPassage(passage.slice(at)) } : { name: passage, place: null };
}

function bodyOf(builder: EntryBuilder, body: readonly Unit[]): void {
  for (const unit of body) {
    const list = courses.exec(unit.passage.text);
    const grade = gradePattern.exec(unit.passage.text);
    if (list) builder.list('courses', unit.passage.slice(list[0].length).split(/\s*[,;•]\s*/g), 0.85, 'labelled list');
    else if (grade && unit.passage.text.length < grade[0].length + 12 && !builder.get('grade'))
      builder.text('grade', gradeText(unit.passage, grade), 0.9, 'grade');
    else if (/^(?:https?:\/\/|www\.)\S+$/i.test(unit.passage.text)) continue;
    else if (unit.kind === 'bullet') builder.list('highlights', [unit.passage], 0.9, 'bullet');
    else builder.paragraphs('summary', [unit.passage], 0.8, 'paragraph');
  }
}

/** Degrees and schools of an education section: institution, degree, subject, period (a single date is the end), grade, courses. Pure. */
export function readEducation(lines: readonly TextLine[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const units = arrangeSchooling(sectionUnits(lines, true));
  return joinDateColumns(entriesAtBullets(units) ?? splitEntries(units))
    .flatMap(divideUndated)
    .flatMap(({ heads, body }) => {
      // A wrapped header line or a list of courses among the headers is recognized here: the header itself is short.
      const named = heads.filter((unit) => !courses.test(unit.passage.text));
      // Some people write the degree as the first bullet below the school.
      const first = body[0];
      const isBelow =
        first && !named.some((unit) => namesDegree(unit.passage.text)) && degreeLength(first.passage.text) > 0 && first.passage.text.split(' ').length <= 14;
      const titled = isBelow ? [...named, first] : named;
      const head = readEntryHeaders(titled);
      const found = sort(head.chunks);
      const column = columnPeriod(titled);
      const builder = new EntryBuilder('education', context);
      const sure = found.institution && namesSchool(found.institution.text) && found.degree && degreeLength(found.degree.text) > 0;
      const institution = withoutPlace(found.institution);
      builder
        .text('institution', institution.name, sure ? 0.9 : 0.65, 'header line')
        .text('degree', found.degree, sure ? 0.9 : 0.65, 'degree')
        .text('area', found.area, 0.8, 'behind degree')
        .text('location', head.place ?? institution.place, 0.85, 'place')
        .text('grade', found.grade, 0.9, 'grade')
        .period(column?.date ?? head.date, column?.passage ?? head.datePassage, 'endDate')
        .paragraphs('summary', found.rest, 0.5, 'header remainder');
      bodyOf(
        builder,
        [...heads, ...body].filter((unit) => !titled.includes(unit)),
      );
      return builder.build() ?? [];
    });
}
