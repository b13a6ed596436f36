import { stemOf } from './words';

const shortestPart = 3;
const shortestMisspelt = 5;
/** Of two words that are written as one. */
const shortestJoined = 4;

/** Whether one letter more, less, other, or swapped with its neighbour makes one word of the other. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''));
}

/** The known words that a word no article has may stand for: what it is a slip of, what it is put together from, what begins so, or what it begins with. */
export function meantBy(word: string, known: ReadonlySet<string>): string[] {
  if (known.has(stemOf(word))) return [word];
  const begun = word.length < shortestPart ? [] : [...known].filter((other) => other.startsWith(word));
  if (begun.length > 0) return begun;
  if (word.length < shortestMisspelt) return [word];
  const slips = [...known].filter((other) => other.length >= shortestPart + 1 && (isOneSlipAway(word, other) || isOneSlipAway(stemOf(word), other)));
  if (slips.length > 0) return slips;
  for (let at = shortestJoined; at <= word.length - shortestJoined; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.has(stemOf(part)))) return parts;
  }
  // `scammer` is about `scam`: the longest known word that it begins with.
  const stem = [...known].filter((other) => other.length >= shortestJoined && word.startsWith(other)).sort((one, other) => other.length - one.length)[0];
  return [stem ?? word];
}
