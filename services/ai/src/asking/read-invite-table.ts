import { longestAskedName, mostInvited } from '@folia/contracts/asking/limits';
import type { InviteError, Invitee } from '@folia/contracts/asking/shapes';
import { emailAddress } from '@folia/contracts/email-address';
import { parse } from 'csv-parse/sync';

type Line = { line: number; cells: string[] };
/** What a table of addresses says: whom it names, each address once, and what is wrong, by line. */
export type ReadInviteTable = { people: Omit<Invitee, 'state'>[]; errors: InviteError[] };

const addressColumns = ['email', 'e-mail', 'mail', 'address'];

/**
 * Reads lines of addresses, each with a name or without, as spreadsheets and mail programs write them: `Mira Solheim <mira@example.org>`, or cells divided by
 * commas, semicolons or tabs. A first line without an address names the columns. Lines count from 1, as an editor counts them.
 */
export function readInviteTable(table: string): ReadInviteTable {
  const lines = linesOf(table);
  if ('message' in lines) return { people: [], errors: [lines] };
  const body = isHead(lines[0]) ? lines.slice(1) : lines;
  if (body.length === 0) return { people: [], errors: [{ line: 1, message: 'There is no address' }] };
  if (body.length > mostInvited) return { people: [], errors: [{ line: 1, message: `There are ${body.length} lines, and ${mostInvited} is the limit` }] };
  const people = new Map<string, ReadInviteTable['people'][number]>();
  const errors: InviteError[] = [];
  for (const one of body) {
    const read = personOf(one);
    if ('message' in read) errors.push(read);
    else if (people.has(read.address)) errors.push({ line: read.line, message: `This address stands on line ${people.get(read.address)?.line} already` });
    else people.set(read.address, read);
  }
  return { people: [...people.values()], errors };
}

function linesOf(table: string): Line[] | InviteError {
  try {
    const records = parse(table, { bom: true, delimiter: [',', ';', '\t'], info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
    return (records as unknown as { info: { lines: number }; record: string[] }[])
      .map(({ info, record }) => ({ line: info.lines, cells: record.map(plain) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    const { lines } = error as { lines?: number };
    if (lines === undefined) throw error;
    return { line: lines, message: 'A quotation mark is left open' };
  }
}

// A cell that holds control characters would hold them in e-mails and lists too.
const plain = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const isHead = (line: Line | undefined): boolean => line?.cells.some((cell) => addressColumns.includes(cell.toLowerCase())) ?? false;

/** The first cell that holds an address says it; what else stands there is the name. */
function personOf({ line, cells }: Line): ReadInviteTable['people'][number] | InviteError {
  const at = cells.findIndex((cell) => cell.includes('@'));
  if (at < 0) return { line, message: 'There is no address on this line' };
  const cell = cells[at] ?? '';
  const [, before = '', within] = /^([^<>]*)<([^<>]*)>$/.exec(cell) ?? [];
  const address = emailAddress.safeParse(within ?? cell);
  if (!address.success) return { line, message: `“${cell.slice(0, 60)}” is not an e-mail address` };
  const name = [before.trim(), ...cells.filter((_, index) => index !== at)].filter(Boolean).join(' ').replace(/^"|"$/g, '').trim();
  if (name.length > longestAskedName) return { line, message: `The name is longer than ${longestAskedName} characters` };
  return { line, address: address.data, name };
}
