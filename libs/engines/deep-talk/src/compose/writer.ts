import { type AnswerCitation, type AnswerClaim, type AnswerLanguage, basicsId, type ClaimKind } from '@folia/contracts/deep-talk/answer';
import { isRough } from '../compute/durations';
import { type FrameName, type Frames, frames } from '../frames/frames';
import type { Entry, Passage, ReadSubject } from '../read/subject';

/** Fills the sentences of one language and points out what they rest on. */
export type Writer = { readonly language: AnswerLanguage; readonly frames: Frames; readonly subject: ReadSubject; readonly name: string };

export const writerFor = (language: AnswerLanguage, subject: ReadSubject): Writer => ({
  language,
  frames: frames[language],
  subject,
  name: subject.firstName || subject.basics.name,
});

/** A sentence with its places filled; the person's name is always known. A full stop is not doubled. */
export function fill(writer: Writer, frame: FrameName, words: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = { name: writer.name, ...words };
  return writer.frames[frame]
    .replace(/\{(\w+)\}/g, (_, place: string) => all[place] ?? '')
    .replace(/([.!?])\.$/, '$1')
    .replace(/, \./, '.')
    .replace(/, $/, '');
}

export const claim = (kind: ClaimKind, text: string, citations: readonly AnswerCitation[] = []): AnswerClaim => ({ kind, text, citations: unique(citations) });

function unique(citations: readonly AnswerCitation[]): AnswerCitation[] {
  const keys = new Set<string>();
  return citations.filter((one) => {
    const key = JSON.stringify(one);
    return !keys.has(key) && keys.add(key) !== undefined;
  });
}

/** A date of an entry, "March 2021" or "2021". */
export function dateIn(writer: Writer, date: string): string {
  const [year = '', month] = date.split('-');
  const name = writer.frames.months[Number(month) - 1];
  return name ? fill(writer, 'monthYear', { month: name, year }) : year;
}

/** When an entry was: "since March 2021", "March 2019 to May 2020", "2020"; empty without dates. */
export function periodIn(writer: Writer, { dates }: Entry): string {
  const [start, end] = [dates.start, dates.end].map((date) => (date ? dateIn(writer, date) : ''));
  if (start && dates.isCurrent) return fill(writer, 'since', { start });
  if (start && end) return start === end ? start : fill(writer, 'span', { start, end });
  if (start) return fill(writer, 'from', { start });
  return end ?? '';
}

/** "Nurse at St. Mary's"; a title or an employer alone where there is only one. */
export function roleIn(writer: Writer, { kind, title, organisation }: Entry): string {
  if (!organisation) return title;
  return fill(writer, kind === 'work' || kind === 'volunteering' ? 'roleAt' : 'degreeAt', { title, organisation });
}

/** "2 years and 3 months". `entries`: where the months come from; with bare years they are only about right. */
export function durationIn(writer: Writer, months: number, entries: readonly Entry[]): string {
  const count = (number: number, one: FrameName, many: FrameName) => fill(writer, number === 1 ? one : many, { count: String(number) });
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (isRough(entries)) return fill(writer, 'about', { count: count(Math.max(1, Math.round(months / 12)), 'year', 'years') });
  if (years === 0) return count(Math.max(1, rest), 'month', 'monthsCount');
  const whole = count(years, 'year', 'years');
  return rest === 0 ? whole : fill(writer, 'and', { first: whole, second: count(rest, 'month', 'monthsCount') });
}

/** "A, B and C". */
export function listIn(writer: Writer, parts: readonly string[]): string {
  const [last, ...before] = [...parts].reverse();
  if (last === undefined) return '';
  return before.length === 0 ? last : fill(writer, 'and', { first: before.reverse().join(', '), second: last });
}

export const cite = ({ itemId, field, entry }: Passage, quote: string): AnswerCitation => ({ itemId, field, entry, quote });
export const citeBasics = (field: string, quote: string): AnswerCitation => ({ itemId: basicsId, field, entry: null, quote });

/** The title and the organisation of an entry. */
export const citeHeading = ({ id, title, titleField, organisation, organisationField }: Entry): AnswerCitation[] => [
  ...(title ? [{ itemId: id, field: titleField, entry: null, quote: title }] : []),
  ...(organisation ? [{ itemId: id, field: organisationField, entry: null, quote: organisation }] : []),
];

/** The dates of an entry as they stand in it. */
export const citeDates = ({ id, dates }: Entry): AnswerCitation[] => [
  ...(dates.start ? [{ itemId: id, field: dates.startField, entry: null, quote: dates.start }] : []),
  ...(dates.end ? [{ itemId: id, field: dates.endField, entry: null, quote: dates.end }] : []),
];
