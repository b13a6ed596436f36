import type { FitRequirement, FitScore } from '@folia/contracts/fit-score/shapes';
import fc from 'fast-check';
import { compareScores } from './compare-scores';

const requirement = (id: string, gained: number, itemIds: string[] = []) =>
  ({ id, label: id, gained, evidence: itemIds.map((itemId) => ({ itemId })) }) as FitRequirement;
const scoreOf = (score: number, requirements: FitRequirement[], scorerVersion = '1') => ({ score, requirements, scorerVersion }) as FitScore;

test('a score that rose says for what, and which entries bear it out now', () => {
  const before = scoreOf(74, [requirement('kafka', 0), requirement('go', 8, ['a'])]);
  const after = scoreOf(82, [requirement('kafka', 8, ['b']), requirement('go', 8, ['a'])]);
  expect(compareScores(before, after, 'earlier')).toEqual({
    against: 'earlier',
    difference: 8,
    otherScorer: false,
    changes: [{ requirementId: 'kafka', label: 'kafka', points: 8, itemIds: ['b'] }],
  });
});

test('the largest change comes first, and what no requirement accounts for stands last', () => {
  const before = scoreOf(50, [requirement('a', 1), requirement('b', 9)]);
  const after = scoreOf(60, [requirement('a', 5), requirement('b', 2)]);
  expect(compareScores(before, after, '').changes.map(({ requirementId, points }) => [requirementId, points])).toEqual([
    ['b', -7],
    ['a', 4],
    [null, 13],
  ]);
});

test('what another scorer reads no more is counted as gone, and it says that the scorer changed', () => {
  const compared = compareScores(scoreOf(10, [requirement('old', 10)]), scoreOf(0, [], '2'), '');
  expect(compared).toMatchObject({ difference: -10, otherScorer: true, changes: [{ requirementId: 'old', points: -10 }] });
});

test('what a later scorer numbers otherwise is still the same thing', () => {
  const renumbered = { ...requirement('Kafka', 8), id: 'r2' } as FitRequirement;
  expect(compareScores(scoreOf(8, [requirement('Kafka', 8)]), scoreOf(8, [renumbered], '2'), '').changes).toEqual([]);
});

test('the changes add up to the difference, and nothing changed is no change', () => {
  const tenths = fc.nat(1000).map((points) => points / 10);
  const requirements = fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tenths)
    .map((all) => Object.entries(all).map(([id, gained]) => requirement(id, gained)));
  fc.assert(
    fc.property(tenths, tenths, requirements, requirements, (was, is, earlier, later) => {
      const { difference, changes } = compareScores(scoreOf(was, earlier), scoreOf(is, later), '');
      expect(changes.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(difference, 6);
      expect(compareScores(scoreOf(is, later), scoreOf(is, later), '')).toMatchObject({ difference: 0, changes: [] });
    }),
  );
});
