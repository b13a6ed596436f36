import type { RunningEvent } from '@folia/contracts/job';
import { isAfter, progressMark } from './progress-mark';

const step = (attempt: number, name: string, percent: number): RunningEvent => ({ type: 'step', attempt, name, percent });
const told = (events: RunningEvent[]) => {
  const mark = progressMark();
  return events.flatMap((event) => mark.pass(event) ?? []);
};

test('a job that another worker starts again stays where it was until it is further', () => {
  const all = [step(1, 'job', 30), step(1, 'portfolio', 60), step(2, 'job', 30), step(2, 'portfolio', 60), step(2, 'score', 90)];
  expect(told(all)).toEqual([step(1, 'job', 30), step(1, 'portfolio', 60), step(2, 'portfolio', 60), step(2, 'portfolio', 60), step(2, 'score', 90)]);
});

test('what an earlier attempt said is not told after a later one has spoken', () => {
  expect(told([step(1, 'job', 30), { type: 'waiting', attempt: 3 }, { type: 'waiting', attempt: 2 }, step(2, 'portfolio', 60)])).toEqual([
    step(1, 'job', 30),
    { type: 'waiting', attempt: 3 },
  ]);
});

test('a job that no longer waits says so, also at a step that was told before', () => {
  expect(told([step(1, 'portfolio', 60), { type: 'waiting', attempt: 1 }, step(2, 'job', 30)]).at(-1)).toEqual(step(2, 'portfolio', 60));
});

test('words of an answer pass, whichever attempt found them', () => {
  const delta: RunningEvent = { type: 'delta', attempt: 1, claim: 0, offset: 0, text: 'She built bridges.' };
  expect(told([{ type: 'waiting', attempt: 2 }, delta])).toEqual([{ type: 'waiting', attempt: 2 }, delta]);
});

test.each([
  ['1700000000000-2', '1700000000000-10', false],
  ['1700000000000-10', '1700000000000-2', true],
  ['1700000000001-0', '1700000000000-5', true],
  ['1700000000000-0', '1700000000000-0', false],
  ['1700000000000-0', '0', true],
])('%s comes after %s: %s', (id, other, expected) => {
  expect(isAfter(id, other)).toBe(expected);
});
