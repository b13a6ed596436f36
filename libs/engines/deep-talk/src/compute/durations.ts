import type { Period } from '@folia/fit/read/portfolio/period';
import { yearsCovered } from '@folia/fit/read/portfolio/period';
import type { Entry } from '../read/subject';
import { leastYears, yearsSaid } from '../understand/dates';
import { foldAccents } from '../understand/fold-accents';
import type { Text } from '../understand/tokens';

/** Months since year 0; the end is exclusive. */
const periodOfEntry = ({ from, to }: Entry): Period | null => (from === null || to === null ? null : { from, to });

/** Months covered by any of the entries, counted once where they overlap. */
export const monthsCovered = (entries: readonly Entry[]): number => Math.round(yearsCovered(entries.flatMap((entry) => periodOfEntry(entry) ?? [])) * 12);

/** Whether a date of an entry is a year without a month, so that months worked out from it are no more than about right. */
export const isRough = (entries: readonly Entry[]): boolean => entries.some(({ dates }) => [dates.start, dates.end].some((date) => date.length === 4));

/** Stretches of two months or more between positions that no entry covers, latest first. */
export function gapsBetween(entries: readonly Entry[]): { before: Entry; after: Entry; months: number }[] {
  const sorted = entries.filter((entry) => entry.from !== null && entry.to !== null).toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const gaps: { before: Entry; after: Entry; months: number }[] = [];
  let last: Entry | null = null;
  for (const entry of sorted) {
    const months = last ? (entry.from ?? 0) - (last.to ?? 0) : 0;
    if (last && months >= 2) gaps.push({ before: last, after: entry, months });
    if (!last || (entry.to ?? 0) > (last.to ?? 0)) last = entry;
  }
  return gaps.reverse();
}

/** Positions that were held at the same time, with the months they shared. */
export function overlapsOf(entries: readonly Entry[]): { first: Entry; second: Entry; months: number }[] {
  const dated = entries.filter((entry) => entry.from !== null && entry.to !== null);
  return dated.flatMap((first, index) =>
    dated.slice(index + 1).flatMap((second) => {
      const months = Math.min(first.to ?? 0, second.to ?? 0) - Math.max(first.from ?? 0, second.from ?? 0);
      return months > 1 ? [{ first, second, months }] : [];
    }),
  );
}

/** Whether a folded question names the place of one of the entries: its years are then as many as they are, where of a thing one may have more. */
const isOfStay = (question: string, entries: readonly Entry[]): boolean =>
  entries.some(({ organisation }) => organisation !== '' && question.includes(foldAccents(organisation).split(' ').slice(0, 2).join(' ')));

/** People round seven years and ten months up to eight, and seven and nine down. */
const aQuarter = 0.25;

/** Whether entries lasted as long as a question says: "more than 5 years" (least), "8 years at X" (said); null where it says no number. */
export function lastedSo(question: Text, entries: readonly Entry[]): boolean | null {
  const [least, said] = [leastYears(question), yearsSaid(question)];
  const years = monthsCovered(entries) / 12;
  if (least !== null) return years >= least;
  return said === null ? null : isOfStay(question.folded, entries) ? years >= said - aQuarter && years < said + 1 : years >= said;
}
