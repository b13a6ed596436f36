import type { TextLine } from '../../document/text-line';
import type { Passage } from '../passage';
import { isDateOnly } from '../values/is-date-only';
import { isSkillLevel } from '../values/skill-level';
import { divideUnits } from './divide-units';
import { sectionUnits, type Unit } from './section-units';

/** "Databases: …" */
export const labelledStart = /^\p{Lu}[^,:：;.|]{1,40}\s?[:：]\s/u;

/** "Basic: Java" behind "Advanced: Go." on one line is a group of its own. */
function atLevels(unit: Unit): Unit[] {
  const [first, ...levels] = unit.passage.split(/\.\s+(?=\p{Lu}[\p{L} ]{1,24}:\s)/gu);
  if (!first || levels.length === 0 || !labelledStart.test(first.text)) return [unit];
  return [first, ...levels].map((passage) => ({ ...unit, passage }));
}

/** "2019  Speech  Trade fair" in a section that calls itself skills tells what happened when. */
function isDated(unit: Unit): boolean {
  const [line] = unit.lines;
  const [first] = line?.cells ?? [];
  return unit.kind === 'head' && line !== undefined && first !== undefined && line.cells.length > 1 && isDateOnly(line.text.slice(first.from, first.to));
}

/** The units of a section of skills: each labelled line and each level begins its own, what happened when is left out. Pure. */
export function skillUnits(lines: readonly TextLine[]): Unit[] {
  const units = sectionUnits(lines).filter((unit, index, all) => !isDated(unit) && !(unit.kind === 'prose' && index > 0 && isDated(all[index - 1] as Unit)));
  return divideUnits(units, (line, above) => labelledStart.test(line.text) && labelledStart.test(above)).flatMap(atLevels);
}

/** The label in front of a list ("Databases: …", "**Databases** Redis, …") and what it labels. */
export function labelOf(unit: Unit): { label: Passage | null; rest: Passage } {
  const { text } = unit.passage;
  const colon = /^[^:：,;|]{2,60}?\s?[:：]\s*/.exec(text);
  if (colon && !/https?$/i.test(colon[0].replace(/[\s:]+$/, '')) && colon[0].length < 62)
    return { label: unit.passage.slice(0, text.search(/[:：]/)).trim(), rest: unit.passage.slice(colon[0].length) };
  const line = unit.lines[0] as TextLine;
  const [first, second] = line.runs;
  const dash = /^[^,;|–—]{2,40}?\s[–—-]\s(?=[^,]{1,60},)/.exec(text);
  if (dash) return { label: unit.passage.slice(0, dash[0].length - 3).trim(), rest: unit.passage.slice(dash[0].length) };
  const isBoldLabel = first && second && first.bold && !second.bold && first.to < 45 && unit.passage.text.slice(first.to).includes(',');
  return isBoldLabel ? { label: unit.passage.slice(0, first.to).trim(' ,:–-'), rest: unit.passage.slice(first.to) } : { label: null, rest: unit.passage };
}

/** Whether a line without a list only names the group that follows it ("Web Frameworks" above "React.js, Angular"). */
export function headsGroup(unit: Unit, next: Unit | undefined): boolean {
  const [line, below] = [unit.lines[0] as TextLine, next?.lines[0]];
  // Of two points of one list neither heads the other, also where one is in bold.
  if (line.bullet && below?.bullet && Math.abs(line.x - below.x) < 1) return false;
  if (!below || line.cells.length > 1 || /[,;|•:]/.test(unit.passage.text) || unit.passage.text.length > 45) return false;
  const differs = Math.abs(line.size - below.size) > 0.4 || (line.bold && !below.bold) || (line.italic !== below.italic && !below.bold);
  return (
    isSkillLevel(below.text) ||
    (line.size > below.size + 0.8 && !isSkillLevel(below.text)) ||
    (differs && /:$/.test(below.text)) ||
    (differs && (/[,;|•]/.test(below.text) || below.cells.length > 1 || next?.kind === 'bullet'))
  );
}
