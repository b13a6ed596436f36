import { emailAddress } from '@folia/contracts/email-address';
import { linkDays, maxLinkDescription, maxLinkNote, maxLinkTable } from '@folia/contracts/limits';
import { type LinkTableColumn, type LinkTableError, type LinkTableRow, linkTableColumns } from '@folia/contracts/link/table';
import { parse } from 'csv-parse/sync';

/** A table as text, cut into records; null for what is no table. */
type Cells = { line: number; cells: string[] }[];
/** What a line becomes; `expiresAt` and `maxViews` of null follow the common rules. */
type TableLine = Omit<LinkTableRow, 'expiresAt' | 'maxViews'> & { expiresAt: string | null; maxViews: number | null };
export type ReadTable = { lines: TableLine[]; errors: LinkTableError[] };

const day = 86_400_000;
const wrong = (line: number, column: LinkTableColumn | null, message: string): LinkTableError => ({ line, column, message });

/** The text of a file in a character set by the name that browsers know; null where the bytes are not in it, or there is no such set. */
export function textOf(file: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('ERR_ENCODING_')) return null;
    throw error;
  }
}

/** Reads a table of recipients; every error names its line, counted from 1 as an editor does. `now` is when the days in `ends` begin to count. */
export function readLinkTable(text: string, now: Date): ReadTable {
  const cells = cellsOf(text);
  if ('line' in cells) return { lines: [], errors: [cells] };
  const [head, ...body] = cells;
  if (!head) return { lines: [], errors: [wrong(1, null, 'The table is empty')] };
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const errors = errorsOfHead(names, head.line);
  if (body.length === 0) errors.push(wrong(head.line, null, 'There is no line below the names of the columns'));
  if (body.length > maxLinkTable.rows) errors.push(wrong(head.line, null, `There are ${body.length} lines, and ${maxLinkTable.rows} is the limit`));
  if (errors.length > 0) return { lines: [], errors };
  const read = body.map(({ line, cells: values }) => readLine(line, names, values, now));
  return { lines: read.map(({ value }) => value), errors: read.flatMap((one) => one.errors) };
}

function cellsOf(text: string): Cells | LinkTableError {
  try {
    const records = parse(text, { bom: true, delimiter: delimiterOf(text), info: true, relax_column_count: true, skip_empty_lines: true });
    return (records as unknown as { info: { lines: number }; record: string[] }[])
      .map(({ info, record }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    const { lines } = error as { lines?: number };
    if (lines === undefined) throw error;
    return wrong(lines, null, 'A quotation mark is left open, or stands in the middle of a cell');
  }
}

/** Spreadsheets write semicolons where the comma divides decimals. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  return [';', '\t'].find((sign) => first.includes(sign)) ?? ',';
}

function errorsOfHead(names: string[], line: number): LinkTableError[] {
  const unknown = names.filter((name) => name !== '' && !isColumn(name));
  const twice = names.filter((name, place) => name !== '' && names.indexOf(name) !== place);
  return [
    ...(names.includes('recipient') ? [] : [wrong(line, 'recipient', 'There is no column called recipient')]),
    ...unknown.map((name) => wrong(line, null, `There is no rule called “${name.slice(0, 40)}”; the columns are ${linkTableColumns.join(', ')}`)),
    ...twice.map((name) => wrong(line, null, `The column ${name.slice(0, 40)} is there twice`)),
  ];
}
const isColumn = (name: string): name is LinkTableColumn => linkTableColumns.some((column) => column === name);

function readLine(line: number, names: string[], values: string[], now: Date): { value: TableLine; errors: LinkTableError[] } {
  const cell = (column: LinkTableColumn) => (values[names.indexOf(column)] ?? '').normalize('NFC').trim();
  const errors: LinkTableError[] = [];
  const refuse = (column: LinkTableColumn | null, message: string) => errors.push(wrong(line, column, message));
  if (values.length > names.length) refuse(null, 'There are more cells than columns; a text with a comma needs quotation marks');
  const description = cell('recipient').replace(/\s+/g, ' ');
  if (description === '') refuse('recipient', 'It is empty');
  if (description.length > maxLinkDescription) refuse('recipient', `It is longer than ${maxLinkDescription} characters`);
  const note = cell('note');
  if (note.length > maxLinkNote) refuse('note', `It is longer than ${maxLinkNote.toLocaleString('en')} characters`);
  for (const column of linkTableColumns) if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(cell(column))) refuse(column, 'It holds control characters');
  const email = emailAddress.safeParse(cell('email'));
  if (cell('email') !== '' && !email.success) refuse('email', 'It is not an e-mail address');
  const expiresAt = endOf(cell('ends'), now);
  if (expiresAt instanceof Error) refuse('ends', expiresAt.message);
  const views = cell('views');
  const isCount = /^[1-9]\d{0,5}$/.test(views);
  if (views !== '' && !isCount) refuse('views', 'It is not a whole number from 1 to 999,999');
  const value = {
    line,
    description,
    email: email.success ? email.data : null,
    expiresAt: expiresAt instanceof Error ? null : expiresAt,
    maxViews: isCount ? Number(views) : null,
    note,
  };
  return { value, errors };
}

/** The end of a cell: a number of days, or a day as YYYY-MM-DD, whose end in UTC it is; null for an empty one. */
function endOf(cell: string, now: Date): string | null | Error {
  if (cell === '') return null;
  const days = /^\d{1,3}$/.test(cell) ? Number(cell) : null;
  if (days !== null) {
    if (days < 1 || days > linkDays.most) return new Error(`It is not 1 to ${linkDays.most} days`);
    return new Date(now.getTime() + days * day).toISOString();
  }
  const date = /^\d{4}-\d\d-\d\d$/.test(cell) ? new Date(`${cell}T23:59:59.999Z`) : null;
  if (!date || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(cell))
    return new Error('It is neither a number of days nor a day such as 2027-01-31');
  if (date <= now) return new Error('This day has passed already');
  if (date.getTime() > now.getTime() + (linkDays.most + 1) * day) return new Error('It is more than a year away');
  return date.toISOString();
}
