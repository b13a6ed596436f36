import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import type { FindingState } from '@folia/contracts/screening/words';
import { selectRows } from './select-rows';
import type { BoardView } from './use-board-address';

const criteria: Criterion[] = (['must', 'must', 'nice'] as const).map((importance, at) => ({
  id: `c${at}`,
  version: 1,
  words: `Criterion ${at}`,
  importance,
  points: 30,
  looksFor: [],
  warning: null,
}));
const row = (number: number, place: number | null, states: (FindingState | null)[], change: Partial<BoardRow> = {}): BoardRow => ({
  id: `r${number}`,
  version: 1,
  number,
  name: null,
  headline: '',
  stage: 'new',
  way: 'apply',
  addedAt: '2026-11-20T10:00:00.000Z',
  isSeenBefore: false,
  problem: null,
  place,
  isTied: false,
  tags: [],
  mentionsMe: false,
  points: place === null ? null : 100 - place,
  mustsMet: place === null ? null : states.slice(0, 2).filter((state) => state === 'met').length,
  cells: states.map((state) => ({ state, quotes: 0, isChanged: false, isContested: false })),
  ...change,
});
const rows = [
  row(4, 1, ['met', 'met', 'missing']),
  row(2, 2, ['met', 'met', 'unclear'], { stage: 'interview' }),
  row(9, 2, ['met', 'missing', 'met']),
  row(1, null, [null, null, null]),
];
const view: BoardView = {
  stage: null,
  allMusts: false,
  toAsk: false,
  contested: false,
  mentioned: false,
  found: null,
  tag: null,
  sort: 'place',
  open: null,
  criterion: null,
};
const numbers = (change: Partial<BoardView>) => selectRows(rows, criteria, { ...view, ...change }).map(({ number }) => number);

test('without filters everybody is there in the order of the board, those who are not read last', () => {
  expect(numbers({})).toEqual([4, 2, 9, 1]);
});

test('filters leave who they say: a stage, all musts met, something to ask; nobody who is not read meets all musts', () => {
  expect(numbers({ stage: 'interview' })).toEqual([2]);
  expect(numbers({ allMusts: true })).toEqual([4, 2]);
  expect(numbers({ toAsk: true })).toEqual([2]);
});

test('filters leave who they say: a finding, a tag, a contest, a note that mentions the reader', () => {
  expect(numbers({ found: 'c2:met' })).toEqual([9]);
  expect(numbers({ found: 'c1:missing', stage: 'interview' })).toEqual([]);
  // A criterion that was deleted meanwhile leaves everybody.
  expect(numbers({ found: 'gone:met' })).toEqual([4, 2, 9, 1]);
  const marked = [
    row(1, 1, ['met', 'met', 'met'], { tags: ['payments'] }),
    row(2, 2, ['met', 'met', 'met'], { mentionsMe: true }),
    row(3, 3, ['met', 'met', 'met'], { cells: [{ state: 'met', quotes: 0, isChanged: false, isContested: true }] }),
  ];
  const left = (change: Partial<BoardView>) => selectRows(marked, criteria, { ...view, ...change }).map(({ number }) => number);
  expect([left({ tag: 'payments' }), left({ mentioned: true }), left({ contested: true })]).toEqual([[1], [2], [3]]);
});

test('another order puts those who are not read last, and leaves equals as the board has them', () => {
  expect(numbers({ sort: 'candidate' })).toEqual([1, 2, 4, 9]);
  expect(numbers({ sort: 'stage' })).toEqual([4, 9, 1, 2]);
  expect(numbers({ sort: 'criterion:c1' })).toEqual([4, 2, 9, 1]);
  expect(numbers({ sort: 'criterion:c2' })).toEqual([9, 2, 4, 1]);
  // A criterion that was deleted meanwhile orders nothing.
  expect(numbers({ sort: 'criterion:gone' })).toEqual([4, 2, 9, 1]);
});
