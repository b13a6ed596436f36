import { maxLinkTable } from '@folia/contracts/limits';
import { readLinkTable, textOf } from './read-link-table';

const now = new Date('2026-11-22T12:00:00Z');
const read = (text: string) => readLinkTable(text, now);
const errorsOf = (text: string) => read(text).errors.map(({ line, column, message }) => `${line} ${column ?? '-'} ${message}`);

test.each([
  ['commas', 'recipient,email,ends,views,note\n"Meridian Pay, hiring",Ida@Example.com,14,3,"Ask\nin May"\nLund University,,2027-01-31,,\n'],
  [
    'semicolons, as spreadsheets write them',
    'Recipient;Email;Ends;Views;Note\r\n"Meridian Pay, hiring";ida@example.com;14;3;"Ask\nin May"\r\n\r\nLund University;;2027-01-31;;\r\n',
  ],
  [
    'tabs and a byte order mark',
    '\ufeffrecipient\temail\tends\tviews\tnote\nMeridian Pay, hiring\tida@example.com\t14\t3\t"Ask\nin May"\nLund University\t\t2027-01-31\t\t',
  ],
  [
    'columns in another order, blanks around',
    'email , note,views, recipient ,ends\nida@example.com,"Ask\nin May",3,"Meridian  Pay, hiring ",14\n,,,Lund University,2027-01-31',
  ],
])('a table with %s is read', (_how, text) => {
  const { lines, errors } = read(text);
  expect(errors).toEqual([]);
  expect(lines.map(({ line, ...rest }) => rest)).toEqual([
    { description: 'Meridian Pay, hiring', email: 'ida@example.com', expiresAt: '2026-12-06T12:00:00.000Z', maxViews: 3, note: 'Ask\nin May' },
    { description: 'Lund University', email: null, expiresAt: '2027-01-31T23:59:59.999Z', maxViews: null, note: '' },
  ]);
});

test('every error names its line as an editor counts it, and its column; all are told at once', () => {
  const rows = [
    'recipient,email,ends,views,note',
    '"Two\nlines",,,,',
    ',ida@example,,,',
    'Kim,,0,0,',
    'Kim,,366,1.5,',
    'Kim,,2026-11-21,-1,',
    'Kim,,2027-02-30,,',
    'Kim,,2028-01-01,1000000,',
    `${'x'.repeat(121)},,soon,,${'y'.repeat(2001)}`,
    'Kim,a,b,c,d,e',
  ];
  expect(errorsOf(rows.join('\n'))).toEqual([
    '4 recipient It is empty',
    '4 email It is not an e-mail address',
    '5 ends It is not 1 to 365 days',
    '5 views It is not a whole number from 1 to 999,999',
    '6 ends It is not 1 to 365 days',
    '6 views It is not a whole number from 1 to 999,999',
    '7 ends This day has passed already',
    '7 views It is not a whole number from 1 to 999,999',
    '8 ends It is neither a number of days nor a day such as 2027-01-31',
    '9 ends It is more than a year away',
    '9 views It is not a whole number from 1 to 999,999',
    '10 recipient It is longer than 120 characters',
    '10 note It is longer than 2,000 characters',
    '10 ends It is neither a number of days nor a day such as 2027-01-31',
    '11 - There are more cells than columns; a text with a comma needs quotation marks',
    '11 email It is not an e-mail address',
    '11 ends It is neither a number of days nor a day such as 2027-01-31',
    '11 views It is not a whole number from 1 to 999,999',
  ]);
});

test.each([
  ['', '1 - The table is empty'],
  ['recipient', '1 - There is no line below the names of the columns'],
  ['name,email\nIda,', '1 recipient There is no column called recipient'],
  ['recipient,password\nIda,x', '1 - There is no rule called “password”; the columns are recipient, email, ends, views, note'],
  ['recipient,note,note\nIda,,', '1 - The column note is there twice'],
  ['recipient\nIda "Ada', '2 - A quotation mark is left open, or stands in the middle of a cell'],
  [`recipient\n${'Ida\n'.repeat(maxLinkTable.rows + 1)}`, '1 - There are 201 lines, and 200 is the limit'],
])('%j is refused as a whole', (text, error) => {
  expect(errorsOf(text)).toContain(error);
  expect(read(text).lines).toEqual([]);
});

test('200 lines are read', () => {
  expect(read(`recipient\n${'Ida\n'.repeat(200)}`).lines).toHaveLength(200);
});

test('a file is text in the character set it is said to be in, or none', () => {
  expect(textOf(Buffer.from('Zoë'), 'utf-8')).toBe('Zoë');
  expect(textOf(Buffer.from('Zoë', 'latin1'), 'windows-1252')).toBe('Zoë');
  expect(textOf(Buffer.from('Zoë', 'utf16le'), 'utf-16le')).toBe('Zoë');
  expect(textOf(Buffer.from('Zoë', 'latin1'), 'utf-8')).toBeNull();
  expect(textOf(Buffer.from('Zoë'), 'no-such-set')).toBeNull();
});
