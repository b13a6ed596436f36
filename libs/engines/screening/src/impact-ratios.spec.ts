import { fewestInCell } from '@folia/contracts/audit/words';
import fc from 'fast-check';
import { type CountedCategory, impactRatios } from './impact-ratios';

const count = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 60 }));
const categories = fc
  .array(fc.tuple(count, count), { minLength: 1, maxLength: 8 })
  .map((all) => all.map(([movedOn, others], at): CountedCategory => ({ category: at === 0 ? null : `c${at}`, people: movedOn + others, movedOn })));

test('no figure about fewer than ten is told, nor does one follow from those that are', () => {
  fc.assert(
    fc.property(categories, (counted) => {
      const { total, cells } = impactRatios(counted);
      const told = cells.flatMap(({ figures }) => figures ?? []);
      for (const { people, movedOn } of [...told, ...(total ? [total] : [])]) {
        expect(movedOn).toBeGreaterThanOrEqual(fewestInCell);
        expect(people - movedOn).toBeGreaterThanOrEqual(fewestInCell);
      }
      if (!total || told.length === cells.length) return;
      const left = { people: total.people, movedOn: total.movedOn };
      for (const { people, movedOn } of told) {
        left.people -= people;
        left.movedOn -= movedOn;
      }
      expect(left.movedOn).toBeGreaterThanOrEqual(fewestInCell);
      expect(left.people - left.movedOn).toBeGreaterThanOrEqual(fewestInCell);
    }),
    { numRuns: 2_000 },
  );
});

test('what is told is what was counted, and no ratio is above one', () => {
  fc.assert(
    fc.property(categories, (counted) => {
      for (const [at, { category, figures }] of impactRatios(counted).cells.entries()) {
        expect(category).toBe(counted[at]?.category);
        if (!figures) continue;
        expect(figures).toMatchObject({ people: counted[at]?.people, movedOn: counted[at]?.movedOn, rate: figures.movedOn / figures.people });
        if (category === null) expect(figures.impactRatio).toBeNull();
        else expect(figures.impactRatio).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('the ratio is that of a rate to the highest: 20 of 80 against 40 of 80 is a half', () => {
  const { total, cells } = impactRatios([
    { category: 'female', people: 80, movedOn: 20 },
    { category: 'male', people: 80, movedOn: 40 },
    { category: null, people: 30, movedOn: 12 },
  ]);
  expect(total).toEqual({ people: 190, movedOn: 72 });
  expect(cells.map(({ figures }) => figures?.impactRatio)).toEqual([0.5, 1, null]);
});

test('one small category takes the next one along, because it would follow from the total', () => {
  const { cells } = impactRatios([
    { category: 'a', people: 100, movedOn: 50 },
    { category: 'b', people: 40, movedOn: 15 },
    { category: 'c', people: 5, movedOn: 2 },
  ]);
  expect(cells.map(({ category, figures }) => [category, figures !== null])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
});
