import type { FitRequirement } from '@folia/contracts/fit-score/shapes';

/**
 * What is missing where something is borne out in part: it is only listed, the paper itself is not shown, … ; null if the years explain it, or nothing is
 * missing.
 */
export type Closeness = 'listed' | 'paper' | 'level' | 'degree' | 'work' | 'part';

/** Why a requirement is only close to being met. Pure. */
export function closeTo({ status, kind, evidence }: Pick<FitRequirement, 'status' | 'kind' | 'evidence'>): Closeness | null {
  if (status !== 'partial' || kind === 'years') return null;
  if (kind === 'language') return 'level';
  if (kind === 'degree') return 'degree';
  if (kind === 'title') return 'work';
  if (evidence.length > 0 && evidence.every(({ source }) => source === 'skill-list')) return 'listed';
  return kind === 'credential' && evidence[0]?.source === 'work' ? 'paper' : 'part';
}
