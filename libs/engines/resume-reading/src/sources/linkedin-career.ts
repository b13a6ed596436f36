import type { TextLine } from '../document/text-line';
import { sectionUnits } from '../parser/entries/section-units';
import { EntryBuilder, type ReadContext } from '../parser/entry-builder';
import { Passage } from '../parser/passage';
import type { Section } from '../parser/sections/section';
import { type FoundDate, findDates } from '../parser/values/find-dates';
import { placeLikelihood } from '../parser/values/find-place';
import type { EntryList } from './entry-list';

const method = 'LinkedIn layout';
const sure = 0.95;
const near = (a: number, b: number) => Math.abs(a - b) < 0.4;

/** A line that is a period and nothing else, its length in brackets behind it. */
function periodOf(line: TextLine | undefined): FoundDate | undefined {
  const [date, ...more] = line ? findDates(line.text) : [];
  const rest = line && date ? (line.text.slice(0, date.from) + line.text.slice(date.to)).replace(/\([^()]*\)/g, '') : '';
  return date && more.length === 0 && !/[\p{L}\p{N}]/u.test(rest) ? date : undefined;
}

/** How many lines of a title begin here: the period stands below them. */
function titleHeight(lines: readonly TextLine[], at: number): number {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || periodOf(line)) return 0;
  if (periodOf(next)) return 1;
  return next && near(line.size, next.size) && next.gap < 0.5 && periodOf(lines[at + 2]) ? 2 : 0;
}

type Position = { employer: TextLine[]; title: TextLine[]; period: TextLine; place: TextLine | undefined; told: TextLine[] };

const whole = (lines: readonly TextLine[]) => Passage.join(lines.map((line) => Passage.of(line)));

/** Positions in order; each carries the employer above it, with a total time between them or not. */
function positionsOf(lines: readonly TextLine[], context: ReadContext): Position[] {
  const positions: Position[] = [];
  const size = lines[0]?.size ?? 0;
  let employer: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as TextLine;
    const height = titleHeight(lines, at);
    if (height > 0 && !(near(line.size, size) && employer.length === 0)) {
      const period = lines[at + height] as TextLine;
      const below = lines[at + height + 1];
      const isPlace =
        below && !near(below.size, size) && titleHeight(lines, at + height + 1) === 0 && (below.color !== period.color || placeLikelihood(below.text) >= 0.6);
      positions.push({ employer, title: lines.slice(at, at + height), period, place: isPlace ? below : undefined, told: [] });
      at += height + (isPlace ? 1 : 0);
    } else if (near(line.size, size) && !line.bullet) {
      // An employer's name may take two lines.
      const isMore = near(lines[at - 1]?.size ?? 0, size) && line.gap < 0.5;
      employer = isMore ? [...employer, line] : [line];
    } else if (at > 0 && lines[at - 1] === employer.at(-1)) {
      // "5 years 9 months": the whole time with one employer, said again by its positions.
      context.ledger.claim(Passage.of(line));
    } else positions.at(-1)?.told.push(line);
  }
  return positions;
}

/** Positions of the experience section as entries. */
export function readPositions(section: Section, list: EntryList, context: ReadContext): void {
  for (const { employer, title, period, place, told } of positionsOf(section.lines, context)) {
    const builder = new EntryBuilder('work', context)
      .text('position', whole(title), sure, method)
      .text('employer', whole(employer), sure, method)
      .text('location', place && Passage.of(place), sure, method)
      .period(periodOf(period) ?? null, Passage.of(period), 'startDate');
    for (const unit of sectionUnits(told)) {
      if (unit.kind === 'bullet') builder.list('highlights', [unit.passage], sure, method);
      else builder.paragraphs('summary', [unit.passage], sure, method);
    }
    list.add(builder);
  }
}

/** Schools, with "Degree, subject · (2010 - 2014)" below each. */
export function readSchools(section: Section, list: EntryList, context: ReadContext): void {
  const size = section.lines[0]?.size ?? 0;
  const schools: { name: TextLine[]; told: TextLine[] }[] = [];
  for (const line of section.lines) {
    const last = schools.at(-1);
    if (!near(line.size, size)) last?.told.push(line);
    else if (last && last.told.length === 0) last.name.push(line);
    else schools.push({ name: [line], told: [] });
  }
  for (const { name, told } of schools) {
    const detail = whole(told);
    const date = findDates(detail.text).at(-1) ?? null;
    const words = detail.slice(0, date?.from).trim('(· ');
    const comma = words.text.indexOf(', ');
    const degree = comma > 0 ? words.slice(0, comma) : words;
    const builder = new EntryBuilder('education', context)
      .text('institution', whole(name), sure, method)
      .text('degree', degree, sure, method)
      .text('area', comma > 0 ? words.slice(comma + 2) : null, sure, method);
    list.add(date ? builder.period(date, detail.slice(date.from, date.to), 'endDate') : builder);
  }
}
