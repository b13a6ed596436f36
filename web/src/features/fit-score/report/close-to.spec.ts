import type { FitEvidence, FitRequirement } from '@folia/contracts/fit-score/shapes';
import { closeTo } from './close-to';

const from = (source: FitEvidence['source']): FitEvidence => ({
  itemId: 'one',
  field: 'name',
  entry: null,
  quote: 'Excel',
  source,
  years: null,
  strength: 0.5,
});

test.each<[FitRequirement['kind'], FitEvidence['source'], ReturnType<typeof closeTo>]>([
  ['skill', 'skill-list', 'listed'],
  ['skill', 'work', 'part'],
  ['credential', 'work', 'paper'],
  ['credential', 'certification', 'part'],
  ['degree', 'education', 'degree'],
  ['language', 'language', 'level'],
  ['title', 'work', 'work'],
  ['years', 'work', null],
])('%s shown in part by %s: %s', (kind, source, expected) => {
  expect(closeTo({ status: 'partial', kind, evidence: [from(source)] })).toBe(expected);
});

test('what is met or missing is not close', () => {
  expect(closeTo({ status: 'met', kind: 'skill', evidence: [from('work')] })).toBeNull();
  expect(closeTo({ status: 'missing', kind: 'skill', evidence: [] })).toBeNull();
});
