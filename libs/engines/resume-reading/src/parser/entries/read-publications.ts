import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { tidyPassage } from '../tidy-passage';
import { findDates } from '../values/find-dates';
import { isDateOnly } from '../values/is-date-only';
import { beginsWithAuthors, titleOf } from './citation-title';
import { divideAtBold } from './divide-by-style';
import { divideUnits } from './divide-units';
import { withoutGroups } from './publication-groups';
import { readEntryHeaders } from './read-entry-headers';
import { sectionUnits, type Unit } from './section-units';

const doiPattern = /(?:doi:\s?|doi\.org\/)?(10\.\d{4,9}\/[^\s,;]{2,120})/i;
const urlPattern = /https?:\/\/[^\s<>]{4,300}/i;
const leadingYear = /^(?:19|20)\d\d\s+(?=[\p{L}“"])/u;
const number = /^\s*(?:\[[A-Z]?\d{1,3}\]|\(?\d{1,3}[.)]|[A-Z]\d{1,2}\.)\s*/;
/** A line that begins with a mark, or with authors below a citation that has its date already. */
function beginsCitation({ text }: TextLine, above: string): boolean {
  if (isDateOnly(text) || isDateOnly(above)) return true;
  if (number.test(text)) return number.test(above);
  return /[.)\]]$/.test(above) && findDates(above).length > 0 && findDates(text).length > 0 && beginsWithAuthors(text);
}

/** Citations: a unit that looks like the beginning of a new citation starts one, other lines continue the one above. */
function citations(units: readonly Unit[]): Passage[] {
  const numbered = units.filter((unit) => number.test(unit.passage.text)).length;
  const opened = units.filter((unit) => leadingYear.test(unit.passage.text)).length;
  const groups: Unit[][] = [];
  let year: Unit | undefined;
  for (const unit of units) {
    if (unit.kind !== 'bullet' && isDateOnly(unit.passage.text)) {
      year = unit;
      continue;
    }
    const last = groups[groups.length - 1];
    if (year && (!last?.includes(year) || unit.kind === 'bullet' || beginsWithAuthors(unit.passage.text) || number.test(unit.passage.text))) {
      groups.push([year, unit]);
      continue;
    }
    const isComplete = last?.some((part) => part !== year && findDates(part.passage.text).length > 0);
    const mark = numbered >= 2 ? number : opened >= 2 ? leadingYear : null;
    const starts = unit.kind === 'bullet' || (mark ? mark.test(unit.passage.text) : isComplete || last?.every((part) => part.kind === 'prose'));
    if (!last || starts) groups.push([unit]);
    else last.push(unit);
  }
  return groups.map((group) => Passage.join(group.map((unit) => unit.passage)));
}

/** The text after the title up to its DOI or address, without a separate year at its end. */
function venueIn(passage: Passage, from: number, ends: readonly (RegExpExecArray | null)[]): Passage {
  const to = Math.min(passage.text.length, ...ends.flatMap((end) => (end && end.index >= from ? [end.index] : [])));
  const after = passage.slice(from, to);
  const venue = after.slice(0, /(?:,\s*(?:19|20)\d\d|\s*\((?:19|20)\d\d\))?[\s.,;]*$/.exec(after.text)?.index);
  return tidyPassage(venue.trim(' ,.;:”"»'));
}

function readOne(whole: Passage, context: ReadContext): Omit<FoundEntry, 'id'> | null {
  const mark = number.exec(whole.text)?.[0].length ?? leadingYear.exec(whole.text)?.[0].length ?? 0;
  const passage = whole.slice(mark);
  if (passage.text.split(' ').length < 2) return null;
  const title = titleOf(passage);
  const at = passage.text.indexOf(title.text);
  const before = at > 2 ? passage.slice(0, at).trim(' ,.;:“"„«(') : null;
  const dates = findDates(whole.text);
  const date = dates[dates.length - 1];
  const doi = doiPattern.exec(passage.text);
  const address = urlPattern.exec(passage.text);
  const after = venueIn(passage, at + title.text.length, [doi, address]);
  const linked = whole.pieces.flatMap((piece) => piece.line.runs).find((run) => run.url)?.url;
  const builder = new EntryBuilder('publication', context).text('title', title, 0.75, 'citation');
  const names =
    before && !/^\d/.test(before.text)
      ? before
          .split(/\s*(?:;|\band\b|&|\bund\b|(?<=\p{Lu}\.),|,(?=\s\p{Lu}[\p{L}'’-]+\s\p{Lu})|,(?=\s(?:\p{Lu}\.[\s-]?){1,3}\s?\p{Lu}))\s*/gu)
          .map((name) => name.slice(0, (/\s*\(?\d{4}/.exec(name.text) ?? { index: name.text.length }).index).trim(' ,.()'))
      : [];
  builder.list(
    'authors',
    names.filter((name) => name.text.length < 60 && !/^\d+$/.test(name.text)),
    0.65,
    'before title',
  );
  if (after.text) builder.text('venue', after, 0.6, 'behind title');
  if (date) builder.date('date', date, whole.slice(date.from, date.to));
  if (doi?.[1]) builder.text('doi', passage.slice(doi.index, doi.index + doi[0].length), 0.95, 'doi', doi[1].replace(/[.)]+$/, ''));
  if (address) builder.text('url', passage.slice(address.index, address.index + address[0].length), 0.9, 'address');
  else if (linked) builder.text('url', title, 0.8, 'link behind title', linked);
  return builder.build();
}

const style = (unit: Unit | undefined) => `${unit?.lines[0]?.size}|${unit?.lines[0]?.bold}`;

/** Cards: the title on its own, venue and date below it, then what it is about. */
function readCards(units: readonly Unit[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const starts = units.flatMap((unit, index) => (style(unit) === style(units[0]) ? [index] : []));
  return starts.flatMap((start, turn) => {
    const card = units.slice(start, starts[turn + 1] ?? units.length);
    const prose = card.slice(1).filter((unit) => unit.kind !== 'head');
    const head = readEntryHeaders(card.filter((unit) => !prose.includes(unit)));
    const [title, below] = head.chunks;
    const styled = title && !below ? divideAtBold(title.passage) : null;
    const builder = new EntryBuilder('publication', context)
      .text('title', styled?.title ?? title?.passage, 0.85, 'title line')
      .text('venue', styled?.by ?? below?.passage, 0.75, 'below title')
      .date('date', head.date, head.datePassage);
    if (head.link && title) builder.text('url', title.passage, 0.8, 'link behind title', head.link);
    return (
      builder
        .paragraphs(
          'summary',
          prose.map((unit) => unit.passage),
          0.8,
          'below title',
        )
        .build() ?? []
    );
  });
}

const typeOf = ({ size, bold, italic }: TextLine) => `${Math.round(size * 2)}|${bold}|${italic}`;

/** Title, authors and venue on lines of their own, told apart only by their type: the lines of each entry, or none. */
function byType(units: readonly Unit[]): TextLine[][] {
  const lines = units.flatMap((unit) => unit.lines);
  const [first] = lines;
  if (!first || lines.some((line) => line.bullet || number.test(line.text))) return [];
  const isTitle = (line: TextLine | undefined) => line !== undefined && typeOf(line) === typeOf(first);
  const starts = lines.flatMap((line, index) => (isTitle(line) && !isTitle(lines[index - 1]) ? [index] : []));
  const groups = starts.map((start, turn) => lines.slice(start, starts[turn + 1] ?? lines.length));
  const isWhole = (group: readonly TextLine[]) => group.some((line) => !isTitle(line) && findDates(line.text).length > 0);
  return groups.length >= 2 && groups.filter(isWhole).length >= groups.length * 0.75 ? groups : [];
}

const namesIn = (passage: Passage) => passage.split(/\s*(?:,|;|&|\band\b|\bund\b|\bet\b|\by\b)\s*/gu).filter((name) => name.text.length < 60);

function readTyped(lines: readonly TextLine[], context: ReadContext): Omit<FoundEntry, 'id'> | null {
  const [first] = lines as [TextLine];
  const segments = lines.reduce<TextLine[][]>((found, line) => {
    const before = found[found.length - 1];
    if (before?.[0] && (typeOf(before[0]) === typeOf(line) || before[0].size === line.size)) before.push(line);
    else found.push([line]);
    return found;
  }, []);
  const [title, ...others] = segments.map((segment) => Passage.join(segment.map((line) => Passage.of(line))));
  const venue = others.findLast((part) => findDates(part.text).length > 0);
  const authors = others.find((part) => part !== venue);
  const date = findDates(venue?.text ?? '').at(-1) ?? null;
  const linked = first.runs.find((run) => run.url)?.url;
  const builder = new EntryBuilder('publication', context)
    .text('title', title?.trim('.,'), 0.85, 'title line')
    .list('authors', authors ? namesIn(authors) : [], 0.7, 'below title')
    .text('venue', venue, 0.7, 'below title')
    .date('date', date, date && venue ? venue.slice(date.from, date.to) : null);
  if (linked && title) builder.text('url', title, 0.8, 'link behind title', linked);
  return builder.build();
}

/** Publications of a section, one per citation: title, authors, venue, date, DOI, address. Pure. */
export function readPublications(lines: readonly TextLine[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const units = divideUnits(withoutGroups(sectionUnits(lines)), beginsCitation);
  const [first, second] = units;
  const [title] = first?.lines ?? [];
  const isAlone = title?.cells.slice(1).every((cell) => isDateOnly(title.text.slice(cell.from, cell.to)));
  if (first?.kind === 'head' && second && title?.bold && !second.lines[0]?.bold && isAlone) return readCards(units, context);
  const typed = byType(units);
  if (typed.length > 0) return typed.flatMap((group) => readTyped(group, context) ?? []);
  return citations(units).flatMap((passage) => readOne(passage, context) ?? []);
}
