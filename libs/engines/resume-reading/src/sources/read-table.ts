import { parse } from 'csv-parse/sync';
import { branch, leaf, type SourceValue } from './source-value';

const headerWithin = 10;

/** How a column is asked for: lower case, single spaces. */
export const columnKey = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * A CSV file as a value: one record per row, one part per cell under its column's name as written. Notes above the header row stay as lines of their own;
 * it is found by the columns known of this file, else the first row is it. Quotes, line ends inside cells and a byte order mark are read.
 * A file that is no CSV is one text, so that its words are not lost. Never throws.
 */
export function readTable(name: string, data: Buffer, known: readonly string[]): SourceValue {
  const text = new TextDecoder('utf-8').decode(data);
  const rows = parseRows(text);
  if (!rows) return leaf(name, name, text);
  const at = Math.max(
    0,
    rows.slice(0, headerWithin).findIndex((row) => row.some((cell) => known.includes(columnKey(cell)))),
  );
  const header = rows[at] ?? [];
  const notes = rows.slice(0, at).map((row, index) => leaf('', `${name} row ${index + 1}`, row.filter(Boolean).join(' ')));
  const records = rows.slice(at + 1).map((row, index) => {
    const path = `${name} row ${at + index + 2}`;
    return branch(
      '',
      path,
      row.map((cell, column) => leaf(header[column] ?? '', path, cell)),
    );
  });
  // A header without rows says nothing about a person.
  return branch(name, name, [...notes, ...records]);
}

function parseRows(text: string): string[][] | null {
  try {
    return parse(text, { bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}
