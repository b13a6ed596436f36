import type { FitComparison } from '@folia/contracts/fit-score/history';
import type { FitRequirement, FitScore } from '@folia/contracts/fit-score/shapes';

const tenth = (points: number) => Math.round(points * 10) / 10 + 0;
/** Matches the same request even if another scorer numbers or labels it differently; identical words are told apart by their order. */
function byKey(requirements: readonly FitRequirement[]): Map<string, FitRequirement> {
  const keyed = new Map<string, FitRequirement>();
  for (const one of requirements) {
    const key = one.kind === 'title' ? one.id : `${one.kind}|${one.label.toLowerCase()}`;
    let place = 1;
    while (keyed.has(`${key}|${place}`)) place += 1;
    keyed.set(`${key}|${place}`, one);
  }
  return keyed;
}
const itemsOf = (requirement: FitRequirement | undefined) => new Set(requirement?.evidence.map(({ itemId }) => itemId));

/**
 * What makes `after` differ from `before`, two scores of one posting: requirement by requirement, largest first, and then what no single one accounts for
 * (rounding, or a limit that no longer applies). The changes add up to the difference, in tenths. Pure.
 */
export function compareScores(before: FitScore, after: FitScore, against: string): FitComparison {
  const difference = tenth(after.score - before.score);
  const earlier = byKey(before.requirements);
  const later = byKey(after.requirements);
  const changes = [...later].map(([key, one]) => {
    const was = earlier.get(key);
    const known = itemsOf(was);
    return {
      requirementId: one.id,
      label: one.label,
      points: tenth(one.gained - (was?.gained ?? 0)),
      itemIds: [...itemsOf(one)].filter((id) => !known.has(id)),
    };
  });
  const gone = [...earlier]
    .filter(([key]) => !later.has(key))
    .map(([, { id, label, gained }]) => ({ requirementId: id, label, points: tenth(-gained), itemIds: [] }));
  const told = [...changes, ...gone].filter(({ points }) => points !== 0).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const rest = tenth(difference - told.reduce((sum, { points }) => sum + points, 0));
  return {
    against,
    difference,
    otherScorer: before.scorerVersion !== after.scorerVersion,
    changes: rest === 0 ? told : [...told, { requirementId: null, label: '', points: rest, itemIds: [] }],
  };
}
