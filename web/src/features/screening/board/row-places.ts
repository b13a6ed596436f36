/** Rows that stand one after the other, both ends included. */
export type Span = { first: number; last: number };

/** Where each row begins, in px from the first, and where the last one ends. */
export function placesOf(rows: readonly { id: string }[], heights: ReadonlyMap<string, number>, estimate: number): number[] {
  let next = 0;
  const places = rows.map(({ id }) => {
    const place = next;
    next += heights.get(id) ?? estimate;
    return place;
  });
  return [...places, next];
}

/** The row that stands at so many px from the first; the nearest one above or below all. */
export function rowAt(places: readonly number[], y: number): number {
  let low = 0;
  let high = Math.max(0, places.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What is drawn, from top to bottom: the rows in sight, and one that is kept. */
export function spansOf({ first, last }: Span, kept: number, count: number): Span[] {
  const sight = { first: Math.min(first, Math.max(0, count - 1)), last: Math.min(last, count - 1) };
  if (kept < 0 || kept >= count || (kept >= sight.first && kept <= sight.last)) return sight.last < sight.first ? [] : [sight];
  const alone = { first: kept, last: kept };
  return kept < sight.first ? [alone, sight] : [sight, alone];
}
