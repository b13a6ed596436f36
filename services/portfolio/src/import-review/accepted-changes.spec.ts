import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import type { Evidence, Item } from '@folia/contracts/item/shapes';
import type { FoundEntry, ReadResume, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { acceptedChanges } from './accepted-changes';
import { findDoubles } from './find-doubles';

const importId = '01900000-0000-7000-8000-000000000001';
const said: Evidence = { page: 1, words: 'the words', box: null, confidence: 0.9, method: 'spec' };

const entry = (id: string, kind: ItemKind, fields: AnyFields): FoundEntry => ({
  id,
  kind,
  fields,
  evidence: Object.fromEntries(Object.keys(fields).map((name) => [name, [said]])),
  confidence: 0.9,
});

const item = (kind: ItemKind, fields: AnyFields): Item => ({
  id: '01900000-0000-7000-8000-00000000000a',
  kind,
  fields,
  visibility: 'public',
  position: 1,
  version: 4,
  provenance: { source: 'hand' },
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const read = (...entries: FoundEntry[]): ReadResume => ({
  engineVersion: 'spec',
  basics: {},
  profiles: [],
  entries,
  pages: [],
  words: { visible: 0, placed: 0, unplaced: 0 },
  hiddenWords: 0,
  notes: [],
  unplaced: [{ id: 'u1', page: 2, words: 'Sea rescue volunteer', box: null, section: 'Other' }],
});

const decide = (entries: ReviewDecisions['entries'], placed: ReviewDecisions['placed'] = []): ReviewDecisions => ({
  entries,
  basics: {},
  profiles: 'undecided',
  placed,
  leftOut: [],
  made: [],
});

const changes = (result: ReadResume, decisions: ReviewDecisions, items: Item[] = [], before?: AnyFields) => {
  const imported = new Map(before && items[0] ? [[items[0].id, before]] : []);
  return acceptedChanges(importId, result, decisions, items, findDoubles(result.entries, items, imported), imported);
};

const job = entry('e1', 'work', { position: 'Engineer', employer: 'Acme', startDate: '2020-01', location: 'Oslo' });

test('only what was accepted is saved', () => {
  const result = read(job, entry('e2', 'skill', { name: 'Go' }), entry('e3', 'skill', { name: 'Rust' }));
  const { create } = changes(result, decide({ e1: { decision: 'accepted' }, e2: { decision: 'dropped' }, e3: { decision: 'undecided' } }));
  expect(create.map(({ fields }) => fields)).toEqual([job.fields]);
});

test('a value that was typed over has no evidence any more, the others keep theirs', () => {
  const { create } = changes(read(job), decide({ e1: { decision: 'accepted', fields: { position: 'Lead Engineer', location: '' } } }));
  expect(create[0]?.fields).toEqual({ position: 'Lead Engineer', employer: 'Acme', startDate: '2020-01' });
  expect(Object.keys(create[0]?.provenance.source === 'import' ? create[0].provenance.fields : {})).toEqual(['employer', 'startDate']);
});

test('an entry that is there already, word for word, changes nothing', () => {
  expect(changes(read(job), decide({ e1: { decision: 'accepted' } }), [item('work', job.fields)])).toMatchObject({ create: [], merge: [] });
});

test('a double fills what is empty and overwrites nothing unasked', () => {
  const mine = item('work', { position: 'engineer', employer: 'ACME', startDate: '2020-02' });
  const { create, merge } = changes(read(job), decide({ e1: { decision: 'accepted' } }), [mine]);
  expect(create).toEqual([]);
  expect(merge[0]?.fields).toEqual({ position: 'engineer', employer: 'ACME', startDate: '2020-02', location: 'Oslo' });
});

test('"take" puts the file’s words over one’s own, "both" keeps two', () => {
  const mine = item('work', { position: 'Engineer', employer: 'ACME', startDate: '2020-02', url: 'https://acme.example' });
  const take = changes(read(job), decide({ e1: { decision: 'accepted', resolution: 'take' } }), [mine]);
  expect(take.merge[0]?.fields).toEqual({ ...job.fields, employer: 'ACME', url: 'https://acme.example' });
  expect(changes(read(job), decide({ e1: { decision: 'accepted', resolution: 'both' } }), [mine])).toMatchObject({
    create: [{ fields: job.fields }],
    merge: [],
  });
});

test('an end from the file does not make a present job contradict itself', () => {
  const mine = item('work', { position: 'Engineer', employer: 'Acme', startDate: '2020-01', current: true });
  const ended = entry('e1', 'work', { position: 'Engineer', employer: 'Acme', startDate: '2020-01', endDate: '2024-05' });
  expect(changes(read(ended), decide({ e1: { decision: 'accepted' } }), [mine])).toMatchObject({ create: [], merge: [] });
  const taken = changes(read(ended), decide({ e1: { decision: 'accepted', resolution: 'take' } }), [mine]).merge[0]?.fields;
  expect(taken).toMatchObject({ endDate: '2024-05' });
  expect(taken).not.toHaveProperty('current');
});

test('the same position at another employer, or begun in another year, is no double', () => {
  for (const fields of [
    { position: 'Engineer', employer: 'Other' },
    { position: 'Engineer', employer: 'Acme', startDate: '2011' },
  ] as AnyFields[]) {
    expect(findDoubles([job], [item('work', fields)], new Map())).toEqual([]);
  }
});

test('words placed by hand become an item that points to their page', () => {
  const placed = [{ id: 'p1', unplacedId: 'u1', kind: 'volunteering' as const, fields: { position: 'Sea rescue volunteer' } }];
  const { create } = changes(read(), decide({}, placed));
  expect(create).toMatchObject([{ kind: 'volunteering', provenance: { fields: { position: [{ page: 2, words: 'Sea rescue volunteer' }] } } }]);
});

test('a part is saved with the words it was read from, and what was written by hand as one’s own', () => {
  const lines = ['slowburn', 'kube-drainpipe – drains nodes'].map((text) => ({ text, box: null, heading: false }));
  const both = entry('e1', 'project', { name: 'slowburn', summary: 'kube-drainpipe – drains nodes' });
  both.evidence = { name: [{ ...said, words: 'slowburn' }], summary: [{ ...said, words: 'kube-drainpipe – drains nodes' }] };
  const result = { ...read(both), pages: [{ number: 1, width: 1, height: 1, hasImage: false, lines }] };
  const made: ReviewDecisions['made'] = [
    { id: 'e1-1-1', of: 'e1', kind: 'project', at: { page: 1, line: 1 } },
    { id: 'e1+1', of: 'e1', kind: 'project' },
  ];
  const all = decide({
    e1: { decision: 'accepted' },
    'e1-1-1': { decision: 'accepted' },
    'e1+1': { decision: 'accepted', fields: { name: 'My own' } },
  });
  expect(changes(result, { ...all, made }).create).toMatchObject([
    { fields: { name: 'slowburn' }, provenance: { source: 'import', fields: { name: [{ words: 'slowburn' }] } } },
    { fields: { name: 'kube-drainpipe', summary: 'drains nodes' }, provenance: { fields: { name: [{ words: 'kube-drainpipe' }] } } },
    { fields: { name: 'My own' }, provenance: { source: 'hand' } },
  ]);
});

test('an entry that can’t be saved as it stands is named, and nothing is', () => {
  expect(() => changes(read(job), decide({ e1: { decision: 'accepted', fields: { position: '', employer: '' } } }))).toThrow(
    expect.objectContaining({ code: 'BODY_INVALID', details: expect.objectContaining({ entryId: 'e1' }) }),
  );
});

describe('a second file about the same thing', () => {
  const before = { position: 'Engineer', employer: 'Acme', startDate: '2020-01', location: 'Oslo' };
  const double = (theirs: AnyFields, mine: AnyFields) =>
    findDoubles([entry('e1', 'work', theirs)], [item('work', mine)], new Map([['01900000-0000-7000-8000-00000000000a', before]]))[0];
  const taken = (theirs: AnyFields, mine: AnyFields) =>
    changes(read(entry('e1', 'work', theirs)), decide({ e1: { decision: 'accepted', resolution: 'take' } }), [item('work', mine)], before).merge[0]?.fields;

  test('that says what the first one said asks nothing, whatever the person has edited or taken out since', () => {
    const mine = { position: 'Lead Engineer', employer: 'Acme', startDate: '2020-01' };
    expect(double(before, mine)).toMatchObject({ same: true, changes: {} });
    expect(taken(before, mine)).toBeUndefined();
  });

  test('that says something new of what the person left alone is an update, and of what they edited a conflict', () => {
    const theirs = { ...before, location: 'Bergen', endDate: '2024-05' };
    expect(double(theirs, before)?.changes).toEqual({ location: 'update', endDate: 'new' });
    expect(double({ ...before, location: 'Bergen' }, { ...before, location: 'Remote' })?.changes).toEqual({ location: 'conflict' });
    expect(double({ ...before, location: 'Bergen' }, { position: 'Engineer', employer: 'Acme', startDate: '2020-01' })?.changes).toEqual({
      location: 'conflict',
    });
  });

  test('taken over, leaves the edits it says nothing new about', () => {
    const mine = { ...before, location: 'Remote' };
    expect(taken({ ...before, endDate: '2024-05' }, mine)).toEqual({ ...mine, endDate: '2024-05' });
  });

  test('is known again though the person gave the thing another name', () => {
    expect(double(before, { ...before, position: 'Head of Platform' })).toMatchObject({ same: true });
  });

  test('is noted even when the person keeps their own, so that it is asked once', () => {
    const theirs = { ...before, location: 'Bergen' };
    const kept = changes(read(entry('e1', 'work', theirs)), decide({ e1: { decision: 'accepted', resolution: 'keep' } }), [item('work', before)], before);
    expect(kept.merge).toEqual([]);
    expect([...kept.noted.values()]).toEqual([theirs]);
  });
});
