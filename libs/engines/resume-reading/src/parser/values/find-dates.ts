import { monthNumber, monthPattern } from './month-names';
import { plainWidth } from './plain-width';
import { alternation, wordsOf } from './word-lists';

/** A date or period in a text: offsets, `YYYY` or `YYYY-MM` parts, and how it was meant. */
export type FoundDate = { from: number; to: number; start: string; end: string; current: boolean; isRange: boolean; expected: boolean };

/** `short`: the year has two digits, so it is a date only as part of a period ("Sep 19 – Jun 21"); alone it may be a day of the month. */
type Point = { from: number; to: number; date: string; kind: 'date' | 'month' | 'present' | 'short' };

const year = '(?:19|20)\\d\\d(?!\\d)';
const dateWords = wordsOf('dates', ['present', 'present-unspaced', 'season', 'between', 'since', 'lead']);
const present = alternation(dateWords, 'present');
const presentUnspaced = alternation(dateWords, 'present-unspaced');
const season = alternation(dateWords, 'season');
/** What may stand behind a month of one digit: "2019/3 –", "2006.11.8". */
const behindMonth = '\\s|$|[-–—~)]|\\.(?:\\s|$)|[./]\\d{1,2}(?!\\d)';
/** The forms of one point in time, the most certain first. */
const pointForms = [
  // 2019年3月, 2019年03月01日, 2019년 3월
  `(?<era>(?<eraName>令和|平成|昭和)\\s?(?<eraYear>\\d{1,2}|元)\\s?年\\s?(?:(?<eraMonth>0?[1-9]|1[0-2])\\s?月(?:\\s?\\d{1,2}\\s?日)?)?)`,
  `(?<cjk>(?<cjkYear>(?:19|20)\\d\\d)\\s?[年년]\\s?(?:(?<cjkMonth>0?[1-9]|1[0-2])\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?)?度?)`,
  `(?<iso>(?<![\\d/.]|(?<!(?:19|20)\\d\\d[./]\\d{1,2})-)(?<isoYear>(?:19|20)\\d\\d)(?:[-/.](?<isoMonth>0[1-9]|1[0-2])|[/.](?:\\s(?=\\d{1,2}\\.))?(?<isoShort>1[0-2]|[1-9](?=${behindMonth})))(?:[-/.](?:0[1-9]|[12]\\d|3[01]|[1-9](?!\\d)))?(?![\\d/]\\d|-\\d(?!\\d{3})|\\d)\\.?)`,
  `(?<full>(?<![\\d/.-])(?:0?[1-9]|[12]\\d|3[01])[./-](?<fullMonth>0?[1-9]|1[0-2])[./-](?<fullYear>${year}))`,
  `(?<numeric>(?<![\\d/.-])(?<numericMonth>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<numericYear>${year}))`,
  `(?<![\\p{L}\\d])(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.)?\\s{1,2}(?:de\\s)?)?(?<month>${monthPattern})\\.?(?![\\p{L}])(?:[\\s,]{1,3}(?:[0-3]?\\d(?:st|nd|rd|th)?,?\\s)?|[\\s,]*(?:de|del)\\s|\\s?[-/]\\s?|\\s?(?=['’‘]))(?:(?<monthYear>${year})|['’‘](?<shortYear>\\d\\d)(?!\\d))`,
  `(?<![\\p{L}\\d])(?:${season})s?[\\s,.-]{1,3}(?:(?:of|de)\\s)?(?:(?<seasonYear>${year})|['’‘](?<seasonShort>\\d\\d)(?!\\d))`,
  `(?<![\\p{L}\\d])(?<present>${present})(?![\\p{L}\\d])`,
  `(?<![\\p{Script=Han}\\p{Script=Hangul}])(?<presentUnspaced>${presentUnspaced})(?![\\p{Script=Han}\\p{Script=Hangul}])`,
  `(?<![\\p{L}\\d])(?<twoDigitMonth>${monthPattern})\\.?(?![\\p{L}])[\\s/-]{0,3}(?<twoDigitYear>\\d\\d)(?![\\d\\p{L}:/]|[.,]\\d)`,
  `(?<![\\d/.-])(?:(?:0?[1-9]|[12]\\d|3[01])[./])?(?<twoDigitNumeric>0?[1-9]|1[0-2])[./](?<twoDigitEnd>\\d\\d)(?![\\d/%]|\\.\\d)`,
  `(?<![\\p{L}\\d])(?<monthOnly>${monthPattern})\\.?(?![\\p{L}])`,
  `(?<![\\d.,/$€£#-]|[\\p{L}]|\\d:)(?<yearOnly>${year})(?![\\d%+]|[.,]\\d)`,
  `(?<![\\p{L}\\d])['’‘](?<apostrophe>\\d\\d)(?![\\d\\p{L}])`,
];
const pointPattern = new RegExp(pointForms.join('|'), 'giu');
const between = new RegExp(`^\\s*(?:[-–—‐‑−~→➔/至到]{1,3}|から|부터|${alternation(dateWords, 'between')})\\s*$`, 'iu');
/** "9/10 and 10/12" counts something; with two digits only a sign or "to" makes a period. */
const onlyListed = /^\s*(?:and|und|et|y|i|och)\s*$/iu;
const openEnd = /^\s*[-–—~]{1,2}\s*(?:$|[)\]])/;
const sinceBefore = new RegExp(`(?:^|[\\s(,|])(?:${alternation(dateWords, 'since')})\\s*$`, 'iu');
const expectedNear = /(?:expected|anticipated|graduating|voraussichtlich|prévu|prevista?o?)\b/iu;
/** "Sep 2021 – Expected May 2025": the period continues after the word. */
const expectedWord = /(?<=[–—-]\s?)\(?(?:expected|anticipated|exp\.|voraussichtlich|prévu)\s?:?(?=\s*$)/iu;
const leadWords = new RegExp(`(?:^|[\\s(,|;:])(?:${alternation(dateWords, 'lead')})\\s*[:,]?\\s*(?:on|in)?\\s*$`, 'iu');
const duration =
  /^\s*[·•|,]?\s*[([]?\s*(?:(?:\d{1,2}|less than a)\s?(?:years?|yrs?|y|months?|mos?|m|jahre?|monate?|ans?|mois|años?|meses|mes)(?![\p{L}])\.?\s?(?:,|and|und|et|y)?\s?){1,2}[)\]]?/iu;

/** The year before the first one of each Japanese era. */
const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

function century(two: string): string {
  return Number(two) > 50 ? `19${two}` : `20${two}`;
}

function pointOf(match: RegExpMatchArray): Point {
  const groups = match.groups ?? {};
  const from = match.index ?? 0;
  const at = { from, to: from + match[0].length };
  const dated = (years: string | undefined, months: number | string | undefined): Point => ({
    ...at,
    kind: 'date',
    date: months ? `${years}-${String(months).padStart(2, '0')}` : String(years),
  });
  if (groups.iso) return dated(groups.isoYear, groups.isoMonth ?? groups.isoShort);
  if (groups.full) return dated(groups.fullYear, groups.fullMonth);
  if (groups.numeric) return dated(groups.numericYear, groups.numericMonth);
  if (groups.month) return dated(groups.monthYear ?? century(groups.shortYear ?? '00'), monthNumber(groups.month));
  if (groups.seasonYear ?? groups.seasonShort) return dated(groups.seasonYear ?? century(groups.seasonShort ?? '00'), undefined);
  if (groups.era) return dated(String((eras[groups.eraName ?? ''] ?? 0) + (groups.eraYear === '元' ? 1 : Number(groups.eraYear))), groups.eraMonth);
  if (groups.cjk) return dated(groups.cjkYear, groups.cjkMonth);
  if (groups.present ?? groups.presentUnspaced) return { ...at, kind: 'present', date: '' };
  if (groups.monthOnly) return { ...at, kind: 'month', date: String(monthNumber(groups.monthOnly)).padStart(2, '0') };
  const twoDigits = groups.twoDigitYear ?? groups.twoDigitEnd;
  if (twoDigits) return { ...dated(century(twoDigits), groups.twoDigitMonth ? monthNumber(groups.twoDigitMonth) : groups.twoDigitNumeric), kind: 'short' };
  if (groups.apostrophe) return dated(century(groups.apostrophe), undefined);
  return dated(groups.yearOnly, undefined);
}

/** "2019-20" and "2019/20": an abbreviated range of years, not a month. */
function shortRange(text: string, point: Point): { end: string; to: number } | undefined {
  const rest = /^[/–-]((?:19|20)?\d\d)(?![\d/.-])/.exec(text.slice(point.to, point.to + 6));
  if (!rest?.[1] || point.date.length !== 4) return undefined;
  const end = rest[1].length === 4 ? rest[1] : point.date.slice(0, 2) + rest[1];
  return Number(end) > Number(point.date) ? { end, to: point.to + rest[0].length } : undefined;
}

/** Widens a date to include the words that introduce it ("Expected:", "since") and the duration after it ("(2 yrs 3 mos)"). */
function widen(text: string, date: FoundDate): FoundDate {
  const before = text.slice(Math.max(0, date.from - 40), date.from);
  const lead = leadWords.exec(before);
  const expected = expectedNear.test(lead?.[0] ?? '') || /^\s*\(?(?:expected|anticipated|voraussichtlich)/iu.test(text.slice(date.to, date.to + 20));
  const after = duration.exec(text.slice(date.to, date.to + 40));
  const tail = /^\s*\(?(?:expected|anticipated)\)?/iu.exec(text.slice(date.to, date.to + 20));
  const isSince = sinceBefore.test(before) && !date.isRange;
  return {
    ...date,
    from: lead ? date.from - (before.length - lead.index) + (/^[\s(,|;:]/.test(lead[0]) ? 1 : 0) : date.from,
    to: date.to + Math.max(after && /\d/.test(after[0]) ? after[0].length : 0, tail?.[0].length ?? 0),
    current: date.current || isSince,
    isRange: date.isRange || isSince,
    expected,
  };
}

/** "(Jun 21)" and a cell that holds nothing else: no day stands like that. */
const standsAlone = (text: string, { from, to }: Point) =>
  (text.slice(0, from).trim() === '' && text.slice(to).trim() === '') || (text.charAt(from - 1) === '(' && text.charAt(to) === ')');

/** "15/01/2025 7/06/2025": the arrow between two dates was a drawing. */
const isPeriodWithoutSign = (gap: string, start: string, end: string) => /^\s{1,3}$/.test(gap) && start.length === 7 && end.length === 7 && start < end;

const endsWithDay = /(?<!\d)[0-3]?\d(?:st|nd|rd|th)?,?\s(?:19|20)\d\d$/;

/** "Sep 19 – Oct 21, 2024" counts days: the year stands only at the end. */
function settleDays(text: string, points: readonly Point[]): Point[] {
  return points.map((point, index) => {
    const next = points[index + 1];
    const isDay = point.kind === 'short' && next?.kind === 'date' && endsWithDay.test(text.slice(next.from, next.to));
    return isDay ? { ...point, kind: 'month', date: point.date.slice(5) } : point;
  });
}

function datesIn(text: string): readonly FoundDate[] {
  if (!/\d\d|\d年|元年/.test(text)) return [];
  const points = settleDays(text, [...text.matchAll(pointPattern)].map(pointOf));
  const dates: FoundDate[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index] as Point;
    const next = points[index + 1];
    const gap = next ? text.slice(point.to, next.from) : '';
    const isJoined = next !== undefined && between.test(gap.replace(expectedWord, '')) && !(point.kind === 'short' && onlyListed.test(gap));
    const isEnd = next?.kind === 'date' || next?.kind === 'short';
    const plain = { from: point.from, to: point.to, start: point.date, end: '', current: false, isRange: false, expected: false };
    if (point.kind === 'present') continue;
    if (point.kind === 'month') {
      if (isJoined && isEnd) {
        dates.push(widen(text, { ...plain, to: next.to, start: `${next.date.slice(0, 4)}-${point.date}`, end: next.date, isRange: true }));
        index += 1;
      }
      continue;
    }
    if (isEnd && (isJoined || isPeriodWithoutSign(gap, point.date, next.date))) {
      dates.push(widen(text, { ...plain, to: next.to, end: next.date, isRange: true }));
      index += 1;
    } else if (next?.kind === 'present' && (isJoined || (point.kind === 'date' && gap.trim() === ''))) {
      dates.push(widen(text, { ...plain, to: next.to, current: true, isRange: true }));
      index += 1;
    } else if (point.kind === 'date' || (/\p{L}/u.test(text.slice(point.from, point.to)) && standsAlone(text, point))) {
      const short = shortRange(text, point);
      const open = openEnd.exec(text.slice(point.to));
      if (short) dates.push(widen(text, { ...plain, to: short.to, end: short.end, isRange: true }));
      else if (open) dates.push(widen(text, { ...plain, to: point.to + open[0].trimEnd().replace(/[)\]]$/, '').length, current: true, isRange: true }));
      else dates.push(widen(text, plain));
    }
  }
  return dates;
}

const known = new Map<string, readonly FoundDate[]>();
const maxKnown = 2000;

/**
 * Every date and period in a line: "Mar 2019 – Present", "03/2019", "2019/03", "’16", "Spring 2020", "seit 2018", "Jun – Aug 2022", in the languages of locale-names, Chinese, Japanese and Korean among them.
 * A single date is its `start` (and not a range). Linear; looks at the first 2,000 characters; never throws.
 */
export function findDates(line: string): readonly FoundDate[] {
  const text = plainWidth(line.slice(0, 2000));
  // Every step of the parser needs the dates of the same lines.
  const found = known.get(text) ?? datesIn(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, found);
  return found;
}
