import { textDocument } from '../../fixtures/text-document';
import { parseResume } from '../parse-resume';

const entriesOf = (kind: string, heading: string, ...lines: string[]) =>
  parseResume(textDocument(['Ada Novak', 'ada@novak.example', '', `# ${heading}`, ...lines, '', '# SKILLS', 'Go, Rust']), '2026-11')
    .entries.filter((entry) => entry.kind === kind)
    .map(({ fields }) => fields);
const positions = (...lines: string[]) => entriesOf('work', 'EXPERIENCE', ...lines).map(({ position, employer }) => [position, employer]);

describe('several entries without dates never become one', () => {
  test('positions that name their employer, line by line', () =>
    expect(positions('Steward at Harbour Marathon', 'Waiter at The Blue Boar')).toEqual([
      ['Steward', 'Harbour Marathon'],
      ['Waiter', 'The Blue Boar'],
    ]));

  test('lines that begin with a title', () =>
    expect(positions('Reviewer, Marine Letters', 'Lecturer, Reef Society')).toEqual([
      ['Reviewer', 'Marine Letters'],
      ['Lecturer', 'Reef Society'],
    ]));

  test('lines of one form, even where the words are unknown', () =>
    expect(positions('Kelp Farmer, Skerry Sea Foods', 'Barista, Bean Bothy', 'Paper Round, Morrow News')).toEqual([
      ['Kelp Farmer', 'Skerry Sea Foods'],
      ['Barista', 'Bean Bothy'],
      ['Paper Round', 'Morrow News'],
    ]));

  test('a list of bullets', () =>
    expect(positions('• Waiter at The Blue Boar', '• Cashier at Morrow Stores')).toEqual([
      ['Waiter', 'The Blue Boar'],
      ['Cashier', 'Morrow Stores'],
    ]));

  test('a bold title begins an entry, and a wider gap does', () => {
    expect(positions('# Cook', 'Gasthaus Zur Linde', '# Porter', 'Kantine am Dom')).toEqual([
      ['Cook', 'Gasthaus Zur Linde'],
      ['Porter', 'Kantine am Dom'],
    ]);
    const schools = entriesOf('education', 'EDUCATION', 'University of Ibadan', 'B.Sc. Economics', '', 'Government College Ughelli', 'WASSCE');
    expect(schools.map(({ institution }) => institution)).toEqual(['University of Ibadan', 'Government College Ughelli']);
  });

  test('projects that are each a name with its description', () =>
    expect(entriesOf('project', 'PROJECTS', 'Tideclock: shows the next high water.', 'Bokhylle: a catalogue for a house.').map(({ name }) => name)).toEqual([
      'Tideclock',
      'Bokhylle',
    ]));
});

describe('entries that each begin with a bullet', () => {
  test('the lines below a bullet belong to it', () => {
    const schools = entriesOf(
      'education',
      'EDUCATION',
      '• University of Bergen • PhD in Physics • 2015',
      'Dissertation title: Slow muons',
      '• University of Oslo • BA in Physics • 2010',
    );
    expect(schools.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['University of Bergen', '2015'],
      ['University of Oslo', '2010'],
    ]);
  });

  test('bullets below a header stay what was done', () =>
    expect(
      entriesOf('work', 'EXPERIENCE', 'Pilot, Port of Split\t2019 – 2021', '• Brought in ships from 2019', '• Wrote the tide tables of 2020'),
    ).toMatchObject([{ position: 'Pilot', highlights: ['Brought in ships from 2019', 'Wrote the tide tables of 2020'] }]));
});

describe('forms', () => {
  test('each entry begins where the first label recurs, and keeps what follows its duties', () => {
    const form = (title: string, employer: string, dates: string) => [
      `Dates\t${dates}`,
      `Occupation or position held\t${title}`,
      'Main activities and responsibilities\tKeeping two lines running',
      `Name and address of employer\t${employer}`,
    ];
    const read = entriesOf(
      'work',
      'WORK EXPERIENCE',
      ...form('Technician', 'Moravia Foods, Brno', '2015 – 2020'),
      ...form('Fitter', 'Pumpa Servis', '2010 – 2015'),
    );
    expect(read).toMatchObject([
      { position: 'Technician', employer: 'Moravia Foods', location: 'Brno', startDate: '2015', highlights: ['Keeping two lines running'] },
      { position: 'Fitter', employer: 'Pumpa Servis', startDate: '2010', highlights: ['Keeping two lines running'] },
    ]);
  });

  test('labels in cells say what is beside them and are placed with it', () => {
    const resume = parseResume(
      textDocument([
        'Ada Novak',
        '',
        '# EXPERIENCE',
        'Company\tKaveri Infra',
        'Designation\tSite Engineer',
        'Duration\tJune 2019 to Present',
        '- Checked piles',
        '',
        '# SKILLS',
        'Go',
      ]),
      '2026-11',
    );
    expect(resume.entries[0]?.fields).toMatchObject({ position: 'Site Engineer', employer: 'Kaveri Infra', startDate: '2019-06', current: true });
    expect(resume.unplaced).toEqual([]);
  });

  test('text behind "Duties:" is what was done', () =>
    expect(
      entriesOf('work', 'EXPERIENCE', 'Company: Volga Steel', 'Position: Foreman', 'Period: 2015 - 2020', 'Duties: supervision of the rolling mill'),
    ).toMatchObject([{ position: 'Foreman', employer: 'Volga Steel', highlights: ['supervision of the rolling mill'] }]));
});
