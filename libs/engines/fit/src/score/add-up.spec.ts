import fc from 'fast-check';
import type { Requirement } from '../read/requirements/requirement';
import { addUp, totalWith } from './add-up';
import type { Judged } from './judge-requirements';
import { partWeights } from './weights';

const asked: Requirement = {
  id: 'r',
  kind: 'skill',
  need: 'must',
  scored: true,
  label: 'Something',
  anyOf: ['Something'],
  start: 0,
  end: 9,
  years: null,
  options: [],
  isOpen: false,
  isFirm: false,
  degree: null,
};
const judged = (part: Judged['part'], credit: number, weight = 1, isLaw = false): Judged => ({
  ask: { ...asked, kind: isLaw ? 'credential' : 'skill' },
  verdict: { credit, found: [], yearsFound: null, isKnown: true },
  part,
  weight,
  isLaw,
});
const credit = fc.integer({ min: 0, max: 20 }).map((share) => share / 20);
const one = fc
  .tuple(fc.constantFrom(...partWeights.map(([name]) => name)), credit, fc.constantFrom(0.35, 0.5, 0.7, 1, 1.5), fc.integer({ min: 0, max: 9 }))
  .map(([part, share, weight, law]) => (part === 'role' ? judged(part, share) : judged(part, share, weight, part === 'must' && law === 0)));
const list = fc
  .array(one, { minLength: 1, maxLength: 30 })
  .map((all) => all.filter(({ part }, index) => part !== 'role' || all.findIndex((other) => other.part === 'role') === index));
const total = (all: readonly Judged[]) => addUp(all).total;
const lift = (all: readonly Judged[], index: number, by: number) =>
  all.map((each, at) => (at === index ? { ...each, verdict: { ...each.verdict, credit: Math.min(1, each.verdict.credit + by) } } : each));

test('more of anything never lowers the sum', () => {
  fc.assert(
    fc.property(list, fc.nat(), credit, (all, pick, by) => {
      expect(total(lift(all, pick % all.length, by))).toBeGreaterThanOrEqual(total(all) - 1e-9);
    }),
    { numRuns: 2000 },
  );
});

test('a posting that asks less of what is missing never gives less', () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.constantFrom('must', 'nice', 'duties'), (all, place, part) => {
      const missing = judged(part as 'must', 0, [0.5, 1, 1.5][place % 3]);
      expect(total(all)).toBeGreaterThanOrEqual(total([...all, missing]) - 1e-9);
    }),
    { numRuns: 2000 },
  );
});

test('what requirements hold adds up to what can be had, what they bring to the sum, and nobody has more than there is', () => {
  fc.assert(
    fc.property(list, (all) => {
      const { holds, brings, atMost, total: sum } = addUp(all);
      const add = (map: ReadonlyMap<Judged, number>) => [...map.values()].reduce((result, points) => result + points, 0);
      expect(add(holds)).toBeCloseTo(atMost, 6);
      expect(add(brings)).toBeCloseTo(sum, 6);
      for (const [each, points] of brings) expect(points).toBeLessThanOrEqual((holds.get(each) ?? 0) + 1e-9);
      for (const each of all) expect(totalWith(all, each)).toBeLessThanOrEqual(100 + 1e-9);
    }),
    { numRuns: 500 },
  );
});

test('the order in which a posting asks changes nothing', () => {
  fc.assert(
    fc.property(list, (all) => expect(total(all.toReversed())).toBeCloseTo(total(all), 6)),
    { numRuns: 500 },
  );
});

test('half of a long list borne out is most of its points, half of a short one is less', () => {
  const share = (length: number) =>
    addUp(Array.from({ length }, (_, index) => judged('must', index % 2 === 0 ? 1 : 0))).parts.find(({ name }) => name === 'must')?.share ?? 0;
  expect(share(20)).toBeGreaterThan(0.75);
  expect(share(4)).toBeLessThan(0.7);
});

test('the same skills count less where none of the work was of the kind', () => {
  const skills = [judged('must', 1), judged('must', 1), judged('must', 1)];
  const must = (role: number) => addUp([...skills, judged('role', role)]).parts.find(({ name }) => name === 'must')?.points ?? 0;
  expect(must(0)).toBeLessThan(must(0.9) * 0.6);
  expect(addUp(skills).total).toBeCloseTo(100, 6);
});
