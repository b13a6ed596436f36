import { readResume } from '@folia/contracts/resume-import/shapes';
import { zipOf } from '../fixtures/docx-of';
import { readLinkedinArchive } from './read-linkedin-archive';

const files = {
  'Profile.csv':
    '\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Runa,Solvang,,"Strandgaten 5, Bergen",May 4,"Engineer, and proud of it","First line\nSecond line",Energy,5004,"Bergen, Norway",[runasol],"[PORTFOLIO:https://solvang.example.net,OTHER:https://github.com/runasol]",\r\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Havbris Energi,Principal Engineer,"Forecasts for three price areas.\n• Cut the error by 18 percent\n• Halved ""night alarms""","Bergen, Norway",Mar 2023,\n' +
    'Nordlys Kraftnett AS,Engineer,,Tromsø,Aug 2015,Jan 2021\n',
  'Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nNTNU,2010,2012,,"MSc, Electric Power",Radio club\n',
  'Skills.csv': 'Name\nPostgreSQL\nKafka\npostgresql\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\nCKA,https://cka.example.org/1,CNCF,Oct 2022,Oct 2025,LF-123\n',
  'Languages.csv': 'Name,Proficiency\nNorwegian,Native or bilingual proficiency\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nLedgerline,A log of switchings,,Jan 2020,\n',
  'Publications.csv': 'Name,Published On,Description,Publisher,Url\nWind at night,"Mar 15, 2021",,Grid Journal,https://grid.example.org/wind\n',
  'Patents.csv': 'Title,Description,Url,Filed On,Issued On,Application Number\nSwitch planner,,,Feb 2018,Mar 2020,NO-2018-77\n',
  'Honors.csv': 'Title,Description,Issued On\nNight Shift of the Year,,Dec 2019\n',
  'Volunteering.csv': 'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Radio operator,Disaster relief,Jun 2010,Dec 2011,\n',
  'Courses.csv': 'Name,Number\nHigh voltage safety,HV-1\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\nruna@example.com,Yes,Yes,1/1/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+47 555 01 877,Mobile\n',
};
const read = async (contents: Record<string, string>) => readResume.parse(await readLinkedinArchive(zipOf(contents), '2026-11', () => undefined));
const fieldsOf = (resume: Awaited<ReturnType<typeof read>>, kind: string) => resume.entries.filter((entry) => entry.kind === kind).map(({ fields }) => fields);

test('every file of the archive becomes entries with confidence 1, each field with its own words, file and row', async () => {
  const resume = await read(files);
  expect(Object.fromEntries(Object.entries(resume.basics).map(([field, found]) => [field, found?.value]))).toEqual({
    name: 'Runa Solvang',
    headline: 'Engineer, and proud of it',
    summary: 'First line\n\nSecond line',
    location: 'Bergen, Norway',
    email: 'runa@example.com',
    phone: '+47 555 01 877',
    url: 'https://solvang.example.net/',
  });
  expect(resume.profiles.map(({ network, username }) => [network, username])).toEqual([
    ['GitHub', 'runasol'],
    ['Twitter', 'runasol'],
  ]);
  expect(fieldsOf(resume, 'work')).toEqual([
    {
      position: 'Principal Engineer',
      employer: 'Havbris Energi',
      location: 'Bergen, Norway',
      startDate: '2023-03',
      current: true,
      summary: 'Forecasts for three price areas.',
      highlights: ['Cut the error by 18 percent', 'Halved "night alarms"'],
    },
    { position: 'Engineer', employer: 'Nordlys Kraftnett AS', location: 'Tromsø', startDate: '2015-08', endDate: '2021-01' },
  ]);
  expect(fieldsOf(resume, 'education')).toEqual([
    { institution: 'NTNU', degree: 'MSc, Electric Power', startDate: '2010', endDate: '2012', highlights: ['Radio club'] },
  ]);
  expect(fieldsOf(resume, 'skill')).toEqual([{ name: 'PostgreSQL' }, { name: 'Kafka' }]);
  expect(fieldsOf(resume, 'certification')).toEqual([
    { name: 'CKA', issuer: 'CNCF', date: '2022-10', expires: '2025-10', credentialId: 'LF-123', url: 'https://cka.example.org/1' },
  ]);
  expect(fieldsOf(resume, 'language')).toEqual([{ name: 'Norwegian', level: 'Native or bilingual proficiency' }]);
  expect(fieldsOf(resume, 'project')).toEqual([{ name: 'Ledgerline', summary: 'A log of switchings', startDate: '2020-01' }]);
  expect(fieldsOf(resume, 'publication')).toEqual([{ title: 'Wind at night', venue: 'Grid Journal', date: '2021-03', url: 'https://grid.example.org/wind' }]);
  expect(fieldsOf(resume, 'patent')).toEqual([{ title: 'Switch planner', number: 'NO-2018-77', filedDate: '2018-02', date: '2020-03' }]);
  expect(fieldsOf(resume, 'award')).toEqual([{ title: 'Night Shift of the Year', date: '2019-12' }]);
  expect(fieldsOf(resume, 'volunteering')).toEqual([{ position: 'Radio operator', organization: 'Red Cross', startDate: '2010-06', endDate: '2011-12' }]);
  expect(new Set(resume.entries.map(({ confidence }) => confidence))).toEqual(new Set([1]));
  expect(resume.entries[0]?.evidence.startDate?.[0]).toMatchObject({ words: 'Mar 2023', method: 'Positions.csv row 2', confidence: 1 });
  expect(resume.entries[1]?.evidence.position?.[0]).toMatchObject({ words: 'Engineer', method: 'Positions.csv row 3' });
});

test('what no field takes is shown, file by file, and every word is placed or unplaced', async () => {
  const resume = await read(files);
  expect(resume.pages.map(({ lines }) => lines[0]?.text)).toContain('Courses.csv');
  const left = resume.unplaced.map(({ section, words }) => `${section}: ${words}`);
  expect(left).toContain('Profile.csv: Address: Strandgaten 5, Bergen');
  expect(left).toContain('Profile.csv: Birth Date: May 4');
  expect(left).toContain('Courses.csv: Name: High voltage safety');
  expect(left).toContain('Volunteering.csv: Cause: Disaster relief');
  expect(left.filter((text) => /Havbris|Confirmed: Yes.*1\/1\/24|Mobile/.test(text))).toEqual([]);
  expect(left).toContain('Email Addresses.csv: Email Address: old@example.com');
  expect(resume.words.visible).toBe(resume.words.placed + resume.words.unplaced);
});

test('any file may be missing, empty or broken, lie in a folder, begin with notes, or have columns of another language', async () => {
  const resume = await read({
    'Basic_Export/Positions.csv':
      'Notes:\n"Some of this may be out of date, see our help"\n\nCompany Name,Title,Description,Location,Started On,Finished On\nAcme,Smith,,,x,\n',
    'Basic_Export/Skills.csv': '',
    'Basic_Export/Languages.csv': 'Name,Proficiency\n',
    'Basic_Export/Education.csv': 'Schule,Abschluss\nTH Lübeck,Diplom\n',
    'Basic_Export/Profile.csv': 'First Name,Last Name\n"Runa,Solvang',
  });
  expect(fieldsOf(resume, 'work')).toEqual([{ position: 'Smith', employer: 'Acme' }]);
  const left = resume.unplaced.map(({ words }) => words);
  expect(left).toEqual(expect.arrayContaining(['Notes:', 'Started On: x', 'Schule: TH Lübeck', 'Abschluss: Diplom']));
  expect(left.join(' ')).toContain('Solvang');
});

test('files about other people are not opened', async () => {
  const resume = await read({ ...files, 'Connections.csv': 'First Name,Last Name\nSecret,Friend\n', 'messages.csv': 'FROM,CONTENT\nSecret,Hello\n' });
  expect(JSON.stringify(resume)).not.toContain('Secret');
  expect(resume.notes.join()).toContain('2 more files');
});

test.each([
  ['a foreign ZIP', zipOf({ 'holiday.jpg': 'x', 'Connections.csv': 'First Name\nAda\n' }), 'FILE_TYPE_MISMATCH'],
  ['an archive without any entry', zipOf({ 'Profile.csv': 'First Name,Last Name\nAda,Novak\n' }), 'NOT_A_RESUME'],
  ['an archive of empty files', zipOf({ 'Positions.csv': '', 'Skills.csv': '' }), 'FILE_NO_TEXT'],
  ['half an archive', zipOf({ 'Skills.csv': 'Name\nGo\n' }).subarray(0, 60), 'FILE_CORRUPT'],
  ['a bomb', zipOf({ 'Skills.csv': Buffer.alloc(30 * 1024 * 1024, 'a') }), 'FILE_TOO_COMPLEX'],
  ['a file whose size is declared smaller than it is', lied(zipOf({ 'Skills.csv': `Name\n${'Go\n'.repeat(50_000)}` })), 'FILE_CORRUPT'],
  [
    'too many files',
    zipOf({ ...Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`f${index}`, ''])), 'Skills.csv': 'Name\nGo\n' }),
    'FILE_TOO_COMPLEX',
  ],
  ['too much text', zipOf({ 'Skills.csv': `Name\n${Array.from({ length: 60_000 }, (_, index) => `Skill ${index}`).join('\n')}\n` }), 'FILE_TOO_COMPLEX'],
])('%s is refused', async (_what, data, code) => {
  await expect(readLinkedinArchive(data, '2026-11', () => undefined)).rejects.toMatchObject({ code });
});

test('of more than 500 skills the first 500 are taken, the rest stays to be seen', async () => {
  const resume = await read({ 'Skills.csv': `Name\n${Array.from({ length: 510 }, (_, index) => `Skill ${index}`).join('\n')}\n` });
  expect(fieldsOf(resume, 'skill')).toHaveLength(500);
  expect(resume.unplaced).toHaveLength(10);
  expect(resume.notes.join()).toContain('10 more');
});

/** The unpacked size in both headers says 10 bytes. */
function lied(zip: Buffer): Buffer {
  const directory = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  zip.writeUInt32LE(10, 22);
  zip.writeUInt32LE(10, directory + 24);
  return zip;
}
