import type { Finding } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import type { FindingState } from '@folia/contracts/screening/words';
import { compareFindings } from './compare-findings';

const criterion = (id: string, importance: Criterion['importance'], points: number): Criterion => ({
  id,
  version: 1,
  words: id,
  importance,
  points,
  looksFor: [],
  warning: null,
});
const finding = (criterionId: string, state: FindingState, quotes = 0): Finding => ({
  criterionId,
  state,
  quotes: Array.from({ length: quotes }, () => ({ itemId: 'i', kind: 'work' as const, heading: '', field: 'summary', entry: null, text: 'words' })),
  years: null,
  changed: null,
  points: 0,
  most: 10,
});

test('where they differ comes first, musts before the rest and more points before fewer; numbers run across the whole page', () => {
  const criteria = [criterion('alike', 'must', 40), criterion('nice', 'nice', 30), criterion('small', 'must', 10), criterion('large', 'must', 20)];
  const one = { findings: [finding('alike', 'met', 1), finding('nice', 'met', 1), finding('small', 'met', 2), finding('large', 'met', 1)] };
  const other = { findings: [finding('alike', 'met', 1), finding('nice', 'missing'), finding('small', 'partial', 1)] };
  const { differing, alike } = compareFindings(criteria, [one, other]);
  expect(differing.map((row) => [row.criterion.id, row.numbers])).toEqual([
    ['large', [1, 2]],
    ['small', [2, 4]],
    ['nice', [5, 6]],
  ]);
  expect(alike.map((row) => [row.criterion.id, row.numbers])).toEqual([['alike', [6, 7]]]);
  expect(differing[0]?.findings[1]).toBeNull();
});
