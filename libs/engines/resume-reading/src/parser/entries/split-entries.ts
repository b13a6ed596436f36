import type { TextLine } from '../../document/text-line';
import { findDates } from '../values/find-dates';
import { placeLikelihood } from '../values/find-place';
import { labelledField, rowField } from './entry-labels';
import { isBrokenDate } from './read-entry-headers';
import { titleScore } from './role-words';
import type { Unit } from './section-units';

/** One entry of a section: its header lines and the text below them. */
export type EntryUnits = { heads: Unit[]; body: Unit[] };

const firstLine = (unit: Unit | undefined) => unit?.lines[0] as TextLine;
const style = (unit: Unit | undefined) => {
  const line = firstLine(unit);
  return line ? `${Math.round(line.size * 2)}|${line.bold}|${line.italic}|${/\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text)}` : '';
};
const hasDate = (unit: Unit) => findDates(unit.passage.text).length > 0;
const trailing =
  /^(?:https?:\/\/|www\.)\S+$|^\(?(?:gpa|cgpa|grade|note|minor|major|thesis|dissertation|honou?rs|gesamtnote|mention|nota|advisor|final grade)\b|^\d{1,2}\s(?:years?|yrs?)\b/i;

/** A line that can only continue the entry above it: just places, addresses, grades or durations. */
function isTrailing(unit: Unit): boolean {
  const line = firstLine(unit);
  return line.cells.every((cell) => {
    const text = line.text.slice(cell.from, cell.to);
    return placeLikelihood(text) > 0 || trailing.test(text);
  });
}

/** "03/2019" below "10/2014 –" in a narrow date column, left or right, ends that period. */
function closesPeriod(before: Unit | undefined, unit: Unit): boolean {
  const textAt = (line: TextLine | undefined, side: number) => {
    const cell = line?.cells.at(side);
    return line?.text.slice(cell?.from, cell?.to) ?? '';
  };
  return [0, -1].some((side) => isBrokenDate(textAt(before?.lines[0], side), textAt(unit.lines[0], side)));
}

const isNamed = (unit: Unit) => /^[\p{Lu}\p{Lo}\d][^:]{1,60}:\s\S/u.test(unit.passage.text);

/** "Steward at Harbour Marathon": a title and an organization in one text. */
const namesBoth = (unit: Unit) => /^\S.{2,50}\s(?:at|@|bei|chez|presso|bij|en|w)\s\p{Lu}/u.test(unit.passage.text);
const hasParts = (unit: Unit) => /\p{L},\s\p{L}|\s[–—-]\s\p{L}/u.test(unit.passage.text) || namesBoth(unit);

/** "Reviewer, Marine Letters": a title before the first comma or dash. */
const beginsWithTitle = (unit: Unit) => hasParts(unit) && titleScore(unit.passage.text.split(/,\s|\s[–—-]\s/)[0] ?? '') > 0.5;

/** Undated entries one below another: each a name with its description or its organization, each in the style of the first, or each with a title of its own. */
function splitUndated(heads: Unit[], hasBody: boolean): Unit[][] {
  const cutAt = (starts: number[]) => starts.map((start, turn) => heads.slice(turn === 0 ? 0 : start, starts[turn + 1]));
  // A wider gap begins an entry; inside a header there is none.
  const gaps = heads.slice(1).map((unit) => firstLine(unit).gap);
  const least = Math.min(...gaps);
  const apart = heads.flatMap((unit, index) => (index === 0 || firstLine(unit).gap > least + 0.4 ? [index] : []));
  if (apart.length >= 2 && apart.length < heads.length && apart.every((start, turn) => (apart[turn + 1] ?? heads.length) - start === (apart[1] ?? 0)))
    return cutAt(apart);
  const lead = style(heads[0]);
  const isList =
    !hasBody &&
    heads.every((unit) => style(unit) === lead) &&
    (heads.every((unit) => namesBoth(unit) || beginsWithTitle(unit)) || (heads.length >= 3 && heads.every(hasParts)));
  if (heads.length >= 2 && (isList || heads.every(isNamed))) return heads.map((unit) => [unit]);
  const isLead = (unit: Unit | undefined) => unit !== undefined && style(unit) === lead;
  const styled = heads.flatMap((unit, index) => (isLead(unit) && !isLead(heads[index - 1]) ? [index] : []));
  // Every title of that style has something of another style below it.
  if (styled.length >= 2 && styled.every((start) => heads[start + 1] && !isLead(heads[start + 1]))) return cutAt(styled);
  const titled = heads.flatMap((unit, index) => (titleScore(unit.passage.text) > 0.5 ? [index] : []));
  const step = (titled[1] ?? 0) - (titled[0] ?? 0);
  const isEven = titled.length >= 3 && titled.every((at, turn) => at === (titled[0] ?? 0) + turn * step) && heads.length === titled.length * step;
  return isEven ? cutAt(titled.map((at) => at - (titled[0] ?? 0))) : [heads];
}

/** Splits lines that contain several entries' headers without any text between them, by the dates among them. */
function splitByDates(heads: Unit[], usualStyle: string, hasBody: boolean): Unit[][] {
  const dated = heads.flatMap((unit, index) => (hasDate(unit) && !closesPeriod(heads[index - 1], unit) ? [index] : []));
  if (dated.length === 0) return splitUndated(heads, hasBody);
  if (dated.length < 2) return [heads];
  const lead = dated[0] as number;
  const starts = [0];
  for (let turn = 1; turn < dated.length; turn += 1) {
    const at = dated[turn] as number;
    const before = dated[turn - 1] as number;
    if (lead === 0) {
      starts.push(at);
      continue;
    }
    let first = before + 1;
    while (first < at && isTrailing(heads[first] as Unit)) first += 1;
    const styled = heads.findIndex((unit, index) => index >= first && index <= at && style(unit) === usualStyle);
    const counted = Math.max(first, at - lead);
    starts.push(styled >= 0 && style(heads[counted]) !== usualStyle ? styled : counted);
  }
  const unique = [...new Set(starts)];
  return unique.map((start, index) => heads.slice(start, unique[index + 1] ?? heads.length));
}

/** How many lines below an entry's text still belong to it: places and the like, and lines before the first one that looks like a header. */
function belongingAbove(heads: readonly Unit[], usualStyle: string): number {
  let count = 0;
  while (count < heads.length && isTrailing(heads[count] as Unit) && !hasDate(heads[count] as Unit)) count += 1;
  const styled = heads.findIndex((unit) => style(unit) === usualStyle);
  const isPlain = styled > count && firstLine(heads[styled]).bold && heads.slice(count, styled).every((unit) => !hasDate(unit) && !firstLine(unit).bold);
  return isPlain ? styled : count;
}

/** In a section without dates, a wider gap above a short line begins an entry. */
function standsApart(head: Unit | undefined, last: EntryUnits | undefined): boolean {
  const line = firstLine(head);
  const above = last?.body[last.body.length - 1]?.lines[0] ?? last?.heads[0]?.lines[0];
  return Boolean(
    head && above && line.gap > above.gap + 0.25 && line.text.split(' ').length <= 8 && /^[\p{Lu}\d]/u.test(line.text) && !/[.,;:]$/.test(line.text),
  );
}

/** Entries that each begin with a bullet: their header lines are all that is neither a bullet nor running text. */
function atMarks(units: readonly Unit[]): EntryUnits[] {
  const starts = units.flatMap((unit, index) => (unit.opens ? [index] : []));
  return starts.map((start, turn) => {
    const own = units.slice(turn === 0 ? 0 : start, starts[turn + 1]);
    const isHead = (unit: Unit, index: number) => unit.kind === 'head' && !own.slice(0, index).some((before) => before.kind === 'bullet');
    return { heads: own.filter(isHead), body: own.filter((unit, index) => !isHead(unit, index)) };
  });
}

/** What a unit is labelled with, in its first cell or before a colon, or ''. */
function labelOf(unit: Unit | undefined): string {
  const line = firstLine(unit);
  if (!line) return '';
  const cells = line.cells.map((cell) => line.text.slice(cell.from, cell.to));
  const field = rowField(cells);
  if (field === 'duties') return '';
  const label = field ? (cells[0] ?? '') : (labelledField(line.text) && line.text.split(/[:：]/)[0]) || '';
  return label.toLowerCase();
}

/** Forms: each entry begins with the label the first one begins with. */
function atLabels(units: readonly Unit[]): EntryUnits[] {
  const label = labelOf(units[0]);
  const starts = label ? units.flatMap((unit, index) => (labelOf(unit) === label ? [index] : [])) : [];
  const groups = starts.map((start, turn) => units.slice(start, starts[turn + 1]));
  if (groups.length < 2 || groups.some((group) => group.length < 2)) return [];
  const isHead = (unit: Unit) => unit.kind === 'head' || labelOf(unit) !== '';
  return groups.map((group) => ({ heads: group.filter(isHead), body: group.filter((unit) => !isHead(unit)) }));
}

/**
 * Splits a section into entries: header lines begin one if they come after text of the previous entry, or if another date comes. A short line below bullets
 * that is not dated and does not look like a header goes with the entry above it. Pure; keeps every unit.
 */
export function splitEntries(units: readonly Unit[]): EntryUnits[] {
  if (units.some((unit) => unit.opens)) return atMarks(units);
  const forms = atLabels(units);
  if (forms.length > 0) return forms;
  const entries: EntryUnits[] = [];
  const usualStyle = style(units.find((unit) => unit.kind === 'head'));
  const bodyStyle = style(units.find((unit) => unit.kind !== 'head'));
  const isDated = units.some((unit) => unit.kind === 'head' && hasDate(unit));
  let index = 0;
  while (index < units.length) {
    const heads: Unit[] = [];
    while (units[index]?.kind === 'head') heads.push(units[index++] as Unit);
    const body: Unit[] = [];
    while (index < units.length && units[index]?.kind !== 'head') body.push(units[index++] as Unit);

    const last = entries[entries.length - 1];
    if (last && last.body.length > 0) last.body.push(...heads.splice(0, belongingAbove(heads, usualStyle)));
    const isEntry =
      heads.some(hasDate) ||
      (style(heads[0]) === usualStyle && style(heads[0]) !== bodyStyle) ||
      entries.length === 0 ||
      (!isDated && standsApart(heads[0], last));
    if (heads.length === 0 || !isEntry) {
      const target = last ?? entries[entries.push({ heads: [], body: [] }) - 1];
      target?.body.push(...heads, ...body);
      continue;
    }
    const groups = splitByDates(heads, usualStyle, body.length > 0);
    for (const group of groups) entries.push({ heads: group, body: [] });
    entries[entries.length - 1]?.body.push(...body);
  }
  return entries;
}
