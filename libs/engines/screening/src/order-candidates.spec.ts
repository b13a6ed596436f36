import { type FindingState, findingStates } from '@folia/contracts/screening/words';
import fc from 'fast-check';
import { orderCandidates, sumsOf } from './order-candidates';

const criteria = [
  { importance: 'must', points: 40 },
  { importance: 'must', points: 40 },
  { importance: 'nice', points: 20 },
] as const;
const of = (id: string, ...states: (FindingState | null)[]) => ({ id, states });
const day = '2026-11-23';

test('musts come first, then points; partial is half, unclear and missing are nothing', () => {
  const order = orderCandidates(
    criteria,
    [
      of('points', 'met', 'missing', 'met'),
      of('musts', 'met', 'partial', 'unclear'),
      of('unread', 'met', 'met', null),
      of('none', 'missing', 'unclear', 'missing'),
    ],
    day,
  );
  expect(order).toEqual([
    { id: 'musts', place: 1, isTied: false, mustsMet: 1.5, points: 60 },
    { id: 'points', place: 2, isTied: false, mustsMet: 1, points: 60 },
    { id: 'none', place: 3, isTied: false, mustsMet: 0, points: 0 },
  ]);
});

const state = fc.constantFrom(...findingStates);
const candidates = fc.array(fc.tuple(state, state, state), { maxLength: 30 }).map((all) => all.map((states, index) => ({ id: `c${index}`, states })));

test('for any findings: places follow the sums, those who tie share one, and who came first changes nothing', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const order = orderCandidates(criteria, all, day);
      expect(orderCandidates(criteria, all.toReversed(), day)).toEqual(order);
      for (const { id, place, isTied } of order) {
        const own = sumsOf(criteria, all.find((one) => one.id === id)?.states ?? []);
        const others = all.filter((one) => one.id !== id).map(({ states }) => sumsOf(criteria, states));
        const isBetter = (other: typeof own) =>
          other && own && (other.mustsMet > own.mustsMet || (other.mustsMet === own.mustsMet && other.points > own.points));
        expect(place).toBe(others.filter(isBetter).length + 1);
        expect(isTied).toBe(others.some((other) => other?.mustsMet === own?.mustsMet && other?.points === own?.points));
      }
    }),
  );
});

test('inside a tie every day draws anew, and over many days nobody is ahead', () => {
  const tied = Array.from({ length: 4 }, (_, index) => of(`candidate-${index}`, 'met', 'met', 'missing'));
  const days = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
  const firsts = days.map((one) => orderCandidates(criteria, tied, one)[0]?.id);
  for (const { id } of tied) expect(firsts.filter((first) => first === id).length).toBeGreaterThan(60);
  expect(new Set(orderCandidates(criteria, tied, day).map(({ place }) => place))).toEqual(new Set([1]));
});
