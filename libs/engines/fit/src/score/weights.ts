import type { FitPartName } from '@folia/contracts/fit-score/shapes';
import type { Requirement } from '../read/requirements/requirement';

/** Raised with every change that moves a score. */
export const scorerVersion = '9';

/** Shares of a whole score; parts a posting says nothing about leave theirs to the others. */
export const partWeights: readonly (readonly [FitPartName, number])[] = [
  ['must', 48],
  ['nice', 8],
  ['duties', 6],
  ['role', 16],
  ['years', 10],
  ['level', 5],
  ['education', 5],
  ['language', 2],
];

export const metFrom = 0.75;
export const partialFrom = 0.18;
/** What a score is scaled to when a credential that is needed on the first day is missing: a licence, or a certificate that a course gives. */
export const atMostWithout = { licence: 60, certificate: 85 } as const;

export function partOf({ kind, need }: Requirement): FitPartName {
  if (kind === 'years') return need === 'nice' ? 'nice' : 'years';
  if (kind === 'degree') return need === 'nice' ? 'nice' : 'education';
  if (kind === 'language') return need === 'nice' ? 'nice' : 'language';
  return need === 'must' ? 'must' : need === 'nice' ? 'nice' : 'duties';
}

/** Weight of a requirement within its part: credentials more than skills, words the taxonomy does not know less. */
export function requirementWeights({ kind, scored, options, years, need }: Requirement): number {
  if (!scored) return 0;
  if (kind === 'credential') return 1.5;
  if (kind === 'skill') return (options.some(({ skill }) => skill) ? 1 : 0.7) * (need === 'duty' ? 0.7 : 1);
  if (kind === 'years') return years ?? 1;
  return 1;
}
