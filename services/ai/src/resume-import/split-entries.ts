import { findDates } from './find-dates';
import { placeLikelihood } from './find-place';
import type { Unit } from './section-units';
import type { TextLine } from './text-line';

/** One entry of a section: the lines that head it and what is said below them. */
export type EntryUnits = { heads: Unit[]; body: Unit[] };

const firstLine = (unit: Unit | undefined) => unit?.lines[0] as TextLine;
const style = (unit: Unit | undefined) => {
  const line = firstLine(unit);
  return line ? `${Math.round(line.size * 2)}|${line.bold}|${line.italic}|${/\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text)}` : '';
};
const hasDate = (unit: Unit) => findDates(unit.passage.text).length > 0;
const isTrailing = (text: string) =>
  placeLikelihood(text) > 0 || /^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^\(?(?:gpa|cgpa|grade|note|minor|major|thesis|honou?rs|gesamtnote|mention|nota|advisor|final grade)\b/i.test(text) || /^\d{1,2}\s(?:years?|yrs?)\b/i.test(text);

/** "03/2019" below "10/2014 –" in a narrow date column ends that period. */
function closesPeriod(before: Unit | undefined, unit: Unit): boolean {
  const cell = before?.lines[0]?.cells[0];
  const text = before?.passage.text.slice(0, cell?.to) ?? '';
  return /\d\s?[-–—]$/.test(text) && findDates(text).length > 0 && findDates(unit.passage.text)[0]?.from === 0;
}

/** Divides lines that head several entries without any text between them, by the dates among them. */
function splitByDates(heads: Unit[], usualStyle: string): Unit[][] {
  const dated = heads.flatMap((unit, index) => (hasDate(unit) && !closesPeriod(heads[index - 1], unit) ? [index] : []));
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
    while (first < at && isTrailing(heads[first]?.passage.text ?? '')) first += 1;
    const styled = heads.findIndex((unit, index) => index >= first && index <= at && style(unit) === usualStyle);
    const counted = Math.max(first, at - lead);
    starts.push(styled >= 0 && style(heads[counted]) !== usualStyle ? styled : counted);
  }
  const unique = [...new Set(starts)];
  return unique.map((start, index) => heads.slice(start, unique[index + 1] ?? heads.length));
}

/**
 * Divides a section into entries: header lines begin one when text of the entry before stands between, or when another date comes.
 * A short line below bullets that neither is dated nor looks like a header goes with the entry above it. Pure; keeps every unit.
 */
export function splitEntries(units: readonly Unit[]): EntryUnits[] {
  const entries: EntryUnits[] = [];
  const usualStyle = style(units.find((unit) => unit.kind === 'head'));
  const bodyStyle = style(units.find((unit) => unit.kind !== 'head'));
  let index = 0;
  while (index < units.length) {
    const heads: Unit[] = [];
    while (units[index]?.kind === 'head') heads.push(units[index++] as Unit);
    const body: Unit[] = [];
    while (index < units.length && units[index]?.kind !== 'head') body.push(units[index++] as Unit);

    const last = entries[entries.length - 1];
    while (last && heads.length > 0 && isTrailing(heads[0]?.passage.text ?? '') && !hasDate(heads[0] as Unit) && last.body.length > 0) last.body.push(heads.shift() as Unit);
    const isEntry = heads.some(hasDate) || (style(heads[0]) === usualStyle && style(heads[0]) !== bodyStyle) || entries.length === 0;
    if (heads.length === 0 || !isEntry) {
      const target = last ?? entries[entries.push({ heads: [], body: [] }) - 1];
      target?.body.push(...heads, ...body);
      continue;
    }
    const groups = splitByDates(heads, usualStyle);
    for (const group of groups) entries.push({ heads: group, body: [] });
    entries[entries.length - 1]?.body.push(...body);
  }
  return entries;
}
