import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { column, type PdfText, pdfOf } from '../fixtures/pdf-of';
import { DocumentReader } from './document-reader';

const reader = new DocumentReader();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-layouts-'));
});
afterAll(async () => {
  await reader.close();
  await rm(directory, { recursive: true });
});

async function read(...pages: PdfText[][]) {
  const path = join(directory, 'document.pdf');
  await writeFile(path, pdfOf(pages));
  return reader.read({ path, fileName: 'resume', kind: 'pdf', asOf: '2026-11' });
}
const positionsOf = ({ entries }: Awaited<ReturnType<typeof read>>) =>
  entries
    .filter(({ kind }) => kind === 'work')
    .map(({ fields: { position, employer, startDate, endDate, current } }) => [position, employer, startDate, endDate ?? (current ? 'now' : undefined)]);
const bold = (text: string, size = 10) => ({ text, bold: true, size });
const head = column(40, [bold('Ada Novak', 20), 'ada@novak.example']);

test('a rail that writes a period one end below the other, beside a title with its employer in plain type', async () => {
  const entry = (top: number, dates: [string, string], title: string, employer: string): PdfText[] => [
    { x: 40, y: top, text: dates[0], size: 8 },
    { x: 40, y: top - 22, text: dates[1], size: 8 },
    { x: 110, y: top, text: title, bold: true, size: 11 },
    { x: 260, y: top, text: employer, size: 9 },
    { x: 110, y: top - 16, text: '- Kept the tide tables of three harbours in order', size: 9 },
    { x: 110, y: top - 30, text: '- Trained the people who bring the ships in', size: 9 },
  ];
  const resume = await read([
    ...head,
    { x: 110, y: 740, text: 'WORK EXPERIENCE', bold: true, size: 13 },
    ...entry(715, ['Current', '2021'], 'Lead Tide Analyst', 'Port of Split'),
    ...entry(655, ['2021', '2017'], 'Data Analyst', 'Marlin Insurance'),
    { x: 110, y: 600, text: 'SKILLS', bold: true, size: 13 },
    { x: 110, y: 584, text: 'Python, R, Docker' },
  ]);
  expect(positionsOf(resume)).toEqual([
    ['Lead Tide Analyst', 'Port of Split', '2021', 'now'],
    ['Data Analyst', 'Marlin Insurance', '2017', '2021'],
  ]);
});

test('entries of one section in two columns are read column by column, and what is below them on its own', async () => {
  const side = (x: number, first: string, second: string) =>
    column(
      x,
      [
        bold(`${first}, 03/2021 - 05/2023`),
        'Auberge du Lac',
        'Ninety covers a night.',
        '',
        bold(`${second}, 06/2018 - 02/2021`),
        'Hotel Mont Blanc',
        'All stations in turn.',
      ],
      710,
    );
  const resume = await read([
    ...head,
    { x: 40, y: 735, text: 'EXPERIENCE', bold: true, size: 13 },
    ...side(40, 'Chef de Partie', 'Cook'),
    ...side(310, 'Sommelier', 'Waiter'),
    { x: 40, y: 590, text: 'SKILLS', bold: true, size: 13 },
    { x: 40, y: 574, text: 'Sauces, pastry, cellar books' },
  ]);
  expect(positionsOf(resume).map(([position]) => position)).toEqual(['Chef de Partie', 'Cook', 'Sommelier', 'Waiter']);
  expect(positionsOf(resume).every(([, employer]) => employer === 'Auberge du Lac' || employer === 'Hotel Mont Blanc')).toBe(true);
});

test('name, headline and contacts that every page begins with are part of no entry', async () => {
  const header = column(40, [bold('Ada Novak', 20), 'Harbour pilot with a liking for fog', 'ada@novak.example']);
  const job = (title: string, years: string) => [bold(title), `Port of Split, ${years}`, '- Brought in the ferries of the line'];
  const resume = await read(
    [...header, ...column(40, [bold('EXPERIENCE', 13), ...job('Senior Pilot', '2018 - 2022')], 700)],
    [...header, ...column(40, [...job('Junior Pilot', '2014 - 2018'), '', bold('SKILLS', 13), 'Radar, Fog, Croatian'], 700)],
  );
  expect(positionsOf(resume).map(([position]) => position)).toEqual(['Senior Pilot', 'Junior Pilot']);
  expect(JSON.stringify(resume.entries)).not.toContain('fog');
});

test('headings in the margin that broke over two lines head what is beside them, and unknown ones in their look too', async () => {
  const label = (y: number, ...lines: string[]) => lines.map((text, index) => ({ x: 40, y: y - index * 13, text, bold: true }));
  const beside = (y: number, ...lines: string[]) => lines.map((text, index) => ({ x: 160, y: y - index * 13, text }));
  const resume = await read([
    ...head,
    ...label(730, 'Professional', 'Experience'),
    ...beside(730, 'Ship Electrician, Nordwerft GmbH, 2018 - 2022', '- Rewired three ferries during their dry dock', '- Checked the shore power'),
    ...label(670, 'Education &', 'Training'),
    ...beside(670, 'BSc Electrical Engineering', 'University of Bremen, 2014 - 2018'),
    ...label(620, 'Adventures'),
    ...beside(620, 'Round the peaks on a bicycle'),
    ...label(590, 'Skills'),
    ...beside(590, 'Soldering, thermal imaging'),
    ...label(560, 'Languages'),
    ...beside(560, 'German, Polish'),
  ]);
  expect(positionsOf(resume)).toEqual([['Ship Electrician', 'Nordwerft GmbH', '2018', '2022']]);
  expect(resume.entries.filter(({ kind }) => kind === 'education').map(({ fields }) => fields.institution)).toEqual(['University of Bremen']);
  expect(resume.unplaced.map(({ section }) => section)).toEqual(['Adventures']);
});

test('a bold title that a narrow column broke is one title, and each further one begins an entry', async () => {
  const resume = await read([
    ...head,
    ...column(
      40,
      [bold('AWARDS', 13), bold('Silver Pencil for Public'), bold('Service Design'), 'Bristol Design Week', '', bold('Best Project'), 'Bristol School of Art'],
      710,
    ),
    ...column(
      260,
      [
        bold('EXPERIENCE', 13),
        bold('Product Designer'),
        'Citybus Labs, 2017 - 2021',
        '- Drew the ticket machines of four towns and tested them',
        '- Rode along at night to see who presses which button',
        '- Wrote the rules for the signs at the stops',
        '- Taught the drivers',
      ],
      703,
    ),
  ]);
  expect(resume.entries.filter(({ kind }) => kind === 'award').map(({ fields }) => fields.title)).toEqual([
    'Silver Pencil for Public Service Design',
    'Best Project',
  ]);
});
