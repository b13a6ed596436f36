import { allPoints } from '@folia/contracts/screening/words';
import fc from 'fast-check';
import { pointsOf, sharePoints, withPoints } from './share-points';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
const weights = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 24 });

test('whole points in proportion, at least one each, all of them given', () => {
  expect(sharePoints([1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharePoints([3, 1], 20)).toEqual([15, 5]);
  fc.assert(
    fc.property(weights, (all) => {
      const shares = sharePoints(all);
      expect(sum(shares)).toBe(allPoints);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
      const byWeight = shares.toSorted((a, b) => a - b);
      const pairs = all.map((weight, index) => [weight, shares[index] ?? 0] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      expect(pairs.map(([, share]) => share)).toEqual(byWeight);
    }),
  );
});

test('one criterion gets what is wished, the others give way in proportion', () => {
  const counted = [
    { id: 'a', points: 50 },
    { id: 'b', points: 30 },
    { id: 'c', points: 20 },
  ];
  expect(withPoints(counted, 'c', 60)).toEqual(
    new Map([
      ['c', 60],
      ['a', 25],
      ['b', 15],
    ]),
  );
  expect(sum(withPoints(counted, 'new', null).values())).toBe(allPoints);
  expect(withPoints(counted, 'new', null).get('new')).toBe(25);
  expect(withPoints([{ id: 'a', points: 100 }], 'a', 7)).toEqual(new Map([['a', 100]]));
  expect(pointsOf(counted.slice(0, 2))).toEqual(
    new Map([
      ['a', 63],
      ['b', 37],
    ]),
  );
});
