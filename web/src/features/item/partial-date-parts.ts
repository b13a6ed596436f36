/** The two halves of a date in the editor; `month` is "" or "01"–"12". */
export type DateParts = { year: string; month: string };

export function splitDate(value: string): DateParts {
  const [year = '', month = ''] = value.split('-');
  return { year, month };
}

/** A month without a year is kept as typed, so that the rule can point it out. */
export const joinDate = ({ year, month }: DateParts) => (month ? `${year}-${month}` : year);

/** Reads a whole date typed or pasted into the year: "2021-03", "03/2021", "3.2021", "2021". */
export function readTypedDate(typed: string): DateParts | null {
  const text = typed.trim();
  const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})$/.exec(text);
  const yearLast = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(text);
  const [year, month] = yearFirst ? [yearFirst[1], yearFirst[2]] : yearLast ? [yearLast[2], yearLast[1]] : [];
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return null;
  return { year, month: month.padStart(2, '0') };
}
