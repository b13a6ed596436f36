import { recordVisitInput, type VisitEvent } from '@folia/contracts/visit/shapes';
import { packEvents } from './pack-events';

const seen = (): VisitEvent => ({ type: 'seen', section: 'certification', itemId: crypto.randomUUID(), ms: 600_000 });

it('loses nothing, keeps the order, and makes only beacons that are taken', () => {
  const events: VisitEvent[] = [{ type: 'visible', ms: 12_000 }, ...Array.from({ length: 75 }, seen), { type: 'input' }];
  const packs = packEvents(events);
  expect(packs.flat()).toEqual(events);
  for (const pack of packs) {
    const beacon = { token: 'x'.repeat(300), number: 100_000, events: pack };
    expect(recordVisitInput.safeParse(beacon).error).toBeUndefined();
    expect(JSON.stringify(beacon).length).toBeLessThanOrEqual(2_048);
  }
  expect(packEvents(Array.from({ length: 41 }, () => ({ type: 'input' })))).toHaveLength(3);
  expect(packEvents([])).toEqual([]);
});
