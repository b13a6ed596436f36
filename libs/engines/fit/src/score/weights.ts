import type { FitPartName } from '@folia/contracts/fit-score/shapes';
import type { Requirement } from '../read/requirements/requirement';

/** Incremented with every change that moves a score. */
export const scorerVersion = '25';

/** Shares of a whole score; parts a posting says nothing about pass theirs to the others. */
export const partWeights: readonly (readonly [FitPartName, number])[] = [
  ['must', 40],
  ['nice', 5],
  ['duties', 4],
  ['role', 30],
  ['years', 8],
  ['level', 6],
  ['education', 4],
  ['language', 3],
];

/** Parts that ask for many things, which nobody has all of: a strong fit bears out about half of a long list. */
export const breadthParts: ReadonlySet<FitPartName> = new Set(['must', 'nice', 'duties']);
/** A list of this weight is worth half of an infinitely long one. */
export const breadth = 6;
/** A list of at least this weight gets all of its part's points; shorter ones leave some to the other parts. */
export const fullList = 4;
/** How much of what is shown counts if none of the work was of the posting's kind, and the likeness of work from which all of it counts. */
export const otherWork = 0.5;
export const knownWork = 0.35;

export const metFrom = 0.75;
export const partialFrom = 0.18;
/** What a score is scaled to when something needed on the first day is missing: a licence, a certificate from a course, the posting's language. */
export const atMostWithout = { licence: 60, certificate: 85, language: 85 } as const;

export function partOf({ kind, need }: Requirement): FitPartName {
  if (kind === 'years') return need === 'nice' ? 'nice' : 'years';
  if (kind === 'degree') return need === 'nice' ? 'nice' : 'education';
  if (kind === 'language') return need === 'nice' ? 'nice' : 'language';
  return need === 'must' ? 'must' : need === 'nice' ? 'nice' : 'duties';
}

/** Words the taxonomy does not know reflect how a posting is written more than what decides. */
const unknownWords = 0.5;

/** Weight of a requirement within its part: more for credentials than for skills, less for words the taxonomy does not know. */
export function requirementWeights({ kind, scored, options, years, need }: Requirement): number {
  if (!scored) return 0;
  if (kind === 'credential') return 1.5;
  if (kind === 'skill') return (options.some(({ skill }) => skill) ? 1 : unknownWords) * (need === 'duty' ? 0.7 : 1);
  if (kind === 'years') return years ?? 1;
  return 1;
}
