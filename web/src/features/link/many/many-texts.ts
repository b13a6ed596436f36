import { maxLinkTable } from '@folia/contracts/limits';
import type { LinkTableColumn } from '@folia/contracts/link/table';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const kilobytes = Math.round(maxLinkTable.bytes / 1024);
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Words of making many links from a table. */
export const manyTexts = {
  title: 'Links from a table',
  lead: 'One link for each line of a CSV file. The product sends the recipients nothing: you get the addresses and send them yourself.',
  columnsTitle: 'The first line names the columns',
  columns: {
    recipient: 'for whom; needed',
    email: 'only this address can open it',
    ends: 'last day, such as 2026-12-31',
    views: 'views at most',
    note: 'for you alone',
  } satisfies Record<LinkTableColumn, string>,
  example: 'recipient,email,ends\n"Lyngen Ports, Ida Nes",ida@lyngen.example,2026-12-31',
  file: 'Choose a file',
  otherFile: 'Choose another file',
  limits: `At most ${maxLinkTable.rows} lines and ${kilobytes} kB.`,
  tooLarge: `This file is larger than ${kilobytes} kB. Split it into several.`,
  unreadable: 'This file could not be read. Choose it again.',
  encoding: 'Its letters are written as',
  encodings: [
    { value: 'utf-8', label: 'UTF-8' },
    { value: 'windows-1252', label: 'Windows (Western)' },
    { value: 'windows-1250', label: 'Windows (Central European)' },
    { value: 'utf-16le', label: 'UTF-16' },
  ],
  rules: 'Rules for all of them',
  rulesHint: 'A line’s own end, views or e-mail win over these.',
  preview: 'Look at the preview',
  back: 'Back to the rules',
  errors: (count: number) => `${plural(count, 'thing is', 'things are')} wrong. Nothing can be made until they are mended in the file.`,
  errorAt: (line: number, column: string | null) => (column ? `Line ${line}, ${column}` : `Line ${line}`),
  rows: (count: number) => `${plural(count, 'link', 'links')} will be made. Nothing is made yet.`,
  head: { line: 'Line', recipient: 'For', email: 'Only for', ends: 'Ends', views: 'Views at most' },
  anyone: 'as the rules say',
  day: (date: string) => day.format(new Date(date)),
  make: (count: number) => `Make ${plural(count, 'link', 'links')}`,
  made: (count: number) => `${plural(count, 'link is', 'links are')} made`,
  madeText: 'These addresses are shown once: only their fingerprints are kept. Save them now.',
  save: 'Save as CSV',
  copyAll: 'Copy all',
  done: 'Done',
  failed: (reason: string) => `No link was made. ${reason}`,
};
