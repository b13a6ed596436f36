import { readResume } from '@folia/contracts/resume-import/shapes';
import { openPdf } from '../document/pdf/open-pdf';
import { findEuropass } from './find-europass';
import { attachedPdf } from './fixtures/attached-pdf';
import { candidate, skillsPassport } from './fixtures/europass';
import { readEuropass } from './read-europass';

const page = ['Curriculum vitae', 'What the page shows is not looked at'];

async function rootIn(name: string, xml: string) {
  const { pdf } = await openPdf(new Uint8Array(attachedPdf(page, name, xml)));
  return findEuropass(pdf);
}
async function read(xml: string) {
  const root = await rootIn('attachment.xml', xml);
  if (!root) throw new Error('no Europass document was found');
  return readResume.parse(readEuropass(root, '2026-11', () => undefined));
}
const basicsOf = (resume: Awaited<ReturnType<typeof read>>) => Object.fromEntries(Object.entries(resume.basics).map(([field, found]) => [field, found?.value]));

test('a SkillsPassport in a PDF becomes a resume, each value with its path', async () => {
  const resume = await read(skillsPassport);
  expect(basicsOf(resume)).toEqual({
    name: 'Zofia Wrońska',
    headline: 'Water engineer',
    email: 'zofia.wronska@example.com',
    phone: '+48 555 010 233',
    location: 'Poznań, Poland',
  });
  expect(resume.profiles).toMatchObject([{ network: 'LinkedIn', username: 'zofia-wronska' }]);
  expect(resume.entries.map(({ kind, fields }) => [kind, fields])).toEqual([
    [
      'work',
      {
        position: 'Water engineer',
        employer: 'Aqua Warta',
        location: 'Poznań',
        startDate: '2016-03',
        current: true,
        summary: 'Runs the pumping stations & dams.',
        highlights: ['Cut leaks by 12 percent', 'Trained four teams'],
      },
    ],
    ['work', { position: 'Junior engineer', employer: 'Hydrobud', startDate: '2012', endDate: '2016-02' }],
    ['education', { institution: 'Poznań University of Technology', degree: 'MSc', area: 'Hydraulic engineering', startDate: '2007-10', endDate: '2012-06' }],
    ['language', { name: 'Polish' }],
    ['language', { name: 'English', level: 'B2, C2' }],
    ['skill', { name: 'EPANET' }],
    ['skill', { name: 'AutoCAD' }],
    ['skill', { name: 'QGIS' }],
    ['project', { name: 'Dry Summer Map' }],
  ]);
  expect(resume.entries[1]?.evidence.employer?.[0]).toMatchObject({
    words: 'Hydrobud',
    confidence: 1,
    method: 'WorkExperienceList/WorkExperience[2]/Employer/Name',
  });
  const left = resume.unplaced.map(({ words }) => words).join('\n');
  for (const words of ['ul. Wodna 7', 'ISCED 5', 'I explain complicated water matters', 'Licence: B']) expect(left).toContain(words);
  expect(left).not.toMatch(/Mobile|PREFERRED JOB|Current/);
  expect(JSON.stringify(resume)).not.toContain('iVBORw0KGgo');
  expect(resume.words.visible).toBe(resume.words.placed + resume.words.unplaced);
});

test('a Candidate in a PDF becomes a resume: positions under one employer, codes of languages by name, sections of one’s own', async () => {
  const resume = await read(candidate);
  expect(basicsOf(resume)).toEqual({
    name: 'Tomé Valadares',
    email: 'tome@example.com',
    phone: '+351 555012345',
    location: 'Aveiro, pt',
    summary: 'Builds boats that come back.',
  });
  expect(resume.entries.map(({ kind, fields }) => [kind, fields])).toEqual([
    ['language', { name: 'Portuguese' }],
    [
      'work',
      { position: 'Naval architect', employer: 'Estaleiro Ria', location: 'Aveiro', startDate: '2019-05', current: true, highlights: ['Drew nine ferries'] },
    ],
    ['work', { position: 'Draughtsman', employer: 'Estaleiro Ria', location: 'Aveiro', startDate: '2016', endDate: '2019-04' }],
    ['education', { institution: 'Universidade do Mar', degree: 'MSc Naval Architecture', grade: '17/20', startDate: '2011-09', endDate: '2016-07' }],
    ['language', { name: 'English', level: 'C1' }],
    ['skill', { name: 'Rhino 3D' }],
    ['skill', { name: 'Lofting', category: 'Workshop' }],
    ['publication', { title: 'Keels for shallow lagoons', venue: 'Boat Letters', date: '2021' }],
    ['volunteering', { position: 'Sailing teacher', startDate: '2014', summary: 'Summer school' }],
  ]);
  expect(resume.unplaced.map(({ words }) => words)).toEqual([
    'Communication.Address.AddressLine: Rua do Sal 3',
    'NationalityCode: pt',
    'OrganizationContact.Communication.Address.CountryCode: pt',
    'EducationLevelCode: 7',
    'License.LicenseTypeCode: B',
  ]);
  expect(JSON.stringify(resume)).not.toContain('ZGF0YTppbWFnZS9qcGVn');
  expect(resume.words.visible).toBe(resume.words.placed + resume.words.unplaced);
});

test.each([
  ['a broken attachment', '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>'],
  ['an attachment with entities', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><SkillsPassport xmlns="Europass">&x;</SkillsPassport>`],
  ['another XML', '<invoice xmlns="urn:europass"><total>3</total></invoice>'],
])('%s is left alone: the page itself is read', async (_what, xml) => {
  expect(await rootIn('attachment.xml', xml)).toBeUndefined();
});
