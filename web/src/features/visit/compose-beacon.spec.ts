import { recordVisitInput, type VisitEvent } from '@folia/contracts/visit/shapes';
import { composeBeacon, isMoreThanOne } from './compose-beacon';

const ids = Array.from({ length: 40 }, (_, index) => `0198a1f0-0000-7000-8000-${String(index).padStart(12, '0')}`);
const done: VisitEvent[] = [{ type: 'visible', ms: 9_000 }, { type: 'input' }];

it('tells what was looked at longest, in beacons that are taken, and loses nothing of the rest', () => {
  let untold = { done, unsent: new Map(ids.map((id, index) => [`certification/${id}`, 1_000 + index])) };
  expect(isMoreThanOne(untold)).toBe(true);
  const told: VisitEvent[] = [];
  for (let beacons = 0; untold.unsent.size > 0; beacons += 1) {
    expect(beacons).toBeLessThan(4);
    const { events, left } = composeBeacon(untold, 60_000);
    const beacon = { token: 'x'.repeat(300), number: 100_000, events };
    expect(recordVisitInput.safeParse(beacon).error).toBeUndefined();
    expect(JSON.stringify(beacon).length).toBeLessThanOrEqual(2_048);
    told.push(...events);
    untold = left;
  }
  expect(told.slice(0, 2)).toEqual(done);
  expect(told.flatMap((event) => (event.type === 'seen' ? [event.itemId] : []))).toEqual(ids.toReversed());
});

it('claims no more time than has passed, and waits for what was only passed by', () => {
  const unsent = new Map([
    ['work', 8_000],
    [`work/${ids[0]}`, 3_000],
    ['talk', 499],
  ]);
  const { events, left } = composeBeacon({ done: [], unsent }, 5_000);
  expect(events).toEqual([
    { type: 'seen', section: 'work', itemId: undefined, ms: 5_000 },
    { type: 'seen', section: 'work', itemId: ids[0], ms: 3_000 },
  ]);
  expect([...left.unsent]).toEqual([['talk', 499]]);
  expect(isMoreThanOne({ done: [], unsent })).toBe(false);
});
