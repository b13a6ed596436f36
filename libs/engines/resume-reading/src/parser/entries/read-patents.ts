import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import type { Passage } from '../passage';
import { findDates } from '../values/find-dates';
import { alternation, wordsOf } from '../values/word-lists';
import { sectionUnits } from './section-units';

const quoted = /[“"„«]([^“”"„«»]{6,300}?)[,.]?[”"“»]/u;
const offices = wordsOf('patent-offices', ['office', 'spaced']);
const office = alternation(offices, 'office');
const numberForms = [
  `\\b(?:${office}|${alternation(offices, 'spaced')})\\s\\d{1,4}(?:\\s\\d{3}){1,3}(?:\\s?[A-C]\\d?)?\\b`,
  `\\b(?:(?:${office})[\\s-]?)?(?:patents?\\s)?(?:application\\s)?(?:no\\.?\\s?|number\\s|#\\s?)?` +
    '(?:\\d{1,2}[,.]\\d{3}[,.]\\d{3}|\\d{7,12}|(?:19|20)\\d\\d/\\d{5,7})(?:\\s?[A-C]\\d?)?\\b',
];
const number = new RegExp(numberForms.join('|'), 'iu');
const state = /\b(?:granted|issued|pending|filed|published|application|erteilt|angemeldet|délivré|concedida)\b/i;

function readOne(passage: Passage, context: ReadContext): Omit<FoundEntry, 'id'> | null {
  const numbered = number.exec(passage.text);
  const quote = quoted.exec(passage.text);
  const isPart = (part: Passage) => !number.test(part.text) && !state.test(part.text) && findDates(part.text).length === 0 && part.text.split(' ').length >= 2;
  const title = quote?.[1] ? passage.slice(quote.index + 1, quote.index + 1 + quote[1].length) : passage.split(/,\s(?!\d{3})|\.\s|\s[–—|-]\s/g).find(isPart);
  const status = state.exec(passage.text);
  const date = findDates(passage.text)[0] ?? null;
  const builder = new EntryBuilder('patent', context).text('title', title, quote ? 0.9 : 0.7, quote ? 'quoted title' : 'longest part');
  if (numbered) builder.text('number', passage.slice(numbered.index, numbered.index + numbered[0].length), 0.85, 'patent number');
  if (status) builder.text('status', passage.slice(status.index, status.index + status[0].length), 0.8, 'status');
  return builder
    .date(/filed|application|pending|angemeldet/i.test(status?.[0] ?? '') ? 'filedDate' : 'date', date, date ? passage.slice(date.from, date.to) : null)
    .build();
}

/** Patents of a section, one per unit: title (quoted, or the first part that is not a number), number, status, date. Pure. */
export function readPatents(lines: readonly TextLine[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  return sectionUnits(lines).flatMap((unit) => readOne(unit.passage, context) ?? []);
}
