import { readPosting } from '@folia/fit/read/read-posting';
import { backendJob, mira, tom } from './fixtures/backend-job';
import { readCandidate, seek } from './read-candidate';
import { readCriteria } from './read-criteria';
import { readCriterion } from './read-criterion';

const posting = readPosting(backendJob);
const drafts = readCriteria(posting, () => true).filter(({ importance }) => importance !== 'excluded');
const sought = drafts.map(({ reading }) => seek(posting, reading));
const asOf = '2026-11';
const statesOf = (items: typeof mira) => Object.fromEntries(readCandidate(sought, items, asOf).map(({ state }, index) => [drafts[index]?.words, state]));
const found = (words: string, items: typeof mira = mira) => readCandidate([seek(posting, readCriterion(words))], items, asOf)[0];

test('every cell says what the words of the candidate bear out', () => {
  expect({ mira: statesOf(mira), tom: statesOf(tom) }).toEqual({
    mira: {
      '5+ years of backend development': 'met',
      German: 'missing',
      Kafka: 'met',
      Kubernetes: 'missing',
      'Node.js in production': 'met',
      PostgreSQL: 'met',
      'Senior Backend Engineer': 'met',
      TypeScript: 'met',
      'degree in computer science': 'met',
    },
    tom: {
      '5+ years of backend development': 'missing',
      German: 'unclear',
      Kafka: 'missing',
      Kubernetes: 'missing',
      'Node.js in production': 'missing',
      PostgreSQL: 'missing',
      'Senior Backend Engineer': 'missing',
      TypeScript: 'missing',
      'degree in computer science': 'missing',
    },
  });
});

test('years of a thing are one criterion, and not the thing besides', () => {
  expect(drafts.map(({ words }) => words)).toContain('5+ years of backend development');
  expect(drafts.map(({ words }) => words)).not.toContain('backend development');
});

test('every quote stands letter by letter in the field it names', () => {
  for (const { quotes } of readCandidate(sought, mira, asOf))
    for (const { itemId, field, entry, text } of quotes) {
      const value = mira.find(({ id }) => id === itemId)?.fields[field as never] as unknown;
      expect(entry === null ? value : (value as string[])[entry]).toContain(text);
    }
});

test('what a person types is looked for like what a posting asks for', () => {
  expect(found('TypeScript, 5 years')).toMatchObject({ state: 'met', years: 9.8 });
  expect(found('PHP')).toEqual({ state: 'missing', quotes: [], years: null });
  expect(found('German, B2')?.state).toBe('missing');
  expect(found('German, B2', tom)?.state).toBe('unclear');
});

test('words that nobody knows have to stand together; lines that hold some of them are a question', () => {
  expect(found('settlement service')?.state).toBe('met');
  expect(found('morning reports of the settlement team')).toMatchObject({ state: 'unclear' });
  expect(found('good sense of humour')).toEqual({ state: 'unclear', quotes: [], years: null });
});

test('what a posting rules out is no evidence, unless a criterion asks for just that', () => {
  const withPhp = [
    ...mira,
    { id: 'w3', kind: 'work' as const, fields: { position: 'PHP Developer', startDate: '2016-01', endDate: '2016-12', summary: 'Wrote a shop in PHP.' } },
  ];
  expect(readCandidate([seek(posting, readCriterion('PHP'))], withPhp, asOf)[0]?.state).not.toBe('missing');
});

test('what a score calls close is not called met on the board', () => {
  const study = (degree: string, area: string) => [
    { id: 'e', kind: 'education' as const, fields: { institution: 'Leeds', degree, area, startDate: '2010-09', endDate: '2013-06' } },
  ];
  expect(found('Bachelor of Engineering degree', study('MA', 'Romance Languages'))?.state).toBe('partial');
  expect(found('Bachelor of Engineering degree', study('BEng', 'Civil Engineering'))?.state).toBe('met');
});
