import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { readPosting } from '../read/read-posting';
import { scoreAgainst } from '../score/score-fit';

const item = (kind: ItemKind, fields: AnyFields) => ({ id: `${kind}-1`, kind, fields });
const job = (position: string, line: string, startDate = '2016-01') =>
  item('work', { position, employer: 'Elm House', startDate, current: true, highlights: [line] });
const study = (degree: string, area: string) => item('education', { institution: 'Leeds', degree, area, startDate: '2010-09', endDate: '2013-06' });
const statusOf = (posting: string, label: RegExp, ...items: ReturnType<typeof item>[]) =>
  scoreAgainst(readPosting(posting), items, '2026-11').requirements.find((one) => label.test(one.label) && one.kind !== 'title')?.status;

test('words beside a degree are its field where none is named', () => {
  const analyst = (line: string) => `Risk Analyst\nRequirements\n- ${line}\n- SQL`;
  expect(statusOf(analyst('Bachelor of Engineering degree'), /bachelor/i, study('MA', 'Romance Languages'))).toBe('partial');
  expect(statusOf(analyst('Bachelor of Engineering degree'), /bachelor/i, study('BEng', 'Civil Engineering'))).toBe('met');
  expect(statusOf(analyst("Bachelor's degree with strong IT components"), /bachelor/i, study('Bachelor', 'Commerce'))).toBe('partial');
  expect(statusOf(analyst("Bachelor's degree with strong IT components"), /bachelor/i, study('BSc', 'Computer Science'))).toBe('met');
  expect(statusOf(analyst("Bachelor's degree required"), /bachelor/i, study('BA', 'History'))).toBe('met');
});

test('the words around a name have to be told of as well', () => {
  const tester = 'Test Engineer\nRequirements\n- Experience with test development on web applications\n- Selenium';
  expect(statusOf(tester, /web application/i, job('Web Developer', 'Built web applications for three banks'))).toBe('partial');
  expect(statusOf(tester, /web application/i, job('Test Engineer', 'Wrote the tests of two web applications'))).toBe('met');
});

test('a name before another noun only says which, where the work is another', () => {
  const analyst = 'Data Analyst\nRequirements\n- Data science\n- SQL and spreadsheets';
  expect(statusOf(analyst, /data science/i, job('Software Engineer', 'Work on the editor of a data science workbench'))).toBe('partial');
});

test('of a name nobody knows every word is said', () => {
  const analyst = 'Data Engineer\nRequirements\n- Trade-offs\n- SQL and spreadsheets';
  expect(statusOf(analyst, /trade-offs/i, job('Data Engineer', 'Kept the blotter of all secondary trades'))).not.toBe('met');
});

test('leading others is not told by the title of a trade', () => {
  const lead = 'Technical Lead\nRequirements\n- At least two years in team lead capacity\n- Java';
  expect(statusOf(lead, /years/i, job('Software Engineer', 'Wrote services in Java'))).not.toBe('met');
  expect(statusOf(lead, /years/i, job('Software Engineer', 'Led a team of five developers'))).toBe('met');
});

test('an analyst is who held such a position', () => {
  const wanted = 'Analytics Engineer\nRequirements\n- Experience as a data analyst\n- SQL';
  expect(statusOf(wanted, /data analyst/i, job('Software Engineer', 'Did some data analysis for the board'))).not.toBe('met');
  expect(statusOf(wanted, /data analyst/i, job('Data Analyst', 'Wrote the weekly figures'))).toBe('met');
});

test('what was done once is met, and whoever is on the register is registered', () => {
  const developer = 'Web Developer\nRequirements\n- MySQL\n- PHP and a little JavaScript';
  expect(statusOf(developer, /mysql/i, item('project', { name: 'Trail log', summary: 'A small site with MySQL where hikers note their walks.' }))).toBe('met');
  const nurse = 'Staff Nurse\nRequirements\n- Registered nurse\n- Wound care';
  expect(statusOf(nurse, /registered/i, item('certification', { name: 'NMC registration (adult)', date: '2025-09' }))).toBe('met');
});
