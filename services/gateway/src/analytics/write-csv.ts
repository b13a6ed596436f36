const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** One cell: what a spreadsheet would read as a formula is text (OWASP, CSV injection), and quotes are doubled (RFC 4180). A plain number stays one, with its decimals. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  if (plainNumber.test(text)) return text;
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["',;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table, with its end. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`;
