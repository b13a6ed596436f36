import { allPoints } from '@folia/contracts/screening/words';

/**
 * Divides points in proportion to the weights, in whole points: each gets at least one, the largest remainders get the rest, the first of equals before the
 * others. Throws when there are more weights than points. Pure.
 */
export function sharePoints(weights: readonly number[], points: number = allPoints): number[] {
  if (weights.length > points) throw new Error(`${points} points can't be divided among ${weights.length}`);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (whole > 0 ? weight / whole : 1 / weights.length) * points);
  const shares = exact.map((share) => Math.max(1, Math.floor(share + 1e-9)));
  const left = () => points - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((share, index) => [share - (shares[index] ?? 0), index] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (const [, index] of byRemainder) if (left() > 0) shares[index] = (shares[index] ?? 0) + 1;
  // Those below one point were given one: of those who have the most, whoever deserves it least gives it.
  const byMost = () => exact.map((share, index) => [shares[index] ?? 0, share, index] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1] || b[2] - a[2]);
  while (left() < 0) {
    const [[most, , index] = [0, 0, 0]] = byMost();
    shares[index] = most - 1;
  }
  return shares;
}

/** A criterion that counts, with the points it has. */
type Counted = { id: string; points: number };

/**
 * The points of all criteria after one of them got `wished` (null: an even share); the others give up or gain points in proportion, so that all stay 100. A
 * criterion that is alone has all of them. Pure.
 */
export function withPoints(counted: readonly Counted[], id: string, wished: number | null): Map<string, number> {
  const others = counted.filter((one) => one.id !== id);
  const even = Math.round(allPoints / (others.length + 1));
  const own = others.length === 0 ? allPoints : Math.min(Math.max(wished ?? even, 1), allPoints - others.length);
  return new Map([[id, own], ...pointsOf(others, allPoints - own)]);
}

/** The points of all criteria in proportion to those they have, so that they are 100 together. Pure. */
export function pointsOf(counted: readonly Counted[], points: number = allPoints): Map<string, number> {
  if (counted.length === 0) return new Map();
  const shares = sharePoints(
    counted.map((one) => one.points),
    points,
  );
  return new Map(counted.map(({ id }, index) => [id, shares[index] ?? 0]));
}
