import { readResume } from '@folia/contracts/resume-import/shapes';
import { readJsonResume } from './read-json-resume';

const read = (json: unknown) =>
  readResume.parse(readJsonResume(Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)), '2026-11', () => undefined));
const fieldsOf = (resume: ReturnType<typeof read>, kind: string) => resume.entries.filter((entry) => entry.kind === kind).map(({ fields }) => fields);

const whole = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Runa Solvang',
    label: 'Engineer',
    image: 'https://solvang.example.net/me.jpg',
    email: 'runa@example.com',
    phone: '+47 555 01 877',
    url: 'https://solvang.example.net',
    summary: 'I keep the lights on.',
    location: { address: 'Strandgaten 5', postalCode: '5004', city: 'Bergen', countryCode: 'NO', region: 'Vestland' },
    profiles: [{ network: 'GitHub', username: 'runasol', url: 'https://github.com/runasol' }],
  },
  work: [
    {
      name: 'Havbris Energi',
      position: 'Principal Engineer',
      url: 'https://havbris.example.org',
      startDate: '2023-03-14',
      endDate: null,
      summary: 'Forecasts.',
      highlights: ['Cut the error', 'Halved night alarms'],
      location: 'Bergen',
      'x-skills': ['Kafka'],
      description: 'Energy company',
    },
    { name: 'Nordlys', position: 'Engineer', startDate: '2015', endDate: '2021-01' },
  ],
  volunteer: [{ organization: 'Red Cross', position: 'Radio operator', startDate: '2010-06', endDate: '2011-12', summary: 'Relief' }],
  education: [
    {
      institution: 'NTNU',
      area: 'Power',
      studyType: 'MSc',
      startDate: '2010',
      endDate: '2012',
      score: 4.5,
      courses: ['TET4100 - Circuits'],
      'x-location': 'Trondheim',
    },
  ],
  awards: [{ title: 'Night Shift of the Year', date: '2019-12-01', awarder: 'Nordlys', summary: 'Voted' }],
  certificates: [{ name: 'CKA', date: '2022-10', issuer: 'CNCF', url: 'https://cka.example.org', 'x-expires': '2025-10' }],
  publications: [
    { name: 'Wind at night', publisher: 'Grid Journal', releaseDate: '2021-03-15', url: 'https://grid.example.org', 'x-authors': ['R. Solvang', 'A. Novak'] },
  ],
  skills: [
    { name: 'Streaming', level: 'Master', keywords: ['Kafka', 'Flink'] },
    { name: 'PostgreSQL', level: 'Advanced', 'x-category': 'Databases' },
  ],
  languages: [{ language: 'Norwegian', fluency: 'Native speaker' }],
  interests: [{ name: 'Sailing', keywords: ['Knots'] }],
  references: [{ name: 'Ada Novak', reference: 'Never sleeps.' }],
  projects: [
    {
      name: 'Ledgerline',
      description: 'A log',
      highlights: ['Open source'],
      keywords: ['Go'],
      startDate: '2020-01',
      url: 'https://l.example.org',
      roles: ['Lead', 'Author'],
    },
  ],
  'x-patents': [{ title: 'Switch planner', number: 'NO-77', inventors: ['R. Solvang'], date: '2020-03' }],
  'x-talks': [{ title: 'Boring grids', event: 'GridConf', place: 'Oslo', date: '2022' }],
  'x-achievements': [{ title: 'Restored the west coast in two hours', date: '2021' }],
};

test('every section of JSON Resume and our own keys become entries with the path they are from', () => {
  const resume = read(whole);
  expect(Object.fromEntries(Object.entries(resume.basics).map(([field, found]) => [field, found?.value]))).toEqual({
    name: 'Runa Solvang',
    headline: 'Engineer',
    email: 'runa@example.com',
    phone: '+47 555 01 877',
    url: 'https://solvang.example.net/',
    summary: 'I keep the lights on.',
    location: 'Bergen, Vestland, NO',
  });
  expect(resume.profiles).toMatchObject([{ network: 'GitHub', username: 'runasol', url: 'https://github.com/runasol' }]);
  expect(resume.entries.map(({ kind, fields }) => [kind, fields])).toEqual([
    [
      'work',
      {
        position: 'Principal Engineer',
        employer: 'Havbris Energi',
        location: 'Bergen',
        startDate: '2023-03',
        current: true,
        url: 'https://havbris.example.org',
        summary: 'Forecasts.',
        highlights: ['Cut the error', 'Halved night alarms'],
        skills: ['Kafka'],
      },
    ],
    ['work', { position: 'Engineer', employer: 'Nordlys', startDate: '2015', endDate: '2021-01' }],
    ['volunteering', { position: 'Radio operator', organization: 'Red Cross', startDate: '2010-06', endDate: '2011-12', summary: 'Relief' }],
    [
      'education',
      {
        institution: 'NTNU',
        degree: 'MSc',
        area: 'Power',
        location: 'Trondheim',
        startDate: '2010',
        endDate: '2012',
        grade: '4.5',
        courses: ['TET4100 - Circuits'],
      },
    ],
    ['award', { title: 'Night Shift of the Year', issuer: 'Nordlys', date: '2019-12', summary: 'Voted' }],
    ['certification', { name: 'CKA', issuer: 'CNCF', date: '2022-10', expires: '2025-10', url: 'https://cka.example.org' }],
    ['publication', { title: 'Wind at night', authors: ['R. Solvang', 'A. Novak'], venue: 'Grid Journal', date: '2021-03', url: 'https://grid.example.org' }],
    ['language', { name: 'Norwegian', level: 'Native speaker' }],
    [
      'project',
      {
        name: 'Ledgerline',
        role: 'Lead, Author',
        startDate: '2020-01',
        current: true,
        url: 'https://l.example.org',
        summary: 'A log',
        highlights: ['Open source'],
        skills: ['Go'],
      },
    ],
    ['patent', { title: 'Switch planner', number: 'NO-77', inventors: ['R. Solvang'], date: '2020-03' }],
    ['talk', { title: 'Boring grids', event: 'GridConf', place: 'Oslo', date: '2022' }],
    ['achievement', { title: 'Restored the west coast in two hours', date: '2021' }],
    ['skill', { name: 'Kafka', category: 'Streaming', level: 'Master' }],
    ['skill', { name: 'Flink', category: 'Streaming', level: 'Master' }],
    ['skill', { name: 'PostgreSQL', category: 'Databases', level: 'Advanced' }],
  ]);
  expect(resume.entries[1]?.evidence.employer).toMatchObject([{ words: 'Nordlys', method: 'work[1].name', confidence: 1 }]);
  expect(new Set(resume.entries.map(({ confidence }) => confidence))).toEqual(new Set([1]));
});

test('what has no field is shown as unplaced, and every word is placed or unplaced', () => {
  const resume = read(whole);
  const left = resume.unplaced.map(({ section, words }) => `${section}: ${words}`);
  for (const text of [
    'basics: location.address: Strandgaten 5',
    'interests: name: Sailing',
    'references: reference: Never sleeps.',
    'work: description: Energy company',
  ])
    expect(left).toContain(text);
  expect(resume.words.visible).toBe(resume.words.placed + resume.words.unplaced);
  expect(resume.pages.map(({ lines }) => lines[0]?.text)).toEqual(expect.arrayContaining(['basics', 'work', 'x-talks']));
});

test('values that are not valid stay unplaced and fail nothing', () => {
  const resume = read({
    basics: { email: 'nobody', url: 'javascript:alert(1)', name: 7 },
    work: [
      { name: 'Acme', startDate: '2019-13', endDate: '2021-05', url: 'not an address' },
      'Baker',
      { startDate: '2010' },
      { name: 'Back', startDate: '2020', endDate: '2018' },
    ],
  });
  expect(fieldsOf(resume, 'work')).toEqual([
    { employer: 'Acme', endDate: '2021-05' },
    { employer: 'Back', startDate: '2020' },
  ]);
  expect(resume.basics).toEqual({ name: expect.objectContaining({ value: '7' }) });
  const left = resume.unplaced.map(({ words }) => words);
  expect(left).toEqual(
    expect.arrayContaining([
      'email: nobody',
      'url: javascript:alert(1)',
      'startDate: 2019-13',
      'url: not an address',
      'Baker',
      'startDate: 2010',
      'endDate: 2018',
    ]),
  );
});

test.each([
  ['broken JSON', '{"work": [', 'FILE_CORRUPT'],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe]), 'FILE_CORRUPT'],
  ['another JSON', { name: 'package', version: '1.0.0', dependencies: {} }, 'NOT_A_RESUME'],
  ['a list', [1, 2, 3], 'NOT_A_RESUME'],
  ['a JSON Resume of a name only', { basics: { name: 'Ada' } }, 'NOT_A_RESUME'],
  ['an empty JSON Resume', { basics: {}, work: [] }, 'FILE_NO_TEXT'],
  ['nesting beyond 256 levels', `{"work":${'['.repeat(300)}${']'.repeat(300)}}`, 'FILE_TOO_COMPLEX'],
  ['a million brackets', '['.repeat(400_000), 'FILE_TOO_COMPLEX'],
  ['more than 500,000 characters', { work: [{ name: 'x'.repeat(500_001) }] }, 'FILE_TOO_COMPLEX'],
])('%s is refused', (_what, json, code) => {
  const data = Buffer.isBuffer(json) ? json : Buffer.from(typeof json === 'string' ? json : JSON.stringify(json));
  expect(() => readJsonResume(data, '2026-11', () => undefined)).toThrow(expect.objectContaining({ code }));
});

test('what never goes on is not said to, and the words that claim it stay unplaced', () => {
  const resume = read({ awards: [{ title: 'Best Radio', date: '2020', 'x-current': true }] });
  expect(fieldsOf(resume, 'award')).toEqual([{ title: 'Best Radio', date: '2020' }]);
  expect(resume.unplaced.map(({ words }) => words)).toEqual([expect.stringContaining('true')]);
  expect(resume.words.placed + resume.words.unplaced).toBe(resume.words.visible);
});
