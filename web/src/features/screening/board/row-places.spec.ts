import fc from 'fast-check';
import { placesOf, rowAt, spansOf } from './row-places';

const rows = (count: number) => Array.from({ length: count }, (_, place) => ({ id: String(place) }));

it('finds the row at any place, whatever the rows that were measured are high', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 }), fc.integer({ min: -200, max: 20_000 }), (high, y) => {
      const measured = new Map(high.flatMap((height, place) => (place % 2 ? [[String(place), height] as const] : [])));
      const places = placesOf(rows(high.length), measured, 53);
      const row = rowAt(places, y);
      const [begins = 0, ends = 0] = [places[row], places[row + 1]];
      expect(ends - begins).toBe(row % 2 ? high[row] : 53);
      if (y >= 0 && y < (places.at(-1) ?? 0)) expect([begins <= y, y < ends]).toEqual([true, true]);
      else expect(row).toBe(y < 0 ? 0 : high.length - 1);
    }),
  );
});

it('draws the kept row wherever the page stands, each row once, and none that is not there', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(60), fc.nat(20), fc.integer({ min: -1, max: 60 }), (count, first, more, kept) => {
      const drawn = spansOf({ first, last: Math.min(count - 1, first + more) }, kept, count).flatMap((span) =>
        Array.from({ length: span.last - span.first + 1 }, (_, place) => span.first + place),
      );
      expect(drawn).toEqual([...new Set(drawn)].sort((one, other) => one - other));
      expect(drawn.every((row) => row >= 0 && row < count)).toBe(true);
      if (kept >= 0 && kept < count) expect(drawn).toContain(kept);
    }),
  );
});
