import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResume } from '@folia/contracts/resume-import/shapes';
import { openPdf } from '../document/pdf/open-pdf';
import { readPdf } from '../document/pdf/read-pdf';
import { column, pdfOf } from '../fixtures/pdf-of';
import { readLinkedinProfile } from './read-linkedin-profile';

async function read(data: Buffer) {
  const { pdf, library } = await openPdf(new Uint8Array(data));
  return readLinkedinProfile(await readPdf(pdf, library), '2026-11', () => undefined);
}
const profile = async (language: string) => readResume.parse(await read(readFileSync(join(__dirname, `fixtures/linkedin-${language}.pdf`))));
type Read = Awaited<ReturnType<typeof profile>>;
const fieldsOf = (resume: Read, kind: string) => resume.entries.filter((entry) => entry.kind === kind).map((entry) => entry.fields);

test('a saved profile of two pages is read by its layout: each position under one employer carries it', async () => {
  const resume = await profile('en');
  expect(Object.fromEntries(Object.entries(resume.basics).map(([field, found]) => [field, found?.value]))).toEqual({
    name: 'Runa Solvang',
    headline: 'Principal Engineer at Havbris Energi | Making grids boring',
    location: 'Bergen, Vestland, Norway',
    email: 'runa.solvang@example.com',
    phone: '+47 555 01 877',
    url: 'https://solvang.example.net/',
    summary: expect.stringMatching(/^I keep the lights on for a living\.[\s\S]*At present I lead the forecasting work of Havbris\.$/),
  });
  expect(resume.profiles).toMatchObject([{ network: 'LinkedIn', username: 'runa-solvang-0a1b2c', url: 'https://www.linkedin.com/in/runa-solvang-0a1b2c' }]);
  expect(fieldsOf(resume, 'work')).toEqual([
    {
      position: 'Principal Engineer',
      employer: 'Havbris Energi',
      location: 'Bergen, Vestland, Norway',
      startDate: '2023-03',
      current: true,
      summary: 'Responsible for the forecast of wind and load in three price areas.',
      highlights: ['Cut the error of the day-ahead forecast by 18 percent', 'Introduced on-call rules that halved night alarms'],
    },
    {
      position: 'Senior Software Engineer',
      employer: 'Havbris Energi',
      location: 'Bergen, Vestland, Norway',
      startDate: '2021-03',
      endDate: '2023-02',
      summary: 'Moved the settlement of 400,000 meters from nightly batches to streams.',
    },
    {
      position: 'Control Room Engineer',
      employer: 'Nordlys Kraftnett AS',
      location: 'Tromsø, Norway',
      startDate: '2015-08',
      endDate: '2021-01',
      summary: expect.stringContaining('Shift lead in the regional control centre.'),
    },
    {
      position: 'Software Developer',
      employer: 'Fjordtech Consulting',
      startDate: '2012',
      endDate: '2015',
      summary: 'Built reporting tools for district heating plants.',
    },
    { position: 'Volunteer Radio Operator', employer: 'Red Cross Norway', location: 'Trondheim', startDate: '2010-06', endDate: '2011-12' },
  ]);
  expect(fieldsOf(resume, 'education')).toEqual([
    {
      institution: 'Norwegian University of Science and Technology (NTNU)',
      degree: 'Master of Science - MS',
      area: 'Electric Power Engineering',
      startDate: '2010',
      endDate: '2012',
    },
    { institution: 'Bergen University College', degree: "Bachelor's degree", area: 'Automation', startDate: '2007', endDate: '2010' },
    { institution: 'Langhaugen videregående skole', startDate: '2004', endDate: '2007' },
  ]);
  expect(fieldsOf(resume, 'skill')).toEqual([{ name: 'Grid Operations' }, { name: 'PostgreSQL' }, { name: 'Incident Response' }]);
  expect(fieldsOf(resume, 'language')).toEqual([
    { name: 'Norwegian', level: 'Native or Bilingual' },
    { name: 'English', level: 'Full Professional' },
    { name: 'German', level: 'Elementary' },
  ]);
  expect(fieldsOf(resume, 'certification')).toEqual([{ name: 'Certified Kubernetes Administrator' }, { name: 'Power System Operator, Level 2' }]);
  expect(resume.unplaced.map(({ section }) => section).filter((section) => section !== 'Page margin')).toEqual([]);
  expect(resume.words.visible).toBe(resume.words.placed + resume.words.unplaced);
  expect(resume.entries[0]?.evidence.position?.[0]).toMatchObject({ page: 1, words: 'Principal Engineer', box: { x: expect.any(Number) } });
});

test.each([
  [
    'de',
    'Jonas Achterberg',
    ['Bauleiter', 'Holzwerk Süd GmbH', '2019-05', 'Freiburg im Breisgau, Baden-Württemberg, Deutschland'],
    'Meister',
    ['Holzbau', 'Bauleitung', 'Statik'],
  ],
  ['fr', 'Maëlle Kerviel', ['Cheffe pâtissière', 'Maison Trégor', '2020-01', 'Rennes, Bretagne, France'], 'CAP', ['Pâtisserie', "Gestion d'équipe"]],
  [
    'es',
    'Lucía Ferrándiz Olmo',
    ['Supervisora de enfermería', 'Hospital de la Ribera Alta', '2022-01', 'Valencia, Comunidad Valenciana, España'],
    'Grado',
    ['Enfermería', 'Urgencias'],
  ],
])('a profile saved in another language (%s) is read the same', async (language, name, [position, employer, startDate, location], degree, skills) => {
  const resume = await profile(language);
  expect(resume.basics.name?.value).toBe(name);
  expect(fieldsOf(resume, 'work')).toHaveLength(2);
  expect(fieldsOf(resume, 'work')[0]).toMatchObject({ position, employer, startDate, location, current: true });
  expect(fieldsOf(resume, 'education')[0]).toMatchObject({ degree });
  expect(fieldsOf(resume, 'skill').map(({ name: skill }) => skill)).toEqual(skills);
  expect(resume.unplaced.filter(({ section }) => section !== 'Page margin')).toEqual([]);
});

test('a resume with a sidebar and a LinkedIn address is no saved profile', async () => {
  const side = column(40, [{ text: 'Contact', size: 12 }, 'ada@example.org', 'www.linkedin.com/in/ada']);
  const main = column(220, [{ text: 'Experience', size: 16 }, { text: 'Acme', size: 12 }, 'Engineer', 'March 2019 - Present (2 years)']);
  expect(await read(pdfOf([[...side, ...main]]))).toBeUndefined();
});
