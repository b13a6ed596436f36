import { findDates } from '../parser/values/find-dates';

const iso = /^((?:19|20|21)\d\d)(?:-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** "2019", "2019-03" or "2019-03-14" as `YYYY` or `YYYY-MM`; '' for anything else. */
export function isoMonth(text: string): string {
  const [, year, month] = iso.exec(text.trim()) ?? [];
  return year ? `${year}${month ? `-${month}` : ''}` : '';
}

/** A date in words ("Mar 2019", "14 mars 2019", "2019") as `YYYY` or `YYYY-MM`; '' unless the text is one date and nothing else. */
export function writtenMonth(text: string): string {
  const plain = text.trim();
  const exact = isoMonth(plain);
  if (exact) return exact;
  const [date, ...more] = findDates(plain);
  const isWhole = date && more.length === 0 && !date.isRange && !/[\p{L}\p{N}]/u.test(plain.slice(0, date.from) + plain.slice(date.to));
  return isWhole ? date.start : '';
}

/** Whether a period goes backwards; a year alone is compared with years only. */
export const endsBefore = (start: string, end: string): boolean => Boolean(start && end) && end.slice(0, start.length) < start.slice(0, end.length);
