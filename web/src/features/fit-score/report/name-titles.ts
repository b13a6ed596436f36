import type { FitRequirement, FitScore } from '@folia/contracts/fit-score/shapes';
import { texts } from '../texts';

/** The kind of work and its level are not quotes from the posting, so they are named for what they are. Pure. */
export function nameTitles(result: FitScore): FitScore {
  const nameOf = ({ id, label }: FitRequirement) =>
    id === 'role' ? texts.report.kindOfWork(label) : id === 'level' ? texts.report.level(result.job.seniority) : label;
  return { ...result, requirements: result.requirements.map((one) => ({ ...one, label: nameOf(one) })) };
}
