import type { FitRequirement, FitScore } from '@folia/contracts/fit-score';
import type { FitComparison } from '@folia/contracts/fit-score-history';

const tenth = (points: number) => Math.round(points * 10) / 10 + 0;
/** Ids are stable within one job text; the words beside them tell when another scorer read it otherwise. */
const keyOf = ({ id, label }: FitRequirement) => `${id}|${label}`;
const itemsOf = (requirement: FitRequirement | undefined) => new Set(requirement?.evidence.map(({ itemId }) => itemId));

/**
 * What makes `after` differ from `before`, two scores of one job: requirement by requirement, the largest first, and what no single one accounts for
 * (rounding, or a limit that fell). The changes add up to the difference, in tenths. Pure.
 */
export function compareScores(before: FitScore, after: FitScore, against: string): FitComparison {
  const difference = tenth(after.score - before.score);
  const earlier = new Map(before.requirements.map((one) => [keyOf(one), one]));
  const later = new Set(after.requirements.map(keyOf));
  const changes = after.requirements.map((one) => {
    const known = itemsOf(earlier.get(keyOf(one)));
    return {
      requirementId: one.id,
      label: one.label,
      points: tenth(one.gained - (earlier.get(keyOf(one))?.gained ?? 0)),
      itemIds: [...itemsOf(one)].filter((id) => !known.has(id)),
    };
  });
  const gone = before.requirements
    .filter((one) => !later.has(keyOf(one)))
    .map(({ id, label, gained }) => ({ requirementId: id, label, points: tenth(-gained), itemIds: [] }));
  const told = [...changes, ...gone].filter(({ points }) => points !== 0).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const rest = tenth(difference - told.reduce((sum, { points }) => sum + points, 0));
  return {
    against,
    difference,
    otherScorer: before.scorerVersion !== after.scorerVersion,
    changes: rest === 0 ? told : [...told, { requirementId: null, label: '', points: rest, itemIds: [] }],
  };
}
