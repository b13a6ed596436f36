import { readJob } from './read-job';

const asked = (text: string) =>
  readJob(text)
    .asks.filter(({ kind }) => kind !== 'location')
    .map(({ need, kind, label }) => `${need} ${kind}: ${label}`);

test('four lines are enough: names alone are needed, and are no town', () => {
  const text = 'Frontend developer wanted, remote\nReact, TypeScript, CSS. Must have 3+ years.\nSmall team, fair pay.\nMail jobs@shop.example';
  expect(asked(text)).toEqual(['must skill: React', 'must skill: TypeScript', 'must skill: CSS', 'must years: 3+ years']);
  expect(readJob(text).facts).toMatchObject({ role: 'Frontend developer', company: '', location: '', workplace: 'remote' });
});

test('a company may have a word of headings in its name', () => {
  const { facts } = readJob('Senior Backend Engineer (m/f/d) – Payments Platform\nMeridian Pay · Berlin\n\nYour profile\n- Java\n- 5 years with PostgreSQL');
  expect(facts).toMatchObject({ company: 'Meridian Pay', location: 'Berlin', role: 'Senior Backend Engineer' });
});

test('what nobody needs to know is ruled out', () => {
  const job = readJob('Backend Engineer\nMeridian – Berlin\n\nYour profile\n- Java\n- You do not need to know PHP; we got rid of it in 2021.');
  expect(job.ruledOut.map(({ label }) => label)).toEqual(['PHP']);
});

test('a duty is told by its words, and what it takes by its name', () => {
  const text = 'Backend Engineer\nMeridian – Berlin\n\nWhat you will do\n- Own our PostgreSQL clusters\n\nWhat you bring\n- Go in production';
  expect(asked(text)).toEqual(['duty responsibility: Own our PostgreSQL clusters', 'duty skill: PostgreSQL', 'must skill: Go in production']);
});
