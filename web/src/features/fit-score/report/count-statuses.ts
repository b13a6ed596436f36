import type { FitRequirement, RequirementStatus } from '@folia/contracts/fit-score/shapes';

/** How many requirements have each status. Pure. */
export function countStatuses(requirements: readonly FitRequirement[]): Record<RequirementStatus, number> {
  const counts = { met: 0, partial: 0, missing: 0, unclear: 0 };
  for (const { status } of requirements) counts[status] += 1;
  return counts;
}
