import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { matchHeading } from '../sections/match-heading';
import { tidyPassage } from '../tidy-passage';
import { findDates } from '../values/find-dates';
import { readEntryHeaders } from './read-entry-headers';
import { sectionUnits, type Unit } from './section-units';

const quoted = /[“"„«]([^“”"„«»]{8,400}?)[,.]?[”"“»]/u;
const doiPattern = /(?:doi:\s?|doi\.org\/)?(10\.\d{4,9}\/[^\s,;]{2,120})/i;
const urlPattern = /https?:\/\/[^\s<>]{4,300}/i;
const number = /^\s*(?:\[[A-Z]?\d{1,3}\]|\(?\d{1,3}[.)]|[A-Z]\d{1,2}\.)\s*/;
const authorLike =
  /(?:^|[\s,;&])(?:(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.[\s-]?){1,3}|\p{Lu}[\p{L}'’-]+\s\p{Lu}{1,3}(?=$|[,.;]))(?=$|[\s,;.&*])/gu;

/** "Achterberg, R. (2012). ": authors and year, which APA style puts before the title. */
const yearInBrackets = /^([^()]{3,400})\((?:19|20)\d\d[a-z]?\)[.,:]\s+/;

/** Citations: a unit that looks like the beginning of a new citation starts one, other lines continue the one above. */
function citations(units: readonly Unit[]): Passage[] {
  const usable = units.filter((unit) => !(unit.kind === 'head' && matchHeading(unit.passage.text)));
  const numbered = usable.filter((unit) => number.test(unit.passage.text)).length;
  const groups: Unit[][] = [];
  for (const unit of usable) {
    const last = groups[groups.length - 1];
    const isComplete = last?.some((part) => findDates(part.passage.text).length > 0);
    const starts = unit.kind === 'bullet' || (numbered >= 2 ? number.test(unit.passage.text) : isComplete || last?.every((part) => part.kind === 'prose'));
    if (!last || starts) groups.push([unit]);
    else last.push(unit);
  }
  return groups.map((group) => Passage.join(group.map((unit) => unit.passage)));
}

/** The part of a citation that is its title: quoted, or else in bold or linked, or else the longest part that does not name authors. */
function titleOf(passage: Passage): Passage {
  const quote = quoted.exec(passage.text);
  if (quote?.[1]) {
    const from = quote.index + quote[0].indexOf(quote[1]);
    return passage.slice(from, from + quote[1].length).trim(',.');
  }
  const dated = yearInBrackets.exec(passage.text);
  if (dated && [...(dated[1] ?? '').trim().matchAll(authorLike)].length > 0) {
    const rest = passage.slice(dated[0].length);
    const end = /[.?!](?=\s+\p{Lu})/u.exec(rest.text)?.index ?? 0;
    if (end > 8) return rest.slice(0, rest.text.charAt(end) === '.' ? end : end + 1).trim(',. ');
  }
  const line = passage.pieces[0]?.line as TextLine;
  const linked = line.runs.find((run) => (run.url || (run.bold && !line.bold)) && run.to - run.from > 20);
  if (linked && passage.pieces[0] && linked.from >= passage.pieces[0].from) {
    const from = linked.from - passage.pieces[0].from;
    return passage.slice(from, from + linked.to - linked.from).trim(',.');
  }
  const parts = passage.split(
    /(?<=[\p{L}\d)\]?!]{2})[.?!]\s+(?=[\p{Lu}\d“"])|(?<=\p{Lu}[\p{L}'’-]{1,30} \p{Lu}{1,3})\.\s+(?=\p{Lu}\p{Ll})|\(\d{4}[a-z]?\)[.,:]?\s*|\s\|\s/gu,
  );
  const rated = parts.slice(0, 12).map((part, index) => {
    const authors = [...part.text.matchAll(authorLike)].length;
    return { part, score: Math.min(part.text.split(' ').length, 20) - authors * 6 - index * 1.5 - (part.text.split(' ').length < 3 ? 10 : 0) };
  });
  const best = rated.sort((a, b) => b.score - a.score)[0]?.part ?? passage;
  return best.trim(',.;:“”" ');
}

/** The text after the title up to its DOI or address, without a separate year at its end. */
function venueIn(passage: Passage, from: number, ends: readonly (RegExpExecArray | null)[]): Passage {
  const to = Math.min(passage.text.length, ...ends.flatMap((end) => (end && end.index >= from ? [end.index] : [])));
  const after = passage.slice(from, to);
  const venue = after.slice(0, /(?:,\s*(?:19|20)\d\d|\s*\((?:19|20)\d\d\))?[\s.,;]*$/.exec(after.text)?.index);
  return tidyPassage(venue.trim(' ,.;:”"»'));
}

function readOne(whole: Passage, context: ReadContext): Omit<FoundEntry, 'id'> | null {
  const mark = number.exec(whole.text)?.[0].length ?? /^(?:19|20)\d\d\s+(?=\p{L})/u.exec(whole.text)?.[0].length ?? 0;
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
    const [title, venue] = head.chunks;
    const builder = new EntryBuilder('publication', context)
      .text('title', title?.passage, 0.85, 'title line')
      .text('venue', venue?.passage, 0.75, 'below title')
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

/** Publications of a section, one per citation: title, authors, venue, date, DOI, address. Pure. */
export function readPublications(lines: readonly TextLine[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const units = sectionUnits(lines);
  const [first, second] = units;
  if (first?.kind === 'head' && second && first.lines[0]?.bold && !second.lines[0]?.bold && first.lines[0].cells.length === 1) return readCards(units, context);
  return citations(units).flatMap((passage) => readOne(passage, context) ?? []);
}
