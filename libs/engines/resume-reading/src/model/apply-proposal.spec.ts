import { itemFields, itemKinds } from '@folia/contracts/item/fields';
import { type FoundEntry, type ReadResume, readResume } from '@folia/contracts/resume-import/shapes';
import { valuesTold } from '@folia/testing/values-told';
import fc from 'fast-check';
import { countWords } from '../document/clean-text';
import { textDocument } from '../fixtures/text-document';
import { parseResume } from '../parser/parse-resume';
import { applyProposal } from './apply-proposal';
import { importQuestion, type Proposal } from './import-question';

const evidence = (words: string, confidence: number) => [{ page: 1, words, box: null, confidence, method: 'spec' }];
const left = 'Kafka Summit London, talk on exactly-once delivery, May 2023, JavaScript only';
const doubtful: FoundEntry = {
  id: 'e2',
  kind: 'work',
  fields: { position: 'Platform Engineer Tidewater Grid', startDate: '2019' },
  evidence: { position: evidence('Platform Engineer Tidewater Grid', 0.4), startDate: evidence('2019', 0.9) },
  confidence: 0.4,
};
const clear: FoundEntry = { id: 'e1', kind: 'skill', fields: { name: 'Go' }, evidence: { name: evidence('Go', 0.95) }, confidence: 0.95 };
const resume: ReadResume = {
  engineVersion: '1',
  basics: {
    name: { value: 'Ada Novak', evidence: evidence('Ada Novak', 0.9) },
    email: { value: 'ada@example.org', evidence: evidence('ada@example.org', 0.9) },
    location: { value: 'Bergen', evidence: evidence('Bergen', 0.9) },
  },
  profiles: [{ network: 'LinkedIn', username: 'ada-novak', url: 'https://www.linkedin.com/in/ada-novak', evidence: [] }],
  entries: [clear, doubtful],
  unplaced: [
    { id: 'u1', page: 1, words: left, box: null, section: 'Other' },
    {
      id: 'u2',
      page: 1,
      words: 'Ada Novak, ada@example.org, +47 555 01 877, linkedin.com/in/ada-novak, lives in Bergen and planned much',
      box: null,
      section: 'Top',
    },
    { id: 'u3', page: 1, words: 'Date of birth: 3 May 1990', box: null, section: 'Top' },
  ],
  pages: [],
  words: { visible: 100, placed: 70, unplaced: 30 },
  hiddenWords: 0,
  notes: [],
};

const propose = (source: string, kind: FoundEntry['kind'], ...fields: [string, string, string][]): Proposal => ({
  entries: [{ source, kind, fields: fields.map(([name, value, quote]) => ({ name, value, quote })) }],
});
const talk = propose(
  'u1',
  'talk',
  ['event', 'Kafka Summit London', 'Kafka Summit London'],
  ['title', 'exactly-once delivery', 'talk on exactly-once delivery'],
  ['date', '2023-05', 'May 2023'],
);

test('words that were not placed become an entry, and what is left of them stays unplaced', () => {
  const { resume: better, accepted, dropped } = applyProposal(resume, talk);
  const entry = better.entries.at(-1);
  expect([accepted, dropped]).toEqual([3, 0]);
  expect(entry).toMatchObject({ id: 'm-u1', kind: 'talk', fields: { event: 'Kafka Summit London', title: 'exactly-once delivery', date: '2023-05' } });
  expect(entry?.evidence.date).toEqual([{ page: 1, words: 'May 2023', box: null, confidence: 0.6, method: 'model' }]);
  expect(better.unplaced.map(({ id, words }) => [id, words])).toEqual([
    ['u1.1', ', JavaScript only'],
    ['u2', resume.unplaced[1]?.words],
    ['u3', resume.unplaced[2]?.words],
  ]);
  expect(better.words).toEqual({ visible: 100, placed: 79, unplaced: 21 });
  expect(readResume.safeParse(better).success).toBe(true);
});

test('a doubtful entry gets other fields when none of its words is lost, and its clear fields stay', () => {
  const corrected = applyProposal(
    resume,
    propose(
      'e2',
      'work',
      ['position', 'Platform Engineer', 'Platform Engineer'],
      ['employer', 'Tidewater Grid', 'Tidewater Grid'],
      ['startDate', '2019', '2019'],
    ),
  );
  expect(corrected.resume.entries[1]).toMatchObject({ id: 'e2', fields: { position: 'Platform Engineer', employer: 'Tidewater Grid', startDate: '2019' } });
  expect(corrected.resume.entries[1]?.evidence.startDate?.[0]?.method).toBe('spec');
  expect(corrected.resume.entries[1]?.evidence.employer?.[0]?.method).toBe('model');
  expect(applyProposal(resume, propose('e2', 'work', ['position', 'Platform Engineer', 'Platform Engineer'])).resume).toBe(resume);
});

const refused: [string, Proposal][] = [
  ['a value the document does not say', propose('u1', 'award', ['title', 'Best speaker', 'Best speaker'])],
  ['a quote that is not there word by word', propose('u1', 'talk', ['title', 'exactly once', 'exactly once'])],
  ['a value that is not in its quote', propose('u1', 'talk', ['title', 'Kafka Summit', 'May 2023'])],
  ['a piece of a word', propose('u1', 'skill', ['name', 'Java', 'Java'])],
  ['a date that its quote does not say', propose('u1', 'award', ['date', '2024-05', 'May 2023'])],
  ['a field that no such thing has', propose('u1', 'skill', ['salary', 'May 2023', 'May 2023'])],
  ['a source that does not exist', propose('u9', 'skill', ['name', 'JavaScript', 'JavaScript'])],
  ['the words of another source', propose('u2', 'skill', ['name', 'JavaScript', 'JavaScript'])],
  ['an entry without anything to head it', propose('u1', 'talk', ['date', '2023-05', 'May 2023'])],
  ['something else in the place of a clear entry', propose('e1', 'skill', ['name', 'Go', 'Go'])],
  ['another kind for an entry', propose('e2', 'project', ['name', 'Platform Engineer', 'Platform Engineer'])],
];
test.each(refused)('%s is thrown away', (_what, proposal) => {
  const { resume: same, accepted, dropped } = applyProposal(resume, proposal);
  expect([same, accepted, dropped]).toEqual([resume, 0, 1]);
});

test('whatever a model says: every value stands in the document, no clear entry changes, visible = placed + unplaced', () => {
  const words = `${left} ${resume.unplaced[1]?.words} ${doubtful.fields.position}`.split(' ');
  const text = fc.oneof(
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(' ')),
    fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]) => left.slice(from, from + length)),
    fc.constantFrom('2023-05', '2019', 'true', 'Invented Corp', ''),
  );
  const claim = fc.record({ name: fc.constantFrom(...new Set(itemKinds.flatMap((kind) => Object.keys(itemFields[kind])))), value: text, quote: text });
  const entry = fc.record({
    source: fc.constantFrom('u1', 'u2', 'e1', 'e2', 'x'),
    kind: fc.constantFrom(...itemKinds),
    fields: fc.array(claim, { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
      const { resume: result, accepted, dropped } = applyProposal(resume, { entries });
      expect(accepted + dropped).toBe(entries.reduce((sum, one) => sum + one.fields.length, 0));
      expect(result.words.placed + result.words.unplaced).toBe(result.words.visible);
      expect(result.entries[0]).toEqual(clear);
      const document = resume.unplaced.map((one) => one.words).join('\n') + doubtful.fields.position;
      for (const one of result.entries.slice(1)) {
        for (const pieces of Object.values(one.evidence)) for (const piece of pieces) if (piece.method === 'model') expect(document).toContain(piece.words);
      }
    }),
    { numRuns: 300 },
  );
});

describe('what a model is asked', () => {
  test('only what is doubtful or not placed, without name, address, telephone, profiles, place and age', () => {
    const question = importQuestion(resume);
    const sent = JSON.stringify(question?.data);
    expect(sent).toContain('exactly-once delivery');
    expect(sent).toContain('Platform Engineer Tidewater Grid');
    expect(sent).toContain('planned much');
    expect(valuesTold(sent, ['Ada', 'Novak', 'example.org', '555', 'linkedin', 'Bergen', 'birth', '1990'])).toEqual([]);
    expect(sent).not.toContain('"e1"');
  });

  test('nothing, when all was read clearly', () => {
    expect(importQuestion({ ...resume, entries: [clear], unplaced: [] })).toBeNull();
    expect(importQuestion({ ...resume, entries: [clear], unplaced: [{ id: 'u1', page: 1, words: 'ada@example.org', box: null, section: '' }] })).toBeNull();
  });

  test('at most so much of a long document', () => {
    const long = Array.from({ length: 200 }, (_, index) => ({ id: `u${index}`, page: 1, words: 'word '.repeat(100), box: null, section: '' }));
    expect(JSON.stringify(importQuestion({ ...resume, unplaced: long })?.data).length).toBeLessThan(20_000);
  });
});

test('a resume as the engine reads it keeps its account of words through a proposal', () => {
  const read = parseResume(
    textDocument(['Ada Novak', 'EXPERIENCE', 'Acme Corp', 'Engineer', '2019 - 2021', 'SOMETHING ELSE', 'Speaker at JSConf 2020 in Berlin']),
    '2026-11',
  );
  for (const { id, words } of read.unplaced) {
    const { resume: better } = applyProposal(read, propose(id, 'achievement', ['title', words, words]));
    expect(better.words.placed + better.words.unplaced).toBe(better.words.visible);
    expect(better.unplaced.reduce((sum, one) => sum + countWords(one.words), 0)).toBe(read.words.unplaced - countWords(words));
  }
});
