import { type CriterionImportance, type FindingState, findingWorth } from '@folia/contracts/screening/words';

/** What the order reads of a criterion and of a candidate: nothing about who they are. `states` are in the order of the criteria, null where not read. */
export type CountedCriterion = { importance: CriterionImportance; points: number };
export type CountedCandidate = { id: string; states: readonly (FindingState | null)[] };
/** `points` of 100 and `mustsMet`, both in halves. */
export type Standing = { id: string; place: number; isTied: boolean; mustsMet: number; points: number };

/** What somebody's findings add up to; null while one of them is not read: not read is not zero. Pure. */
export function sumsOf(criteria: readonly CountedCriterion[], states: readonly (FindingState | null)[]): { mustsMet: number; points: number } | null {
  let [mustsMet, points] = [0, 0];
  for (const [index, { importance, points: most }] of criteria.entries()) {
    const state = states[index];
    if (!state) return null;
    if (importance === 'must') mustsMet += findingWorth[state];
    points += findingWorth[state] * most;
  }
  return { mustsMet, points };
}

/**
 * Everybody who is read, in the order of the board: musts met, then points (DESIGN section 14). Those who tie share a place, and inside a tie the order is drawn
 * anew each day (`day`: YYYY-MM-DD, UTC). The order in which they are given changes nothing. Pure.
 */
export function orderCandidates(criteria: readonly CountedCriterion[], candidates: readonly CountedCandidate[], day: string): Standing[] {
  const summed = candidates.flatMap(({ id, states }) => {
    const sums = sumsOf(criteria, states);
    return sums ? [{ id, ...sums, draw: drawOf(`${day} ${id}`) }] : [];
  });
  summed.sort((a, b) => b.mustsMet - a.mustsMet || b.points - a.points || a.draw - b.draw || (a.id < b.id ? -1 : 1));
  const isSame = (index: number, other: number) => summed[index]?.mustsMet === summed[other]?.mustsMet && summed[index]?.points === summed[other]?.points;
  let place = 0;
  return summed.map(({ id, mustsMet, points }, index): Standing => {
    if (!isSame(index, index - 1)) place = index + 1;
    return { id, place, isTied: isSame(index, index - 1) || isSame(index, index + 1), mustsMet, points };
  });
}

/** A number for a text that looks like chance and is always the same: FNV-1a with the last mixing of MurmurHash3, 32 bits. */
function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
