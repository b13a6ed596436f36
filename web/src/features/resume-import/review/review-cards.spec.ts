import type { Evidence } from '@folia/contracts/item/shapes';
import type { FoundEntry, ImportReview, ReadResume, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { decideCard } from './decide-card';
import {
  decideBasics,
  decideEntries,
  decideEntry,
  leaveOutWords,
  placeWords,
  reopenDouble,
  resolveDouble,
  setBasics,
  setField,
  takeBackWords,
} from './decisions';
import { clearEntries, doubtfulCount, fieldsOf, reviewCards, sumUp } from './review-cards';

const words = (text: string, confidence = 0.95): Evidence[] => [{ page: 1, words: text, box: null, confidence, method: 'test' }];
const entry = (id: string, kind: FoundEntry['kind'], fields: FoundEntry['fields'], doubt: Record<string, number> = {}): FoundEntry => ({
  id,
  kind,
  fields,
  evidence: Object.fromEntries(Object.keys(fields).map((field) => [field, words(String(fields[field]), doubt[field])])),
  confidence: 0.9,
});
const result: ReadResume = {
  engineVersion: '1',
  basics: { name: { value: 'Ada', evidence: words('Ada') }, email: { value: 'a@b.test', evidence: words('a@b.test') } },
  profiles: [],
  entries: [
    entry('clear', 'work', { employer: 'Acme', position: 'Engineer' }),
    entry('skill-1', 'skill', { name: 'SQL' }),
    entry('talk', 'talk', { title: 'On time', event: 'Days' }),
    entry('guess', 'work', { position: 'Clerk', location: 'Oslo' }, { location: 0.3 }),
    entry('skill-2', 'skill', { name: 'Go' }),
    entry('known', 'award', { title: 'Prize' }),
  ],
  unplaced: [{ id: 'u1', page: 1, words: 'Sea rescue', box: null, section: 'Other' }],
  pages: [],
  words: { visible: 20, placed: 18, unplaced: 2 },
  hiddenWords: 0,
  notes: [],
};
const doubles: ImportReview['doubles'] = [
  { entryId: 'talk', itemId: 'item-1', same: false, changes: { place: 'new' }, before: {} },
  { entryId: 'known', itemId: 'item-2', same: true, changes: {}, before: {} },
];
const empty: ReviewDecisions = { entries: {}, basics: {}, profiles: 'undecided', placed: [], leftOut: [], made: [] };
const cards = reviewCards(result, doubles, []);

test('doubtful entries come first, then what differs, then the rest, skills together, known ones last', () => {
  expect(cards.map(({ id }) => id)).toEqual(['guess', 'talk', 'basics', 'clear', 'skills', 'known']);
  expect(doubtfulCount(cards)).toBe(1);
});

test('every source has one number on the screen, counted down the cards', () => {
  expect(cards.flatMap(fieldsOf).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('fields stand in the order of the contract, not of the document', () => {
  expect(fieldsOf(cards[3] as never).map(({ field }) => field)).toEqual(['position', 'employer']);
});

test('"accept all read clearly" takes what is clear, undecided and claimed by nothing else', () => {
  expect(clearEntries(cards, empty)).toEqual(['clear', 'skill-1', 'skill-2']);
  expect(clearEntries(cards, decideEntry(empty, 'clear', 'dropped'))).toEqual(['skill-1', 'skill-2']);
});

test('the sum counts entries and placed words; what the portfolio says already needs no decision', () => {
  expect(sumUp(cards, empty, false)).toEqual({ accepted: 0, undecided: 6, dropped: 0, hasBasics: false });
  const all = placeWords(
    decideBasics(decideEntries(empty, ['clear', 'guess', 'skill-1', 'talk'], 'accepted'), ['name', 'email'], 'accepted'),
    { id: 'u1', words: 'Sea rescue' },
    'volunteering',
  );
  expect(sumUp(cards, decideEntry(all, 'skill-2', 'dropped'), false)).toEqual({ accepted: 5, undecided: 0, dropped: 1, hasBasics: true });
});

test('a value of the person stays when the entry is accepted', () => {
  expect(decideEntry(setField(empty, 'guess', 'location', ''), 'guess', 'accepted').entries.guess).toEqual({ decision: 'accepted', fields: { location: '' } });
  expect(decideBasics(setBasics(empty, 'name', 'Ada N.'), ['name'], 'accepted').basics.name).toEqual({ decision: 'accepted', value: 'Ada N.' });
});

test('a card is decided as a whole, but not what was decided on its own before', () => {
  const [, , basics, , skills] = cards;
  if (basics?.type !== 'basics' || skills?.type !== 'skills') throw new Error('the cards stand in another order');
  const about = decideCard({ ...setBasics(empty, 'email', ''), profiles: 'dropped' }, basics, 'accepted');
  expect(about).toMatchObject({ basics: { name: { decision: 'accepted' }, email: { decision: 'dropped' } }, profiles: 'dropped' });
  const some = decideCard(decideEntry(empty, 'skill-1', 'dropped'), skills, 'accepted');
  expect(some.entries).toMatchObject({ 'skill-1': { decision: 'dropped' }, 'skill-2': { decision: 'accepted' } });
});

test('a double is accepted with what becomes of it, and can be opened again', () => {
  const resolved = resolveDouble(empty, 'talk', 'item-1', 'keep');
  expect(resolved.entries.talk).toEqual({ decision: 'accepted', mergeWith: 'item-1', resolution: 'keep' });
  expect(reopenDouble(resolved, 'talk').entries.talk).toEqual({ decision: 'undecided', mergeWith: 'item-1' });
});

test('words are in one place only: put somewhere, left out, or waiting', () => {
  const passage = { id: 'u1', words: 'Sea rescue' };
  const placed = placeWords(leaveOutWords(empty, 'u1'), passage, 'volunteering');
  expect(placed).toMatchObject({ leftOut: [], placed: [{ unplacedId: 'u1', kind: 'volunteering', fields: { position: 'Sea rescue' } }] });
  expect(placeWords(placed, passage, 'award').placed).toHaveLength(1);
  expect(leaveOutWords(placed, 'u1')).toMatchObject({ leftOut: ['u1'], placed: [] });
  expect(takeBackWords(leaveOutWords(placed, 'u1'), 'u1')).toMatchObject({ leftOut: [], placed: [] });
});
