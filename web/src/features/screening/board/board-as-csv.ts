import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { nameOf } from './columns';
import { texts } from './texts';

/** What a spreadsheet would run as a formula stands there as text. */
function field(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows of a board as CSV (RFC 4180), as they are shown: names that are hidden there are hidden here. */
export function boardAsCsv(criteria: readonly Criterion[], rows: readonly BoardRow[]): string {
  const { columns } = texts;
  const head = [
    columns.place,
    columns.candidate,
    columns.title,
    columns.points,
    columns.mustsMet,
    ...criteria.map(({ words }) => words),
    columns.stage,
    columns.tags,
  ];
  const lines = rows.map((row) => [
    row.place === null ? '' : texts.place(row.place, row.isTied),
    nameOf(row),
    row.headline,
    row.points,
    row.mustsMet,
    ...row.cells.map(({ state }) => (state === null ? texts.notRead : texts.state(state))),
    texts.stage(row.stage),
    row.tags.join('; '),
  ]);
  // The mark at the start tells spreadsheets that it is UTF-8.
  return `\uFEFF${[head, ...lines].map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
}
