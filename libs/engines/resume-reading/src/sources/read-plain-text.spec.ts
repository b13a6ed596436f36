import { readResume } from '@folia/contracts/resume-import/shapes';
import { parseResume } from '../parser/parse-resume';
import { readPlainText } from './read-plain-text';

const read = (text: string) => readResume.parse(parseResume(readPlainText(Buffer.from(text)), '2026-11'));
const fieldsOf = (resume: ReturnType<typeof read>, kind: string) => resume.entries.filter((entry) => entry.kind === kind).map(({ fields }) => fields);

const pasted = `Runa Solvang
Platform Engineer
Bergen, Norway | runa@example.com | +47 555 01 877

EXPERIENCE

Principal Engineer, Havbris Energi
March 2023 - Present
• Cut the error of the day-ahead forecast by 18 percent
• Introduced on-call rules that halved the number of night
  alarms in all three areas

Control Room Engineer, Nordlys Kraftnett AS
August 2015 - January 2021
- Wrote the switching planner that all four shifts use

EDUCATION

MSc Electric Power Engineering, University of Trondheim, 2010 - 2012

SKILLS
Languages: Go, Python
PostgreSQL, Kafka
`;

test('pasted text is read by the general parser: blank lines, bullets with hard line ends, labels', () => {
  const resume = read(pasted);
  expect(resume.basics).toMatchObject({ name: { value: 'Runa Solvang' }, email: { value: 'runa@example.com' }, phone: { value: '+47 555 01 877' } });
  expect(fieldsOf(resume, 'work')).toMatchObject([
    {
      position: 'Principal Engineer',
      employer: 'Havbris Energi',
      startDate: '2023-03',
      current: true,
      highlights: [
        'Cut the error of the day-ahead forecast by 18 percent',
        'Introduced on-call rules that halved the number of night alarms in all three areas',
      ],
    },
    { position: 'Control Room Engineer', employer: 'Nordlys Kraftnett AS', startDate: '2015-08', endDate: '2021-01' },
  ]);
  expect(fieldsOf(resume, 'education')).toMatchObject([{ institution: 'University of Trondheim', startDate: '2010', endDate: '2012' }]);
  expect(fieldsOf(resume, 'skill').map(({ name }) => name)).toEqual(expect.arrayContaining(['Go', 'Python', 'PostgreSQL', 'Kafka']));
  expect(resume.words.visible).toBe(resume.words.placed + resume.words.unplaced);
});

test('Markdown headings and rules below headings head sections', () => {
  const resume = read(
    '# Ada Novak\n\n## Experience\n**Engineer**, Acme Corp, 2019 - 2021\n\nEducation\n---------\nBSc Physics, Charles University, 2014 - 2018\n',
  );
  expect(fieldsOf(resume, 'work')).toMatchObject([{ position: 'Engineer', employer: 'Acme Corp', startDate: '2019' }]);
  expect(fieldsOf(resume, 'education')).toMatchObject([{ institution: 'Charles University' }]);
});

test('a text without free lines is divided at the words of its headings', () => {
  const resume = read(
    'Ada Novak\nada@example.org\nExperience\nEngineer, Acme Corp\nMar 2019 - Present\nEducation\nBSc Physics, Charles University, 2014 - 2018\nSkills\nGo, Rust',
  );
  expect(fieldsOf(resume, 'work')).toMatchObject([{ position: 'Engineer', employer: 'Acme Corp', current: true }]);
  expect(fieldsOf(resume, 'education')).toHaveLength(1);
  expect(fieldsOf(resume, 'skill').map(({ name }) => name)).toEqual(['Go', 'Rust']);
});

test.each([
  ['a letter', 'Dear Sir or Madam,\n\nthank you for the invitation. I will gladly come on Tuesday.\n\nYours\nAda', 'NOT_A_RESUME'],
  ['white space', ' \n\n\t ', 'FILE_NO_TEXT'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x41]), 'FILE_TYPE_MISMATCH'],
  ['a zero byte', 'Ada\0Novak', 'FILE_TYPE_MISMATCH'],
  ['more than 500,000 characters', 'word '.repeat(100_001), 'FILE_TOO_COMPLEX'],
  ['more than 20,000 lines', 'a\n'.repeat(20_001), 'FILE_TOO_COMPLEX'],
])('%s is refused', (_what, text, code) => {
  expect(() => parseResume(readPlainText(Buffer.from(text)), '2026-11')).toThrow(expect.objectContaining({ code }));
});

test('points of Markdown in bold, however far their mark stands from them, are points with all their letters', () => {
  const resume = read(
    '# Ada Novak\n\nada@example.org\n\n## Experience\n\n### Engineer, Acme Corp\nMarch 2019 - Present\n\n*   **Platform lead** for 12 services\n*   Cut costs by 30 %\n\n## Skills\n\n*   **Python**\n*   Kubernetes\n',
  );
  expect(fieldsOf(resume, 'work')).toMatchObject([
    { position: 'Engineer', employer: 'Acme Corp', highlights: ['Platform lead for 12 services', 'Cut costs by 30 %'] },
  ]);
  expect(fieldsOf(resume, 'skill').map(({ name }) => name)).toEqual(['Python', 'Kubernetes']);
});

test.each([
  ['a bullet of its own', '- **Migration**\n- Moved 40 services to Kubernetes\n- **Cost control**\n- Cut the bill by a third'],
  ['a line above bullets', '**Migration**\n\n- Moved 40 services to Kubernetes\n\n**Cost control**\n\n- Cut the bill by a third'],
])('a bold topic inside a position begins no position: %s', (_, points) => {
  const resume = read(
    `Ann Example\n\nEXPERIENCE\n\n**Platform Engineer**, Tern Systems\nMar 2020 – present\n${points}\n\n**Systems Administrator**, Fenland\nJan 2016 – Feb 2020\n- Ran 80 Linux servers\n`,
  );
  expect(fieldsOf(resume, 'work')).toMatchObject([
    { position: 'Platform Engineer', highlights: ['Migration', 'Moved 40 services to Kubernetes', 'Cost control', 'Cut the bill by a third'] },
    { position: 'Systems Administrator', highlights: ['Ran 80 Linux servers'] },
  ]);
});

test('bold titles without dates still begin positions', () => {
  const resume = read('Ann Example\n\nEXPERIENCE\n\n**Head Gardener**\n- Led a team of six\n\n**Gardener**\n- Planted the herb garden\n');
  expect(fieldsOf(resume, 'work').map(({ position }) => position)).toEqual(['Head Gardener', 'Gardener']);
});

test('offices in boards and unusual headings of skills are sections of their own', () => {
  const resume = read(
    'Ann Example\n\nEXPERIENCE\n\nEngineer, Tern Systems\n2018 – present\n- Ran 80 servers\n\nBOARD POSITIONS\n\nTrustee, Leeds Food Bank\n2019 – present\n\nTOOLS OF THE TRADE\n\nKubernetes, Terraform\n',
  );
  expect(fieldsOf(resume, 'work')).toHaveLength(1);
  expect(fieldsOf(resume, 'volunteering')).toMatchObject([{ position: 'Trustee', organization: 'Leeds Food Bank' }]);
  expect(fieldsOf(resume, 'skill').map(({ name }) => name)).toEqual(['Kubernetes', 'Terraform']);
});
