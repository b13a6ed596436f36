import type { TextLine } from '../../document/text-line';
import { Passage } from '../passage';
import { tidyPassage } from '../tidy-passage';
import { type FoundDate, findDates } from '../values/find-dates';
import { isTown, placeLikelihood, trailingPlace } from '../values/find-place';
import { monthPattern } from '../values/month-names';
import { type LabelledField, labelledField, rowField } from './entry-labels';
import type { Unit } from './section-units';

/** A piece of an entry's header that is not a date, place or address: a position, an employer, a degree, a title. */
export type HeaderChunk = { passage: Passage; line: number; cell: number; style: string; role?: 'position' | 'employer' };

/** The header of an entry split into its parts. */
export type EntryHeader = {
  chunks: HeaderChunk[];
  date: FoundDate | null;
  datePassage: Passage | null;
  place: Passage | null;
  url: Passage | null;
  /** The address linked behind words of the header that are not an address themselves. */
  link: string;
};

export const edges = ',;|·•–—-()[]: ';
const urlPattern =
  /(?:https?:\/\/|www\.)[^\s<>|,()]{3,300}|(?<![@\w.])[a-z0-9][a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,40}){0,2}\.(?:com|org|net|io|dev|ai|app|me|edu|gov|de|fr|es|ch|at|uk|eu|co|info|tech|xyz)(?:\/[^\s<>|,()]{0,200})?(?![\w@])/gi;
const durationOnly = /^\(?\d{1,2}\+?\s?(?:years?|yrs?|months?|mos?|jahre?|ans|años)(?:[\s,]+\d{1,2}\s?(?:months?|mos?|monate?|mois|meses))?\)?$/i;

const onlyMonth = new RegExp(`^(?:${monthPattern})\\.?$`, 'iu');
const employment =
  /^\(?(?:full[- ]?time|part[- ]?time|contract(?:or)?|permanent|temporary|seasonal|freelance|internship|apprenticeship|vollzeit|teilzeit|festanstellung|cdi|cdd|stage|alternance|temps (?:plein|partiel)|jornada completa|media jornada)\)?$/i;
const presentOnly = /^(?:present|current|now|today|heute|jetzt|aujourd['’]hui|actualidad|presente|à ce jour)$/i;

const styleOf = (line: TextLine, at: number) => {
  const run = line.runs.find((candidate) => candidate.to > at) ?? line.runs[0];
  return `${Math.round((run?.size ?? line.size) * 2)}|${run?.bold}|${run?.italic}`;
};

/** The end of a line that leaves a period open: a dash or "to", possibly with the month of the end. */
const openPeriod = new RegExp(`\\d\\s?(?:[-–—]|\\s(?:to|bis|until|à|au|a|hasta))\\s?(?:(?:${monthPattern})\\.?|expected|anticipated)?$`, 'iu');

/** Whether a date broken by a narrow column continues on the next line: "10/2014 –" above "03/2019", "September" above "2017". */
export function isBrokenDate(first: string, second: string): boolean {
  if (second.length > 20) return false;
  if (onlyMonth.test(first)) return /^(?:19|20)\d\d/.test(second);
  if (!openPeriod.test(first) || findDates(first).length === 0) return false;
  return findDates(second)[0]?.from === 0 || presentOnly.test(second) || /^(?:expected|anticipated)$/i.test(second);
}

/** Rejoins periods broken across lines of a narrow column, to the left or right of the titles, into one cell. */
function joinPeriods(lines: Passage[][]): void {
  for (const side of [0, -1]) {
    lines.forEach((cells, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const [first, second] = [cells.at(side), lines[next]?.at(side)];
        if (!first || !second || !isBrokenDate(first.text, second.text)) break;
        cells[side === 0 ? 0 : cells.length - 1] = Passage.join([first, second], '  ');
        lines[next]?.splice(side, 1);
      }
    });
  }
}

/** The text left over after cutting out the given ranges, as separate passages. */
function without(passage: Passage, ranges: readonly { from: number; to: number }[]): Passage[] {
  const rest: Passage[] = [];
  let from = 0;
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    if (range.from > from) rest.push(passage.slice(from, range.from));
    from = Math.max(from, range.to);
  }
  rest.push(passage.slice(from));
  return rest;
}

/** Splits a line at its cells, bars and middle dots. */
function cellsOf(unit: Unit): Passage[] {
  const line = unit.lines[0] as TextLine;
  if (unit.lines.length > 1 || unit.isPart) return unit.passage.split(/\s[|·•]\s/g);
  return line.cells.flatMap((cell) => Passage.of(line, cell.from, cell.to).split(/\s*[|•]\s*|\s·\s*|(?<=\S)\s{3,}/g));
}

/**
 * Splits the header lines of an entry into date, place, address and the remaining chunks, in their order. The first period (or else the first single date) is
 * the entry's. Places on their own or after a comma are cut off, but not from what comes first if that is a title (`isTitled`): "Registered Nurse License,
 * Oregon". Pure.
 */
export function readEntryHeaders(heads: readonly Unit[], isTitled = false): EntryHeader {
  const head: EntryHeader = { chunks: [], date: null, datePassage: null, place: null, url: null, link: '' };
  const dates: { date: FoundDate; passage: Passage }[] = [];
  const lines = heads.map(cellsOf);
  joinPeriods(lines);
  lines.forEach((whole, lineNumber) => {
    const field = rowField(whole.map((cell) => cell.text));
    const cells = field ? whole.slice(1) : whole;
    cells.forEach((cell, cellNumber) => {
      if (cellNumber === 0 && field && field !== 'date' && field !== 'duties') {
        addLabelled(head, field, tidyPassage(cell), lineNumber, 0);
        return;
      }
      const found = findDates(cell.text);
      for (const date of found) dates.push({ date, passage: cell.slice(date.from, date.to).trim() });
      const rests = found.length > 0 ? without(cell, found) : [cell];
      for (const rest of rests) addChunk(head, rest, lineNumber, cellNumber, lines.length > 1 || cells.length > 1, isTitled);
    });
  });
  head.link = heads.flatMap((unit) => unit.lines.flatMap((line) => line.runs)).find((run) => run.url)?.url ?? '';
  const present = lines.flat().find((cell) => presentOnly.test(cell.text));
  const chosen = dates.find(({ date }) => date.isRange) ?? acrossCells(dates) ?? untilNow(dates[0], present);
  head.date = chosen?.date ?? null;
  head.datePassage = chosen?.passage ?? null;
  return head;
}

type Dated = { date: FoundDate; passage: Passage };

/** "June 2018" with "Present" in the next cell of the table. */
function untilNow(dated: Dated | undefined, present: Passage | undefined): Dated | undefined {
  if (!dated || !present) return dated;
  return { date: { ...dated.date, current: true, isRange: true }, passage: Passage.join([dated.passage, present], ' ') };
}

/** "June 2015" and "May 2018" in two cells of one table row, or with nothing but space between them, are a period. */
function acrossCells(dates: Dated[]): Dated | undefined {
  const [first, second] = dates;
  const [from, to] = [first?.passage.pieces[0], second?.passage.pieces[0]];
  if (!first || !second || !from || !to || from.line !== to.line || dates.length > 2 || first.date.start > second.date.start) return undefined;
  const isApart = from.line.cells.some((cell) => cell.from > from.from && cell.from <= to.from) || from.line.text.slice(from.to, to.from).trim() === '';
  return isApart ? { date: { ...first.date, end: second.date.start, isRange: true }, passage: Passage.join([first.passage, second.passage], ' ') } : undefined;
}

/** A value whose label says what it is. A town behind an employer is its place. */
function addLabelled(head: EntryHeader, field: LabelledField, value: Passage, line: number, cell: number): void {
  if (field === 'place') head.place ??= value;
  if (field === 'place' || field === 'date' || !value.text) return;
  const at = field === 'employer' ? trailingPlace(value.text) : 0;
  if (at > 0) head.place ??= tidyPassage(value.slice(at));
  head.chunks.push({ passage: at > 0 ? tidyPassage(value.slice(0, at)) : value, line, cell, style: '', role: field });
}

function addChunk(head: EntryHeader, rest: Passage, line: number, cell: number, hasMore: boolean, isTitled: boolean): void {
  const addresses = [...rest.text.matchAll(urlPattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  const isAddress = addresses.length > 0 && (/https?:|www\.|\//i.test(rest.text) || /^[(\s]*\S+[)\s]*$/.test(rest.text));
  const pieces = isAddress && !/^[\p{L}\d.-]+\.(?:com|io|ai|app|co|net)$/iu.test(rest.text.trim()) ? without(rest, addresses) : [rest];
  if (pieces.length > 1 || pieces[0] !== rest) head.url ??= rest.slice(addresses[0]?.from ?? 0, addresses[0]?.to);
  for (const piece of pieces) {
    let chunk = tidyPassage(piece);
    // "Client: …" below a position's header says for whom it was done.
    const isClient = line > 0 && head.chunks.length > 0 && /^client\b/i.test(piece.text.trim());
    const labelled = isClient ? undefined : labelledField(piece.text.trim());
    if (labelled) {
      addLabelled(head, labelled.field, tidyPassage(piece.trim().slice(labelled.length)), line, cell);
      continue;
    }
    // "Freelance" at the start of a line stands where others name their employer.
    const isEmployer = cell === 0 && /^freelance$/i.test(chunk.text);
    const isAside = durationOnly.test(chunk.text) || (employment.test(chunk.text) && !isEmployer) || presentOnly.test(chunk.text);
    if (!/[\p{L}\p{N}]/u.test(chunk.text) || isAside) continue;
    const namesMore = head.chunks.length < 2 && chunk.text.split(',').length >= 3 && trailingPlace(chunk.text) > 0 && !isTown(chunk.text.split(',')[0] ?? '');
    const isTitle = isTitled && line === 0 && cell === 0 && head.chunks.length === 0;
    if (
      !namesMore &&
      !isTitle &&
      placeLikelihood(chunk.text) >= 0.6 &&
      (line > 0 || cell > 0 || head.chunks.length > 0 || (hasMore && placeLikelihood(chunk.text) >= 0.9))
    ) {
      head.place ??= chunk;
      continue;
    }
    const at = isTitle ? 0 : trailingPlace(chunk.text);
    if (at > 0) {
      head.place ??= tidyPassage(chunk.slice(at).trim('.'));
      chunk = tidyPassage(chunk.slice(0, at).trim('(,–—- '));
    }
    const first = chunk.pieces[0];
    if (chunk.text && first) head.chunks.push({ passage: chunk, line, cell, style: styleOf(first.line, first.from) });
  }
}
