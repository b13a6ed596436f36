/** A step, the beginning, or the index to move to. */
export type Move = 'up' | 'down' | 'top' | number;

/** The new order after one entry moved; the same list when it cannot. */
export function moveEntry<T>(list: readonly T[], place: number, move: Move): T[] {
  const target = typeof move === 'number' ? move : move === 'top' ? 0 : move === 'up' ? place - 1 : place + 1;
  const entry = list[place];
  if (entry === undefined || target < 0 || target >= list.length || target === place) return [...list];
  const rest = list.filter((_, index) => index !== place);
  return [...rest.slice(0, target), entry, ...rest.slice(target)];
}
