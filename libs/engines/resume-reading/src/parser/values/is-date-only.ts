import { findDates } from './find-dates';

/** Whether a text contains only dates, as cells of date columns and discs of timelines do. Pure. */
export function isDateOnly(text: string): boolean {
  const dates = findDates(text);
  return dates.length > 0 && text.trim().length <= dates.reduce((sum, date) => sum + date.to - date.from, 0) + 4;
}
