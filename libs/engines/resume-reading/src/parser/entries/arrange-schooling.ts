import { Passage } from '../passage';
import { type FoundDate, findDates } from '../values/find-dates';
import { isTown } from '../values/find-place';
import { alternation } from '../values/word-lists';
import { degreeLength, namesDegree, namesSchool } from './degree-words';
import { schoolingNotes } from './divide-schooling';
import { divideUnits } from './divide-units';
import type { Unit } from './section-units';
import type { EntryUnits } from './split-entries';

const notes = alternation(schoolingNotes, 'note');
const note = new RegExp(`^(?:honou?rs?\\b(?! (?:bachelor|degree))|(?:${notes})\\b)`, 'iu');
export const courses =
  /^(?:relevant |selected |key |graduate |undergraduate )?(?:course\s?work|courses(?: taken)?|modules|subjects|schwerpunkte|kurse|cours(?: suivis)?|asignaturas|cursos|key modules)\s*(?:includes?|included)?\s*[:–-]\s*/i;

/** "Dean's List: Fall 2022" has a date but is not a degree: it goes with the entry above. */
const asNote = (unit: Unit): Unit =>
  unit.kind === 'head' && (note.test(unit.passage.text) || courses.test(unit.passage.text)) && !namesSchool(unit.passage.text)
    ? { ...unit, kind: 'prose' }
    : unit;

const isSchooling = (text: string) => namesDegree(text) || namesSchool(text);

/** A list made only of bullets, each a degree or a school: every one of them is an entry, and the lines below its first one go with it. */
function eachBullet(units: readonly Unit[]): Unit[] {
  const isList = units.length > 1 && units.every((unit) => unit.kind === 'bullet' && isSchooling(unit.lines[0]?.text ?? ''));
  if (!isList) return [...units];
  return units.flatMap((unit) => {
    const [first, ...below] = unit.lines;
    if (!first || first.wraps) return [{ ...unit, kind: 'head' as const }];
    return [
      { kind: 'head' as const, passage: Passage.of(first), lines: [first] },
      ...below.map((line) => ({ kind: 'prose' as const, passage: Passage.of(line), lines: [line] })),
    ];
  });
}

/** Two lines that each have a date and a degree or school are two entries, however full the first one was. */
const isWholeEntry = (text: string) => findDates(text).length > 0 && isSchooling(text);

/**
 * Whether a line of facts goes on below: "…, University B, Los" above "Angeles, USA", and "Major in Soil and Water" above "Conservation, University A", where the
 * first of several facts is neither school nor degree.
 */
function isBrokenList(above: Unit, below: Unit): boolean {
  if (above.kind !== 'head' || below.kind !== 'head' || findDates(below.passage.text).length > 0) return false;
  const [last, next] = [above.lines.at(-1), below.lines[0]];
  if (!last || !next || last.cells.length > 1 || next.cells.length > 1 || last.bold !== next.bold || last.size !== next.size || next.gap > 0.5) return false;
  const parts = below.passage.text.split(/,\s/);
  const town = `${/\S+$/.exec(above.passage.text)?.[0]} ${parts[0]}`;
  if (/\s\S+$/.test(above.passage.text) && isTown(town)) return true;
  const isLoose = parts.length > 1 && !isSchooling(parts[0] ?? '') && parts.slice(1).some((part) => namesSchool(part));
  return isLoose && !namesSchool(above.passage.text) && degreeLength(above.passage.text) === 0;
}

function joinBroken(units: readonly Unit[]): Unit[] {
  return units.reduce<Unit[]>((joined, unit) => {
    const above = joined[joined.length - 1];
    if (above && isBrokenList(above, unit))
      joined[joined.length - 1] = { ...above, passage: Passage.join([above.passage, unit.passage]), lines: [...above.lines, ...unit.lines] };
    else joined.push(unit);
    return joined;
  }, []);
}

/** The units of an education section with list items, notes and broken lines put right. Pure. */
export function arrangeSchooling(units: readonly Unit[]): Unit[] {
  const divided = divideUnits(units, (line, above) => isWholeEntry(line.text) && isWholeEntry(above));
  return joinBroken(eachBullet(divided).map(asNote));
}

const styleOf = ({ lines: [line] }: Unit) => `${line?.size}|${line?.bold}|${line?.italic}`;

/**
 * Degrees listed one below another without dates: a line that names a degree and a school begins a new entry, and so does every line in the style of the first
 * one if each then has a degree and a school of its own. Pure.
 */
export function divideUndated(whole: EntryUnits): EntryUnits[] {
  const { entry, below } = atDegreeBelow(whole);
  return [...divideHeads(entry), ...(below ? divideUndated(below) : [])];
}

/** A header line below an entry's text that begins with a degree and names a school begins the next entry, whatever its style. */
function atDegreeBelow(entry: EntryUnits): { entry: EntryUnits; below?: EntryUnits } {
  const at = entry.body.findIndex(({ kind, passage: { text } }) => kind === 'head' && degreeLength(text) > 0 && namesSchool(text));
  const [head] = entry.body.slice(at, at + 1);
  if (at < 0 || !head || entry.heads.length === 0) return { entry };
  return { entry: { ...entry, body: entry.body.slice(0, at) }, below: { heads: [head], body: entry.body.slice(at + 1) } };
}

function divideHeads(entry: EntryUnits): EntryUnits[] {
  const startsWhere = (isStart: (unit: Unit) => boolean) => entry.heads.flatMap((unit, index) => (isStart(unit) ? [index] : []));
  const groupsAt = (starts: readonly number[]) =>
    starts.map((start, index) => ({
      heads: entry.heads.slice(index === 0 ? 0 : start, starts[index + 1] ?? entry.heads.length),
      body: index === starts.length - 1 ? entry.body : [],
    }));
  const whole = startsWhere((unit) => namesDegree(unit.passage.text) && namesSchool(unit.passage.text));
  if (whole.length >= 2) return groupsAt(whole);
  const [first] = entry.heads;
  const isDegree = first !== undefined && degreeLength(first.passage.text) > 0;
  const alike = startsWhere(
    (unit) => first !== undefined && styleOf(unit) === styleOf(first) && (isDegree ? degreeLength(unit.passage.text) > 0 : namesSchool(unit.passage.text)),
  );
  const groups = groupsAt(alike);
  const isComplete = groups.every(({ heads }) => {
    const texts = heads.map(({ passage }) => passage.text);
    return texts.filter((text) => degreeLength(text) > 0).length === 1 && texts.filter((text) => namesSchool(text)).length === 1;
  });
  return alike.length >= 2 && isComplete ? groups : [entry];
}

const gradeNames = /(?<!\p{L})(?:c?gpa|grade|rank(?:ing)?|note|nota|promedio|average|score|绩点|排名)(?!\p{L})/giu;
const isOnlyGrade = (text: string) => !/\p{L}/u.test(text.replace(gradeNames, ''));

/** "2024.06 School" above "2020.09 GPA 3.8": the second line only ends a column of two dates, and goes with the entry above. Pure. */
export function joinDateColumns(entries: readonly EntryUnits[]): EntryUnits[] {
  const isSingle = (unit: Unit | undefined) => {
    const dates = findDates(unit?.passage.text ?? '');
    return dates.length === 1 && !dates[0]?.isRange;
  };
  return entries.reduce<EntryUnits[]>((joined, entry) => {
    const above = joined[joined.length - 1];
    const [unit, ...others] = entry.heads;
    const [date] = findDates(unit?.passage.text ?? '');
    const rest = date ? `${unit?.passage.text.slice(0, date.from)}${unit?.passage.text.slice(date.to)}` : '';
    const isColumn = above?.heads.length === 1 && others.length === 0 && isSingle(above.heads[0]) && isSingle(unit) && isOnlyGrade(rest);
    if (isColumn) joined[joined.length - 1] = { heads: [...above.heads, ...entry.heads], body: entry.body };
    else joined.push(entry);
    return joined;
  }, []);
}

/** The period of two single dates that begin two header lines, one below the other; null for any other header. Pure. */
export function columnPeriod(heads: readonly Unit[]): { date: FoundDate; passage: Passage } | null {
  const dated = heads.flatMap(({ passage }) => findDates(passage.text).map((date) => ({ date, passage: passage.slice(date.from, date.to) })));
  const [first, second] = dated;
  if (dated.length !== 2 || !first || !second || dated.some(({ date }) => date.isRange || date.from > 0)) return null;
  const [start, end] = first.date.start < second.date.start ? [first, second] : [second, first];
  return { date: { ...start.date, end: end.date.start, isRange: true }, passage: Passage.join([first.passage, second.passage]) };
}
