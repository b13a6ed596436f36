import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { valuesTold } from '@folia/testing/values-told';
import { withoutPerson } from '@folia/text/person/without-person';
import fc from 'fast-check';
import { readSet } from '../../evals/case-sets';
import { portfolioFromJson } from '../../evals/portfolio-from-json';
import { readPortfolio } from '../read/portfolio/read-portfolio';
import { readPosting } from '../read/read-posting';
import { scorePortfolio } from '../score/score-fit';
import { evidenceQuestion, openSkills } from './evidence-question';
import { pointEvidence } from './point-evidence';

const asOf = '2026-11';
const posting = readPosting(`Platform Engineer
Meridian – Berlin

What you will do
- Look after our shops

What you bring
- 3+ years of Go
- Terraform
- Grafana
- Kafka
- data processing agreements
- AWS Certified Solutions Architect

No PostgreSQL needed.
`);
const item = (id: string, kind: ItemKind, fields: AnyFields) => ({ id, kind, fields });
const items = [
  item('engineer', 'work', {
    position: 'Platform Engineer',
    employer: 'Acme Robotics',
    location: 'Leipzig',
    startDate: '2019',
    current: true,
    highlights: [
      'Built the deployment with Terrafrom for 40 services',
      'Reviewed DPAs with the counsel of Acme Robotics',
      'Watched talks about Grafanna',
      'Never touched Grafanna',
      'Kept the company’s kafkaesque forms in order',
    ],
  }),
  item('recruiter', 'work', {
    position: 'Recruiter',
    employer: 'Hire Well',
    startDate: '2012',
    endDate: '2015',
    highlights: ['Recruited engineers with Terrafrom experience', 'Filled 40 roles'],
  }),
  item('list', 'skill', { name: 'Grafanna' }),
  item('course', 'education', { institution: 'TU Berlin', degree: 'BSc', area: 'Physics', courses: ['Optics'], highlights: ['Grafanna club'] }),
  item('award', 'award', { title: 'Terrafrom champion' }),
];
const portfolio = readPortfolio(items, asOf);
const score = scorePortfolio(posting, portfolio, asOf);
const idOf = (label: RegExp) => posting.requirements.find((ask) => label.test(ask.label))?.id ?? '';
const [terraform, grafana, kafka, agreements, go, aws] = [/^Terraform/, /^Grafana/, /^Kafka/, /data proc/, /^Go$/, /AWS/].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const point = (...evidence: { requirement: string; item: string; quote: string }[]) => pointEvidence(posting, score, portfolio, { evidence });
const after = (pointed: ReturnType<typeof point>) => scorePortfolio(posting, pointed.result, asOf);

test('words that name a skill as only this person writes it count, for what the engine says they are worth', () => {
  const pointed = point(
    { requirement: terraform, item: 'engineer', quote: 'Built the deployment with Terrafrom for 40 services' },
    { requirement: agreements, item: 'engineer', quote: 'Reviewed DPAs' },
  );
  expect([pointed.accepted, pointed.dropped]).toEqual([2, 0]);
  const found = after(pointed).requirements;
  expect(found.find(({ id }) => id === terraform)).toMatchObject({ evidence: [{ itemId: 'engineer', source: 'work', strength: 0.8 }] });
  expect(found.find(({ id }) => id === agreements)?.status).toBe('met');
  expect(after(pointed).score).toBeGreaterThan(score.score);
});

test('the same answer gives the same bytes, and pointing twice is pointing once', () => {
  const claim = { requirement: terraform, item: 'engineer', quote: 'Terrafrom' };
  const [once, twice] = [point(claim), point(claim, claim)];
  expect([twice.accepted, twice.dropped]).toEqual([1, 0]);
  expect(JSON.stringify(after(twice))).toBe(JSON.stringify(after(once)));
});

test.each([
  ['a quote that stands nowhere', terraform, 'engineer', 'Ran Terraform for 40 services'],
  ['an item there is not', terraform, 'nowhere', 'Built the deployment with Terrafrom for 40 services'],
  ['a quote of another item', terraform, 'list', 'Built the deployment with Terrafrom for 40 services'],
  ['a requirement there is not', 'r99', 'engineer', 'Built the deployment with Terrafrom for 40 services'],
  ['words that say something else', kafka, 'engineer', 'Built the deployment with Terrafrom for 40 services'],
  ['words that sound alike', kafka, 'engineer', 'Kept the company’s kafkaesque forms in order'],
  ['somebody else’s doing', terraform, 'recruiter', 'Recruited engineers with Terrafrom experience'],
  ['what was only watched', grafana, 'engineer', 'Watched talks about Grafanna'],
  ['what was never done', grafana, 'engineer', 'Never touched Grafanna'],
  ['an award, which is not read', terraform, 'award', 'Terrafrom champion'],
  ['a club, which is not read', grafana, 'course', 'Grafanna club'],
  ['an employer, which is not read', kafka, 'engineer', 'Acme Robotics'],
  ['a licence without its paper', aws, 'engineer', 'Built the deployment with Terrafrom for 40 services'],
  ['a licence by its name alone', aws, 'engineer', 'AWS Certified Solutions Architect'],
  ['years of work', idOf(/3\+ years/), 'engineer', 'Built the deployment with Terrafrom for 40 services'],
  ['a part of a word', go, 'engineer', 'Terrafro'],
  ['nothing at all', terraform, 'engineer', ''],
])('%s is no evidence', (_what, requirement, itemId, quote) => {
  const pointed = point({ requirement, item: itemId, quote });
  expect([pointed.accepted, pointed.dropped]).toEqual([0, 1]);
  expect(JSON.stringify(after(pointed))).toBe(JSON.stringify(score));
});

test('an everyday word written as a tool’s name is that where the work is the tool’s, and nowhere else', () => {
  const wanted = readPosting(
    'Backend Engineer\nMeridian – Berlin\n\nWhat you will do\n- Look after our shops\n\nWhat you bring\n- Python\n- Celery\n- RabbitMQ\n',
  );
  const celery = wanted.requirements.find(({ label }) => label === 'Celery')?.id ?? '';
  const told = (position: string, highlight: string) => {
    const own = readPortfolio([item('w', 'work', { position, employer: 'Acme', startDate: '2019', current: true, highlights: [highlight] })], asOf);
    const built = scorePortfolio(wanted, own, asOf);
    expect(built.requirements.find(({ id }) => id === celery)?.status).toBe('missing');
    return pointEvidence(wanted, built, own, { evidence: [{ requirement: celery, item: 'w', quote: highlight }] }).accepted;
  };
  expect(told('Programmer', 'Moved the nightly jobs to Celery.')).toBe(1);
  expect(told('Line Cook', 'Moved the best shelf to Celery.')).toBe(0);
  expect(told('Programmer', 'Ate carrots and celery at the desk.')).toBe(0);
});

test('a listed word is worth what a listed word is worth', () => {
  const pointed = point({ requirement: grafana, item: 'list', quote: 'Grafanna' });
  expect(after(pointed).requirements.find(({ id }) => id === grafana)?.status).not.toBe('met');
});

const set = readSet('cases', 'nursing-teaching-and-reliability');
const postings = Object.values(set.jobs).map(readPosting);
const people = Object.values(set.candidates).map((candidate) => portfolioFromJson(JSON.stringify(candidate), asOf));

test('no line of anybody proves anything that it does not name', () => {
  const lie = fc.record({ job: fc.nat({ max: postings.length - 1 }), person: fc.nat({ max: people.length - 1 }), seed: fc.nat() });
  fc.assert(
    fc.property(lie, ({ job: at, person, seed }) => {
      const [wanted, own] = [postings[at] as typeof posting, readPortfolio(people[person] ?? [], asOf)];
      const built = scorePortfolio(wanted, own, asOf);
      const lines = own.items.flatMap(({ id, lines: told }) => told.map(({ text }) => ({ item: id, quote: text.slice(0, 300) })));
      const evidence = openSkills(wanted, built).flatMap(({ id }, index) => {
        const one = lines[(seed + index * 7) % Math.max(1, lines.length)];
        return one ? [{ requirement: id, ...one }] : [];
      });
      const pointed = pointEvidence(wanted, built, own, { evidence });
      expect(pointed.accepted).toBe(0);
      expect(JSON.stringify(scorePortfolio(wanted, pointed.result, asOf))).toBe(JSON.stringify(built));
    }),
    { numRuns: 150, seed: 11 },
  );
});

test('a model sees the lines the score reads, without the person, their employers, schools, places, years, awards and clubs', () => {
  const person = { name: 'Ada Novak', location: 'Leipzig', email: 'ada@novak.example', phone: '+49 341 1234567', links: [] };
  const told = [...items, item('more', 'project', { name: 'Streams', summary: 'By Ada Novak, ada@novak.example, for Hire Well.' })];
  const sent = JSON.stringify(evidenceQuestion(posting, score, readPortfolio(told, asOf), withoutPerson(person, told))?.data);
  expect(sent).toContain('Built the deployment with Terrafrom for 40 services');
  const values = ['Ada', 'Novak', 'example', 'Leipzig', 'Acme', 'Hire Well', 'TU Berlin', '2019', 'champion', 'club', '1234567'];
  expect(valuesTold(sent, values)).toEqual([]);
});
