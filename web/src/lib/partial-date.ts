/** A resume's date, `YYYY` or `YYYY-MM`. Month 0 is January of year 0; `month` is false if only the year is known. */
export type PartialDate = { year: number; months: number; month: boolean };

// Fixed locale and zone: server and browser must write the same words.
const monthYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

export function parsePartialDate(value: unknown): PartialDate | null {
  const match = typeof value === 'string' ? /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(value) : null;
  if (!match) return null;
  const year = Number(match[1]);
  return { year, months: year * 12 + (match[2] ? Number(match[2]) - 1 : 0), month: match[2] !== undefined };
}

/** `2021-03` → "Mar 2021", `2021` → "2021", anything else as it is. */
export function formatPartialDate(value: string): string {
  const date = parsePartialDate(value);
  if (!date?.month) return value;
  return monthYear.format(Date.UTC(date.year, date.months % 12));
}
