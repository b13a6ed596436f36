import type { FitPart, FitRequirement, FitScore, GapWay, RequirementStatus } from '@folia/contracts/fit-score/shapes';
import { cite, tenth } from '../judge/find-evidence';
import type { Verdict } from '../judge/judge-skill';
import { type PortfolioItem, type ReadPortfolio, readPortfolio } from '../read/portfolio/read-portfolio';
import { readPosting } from '../read/read-posting';
import { type ReadPosting, type Requirement, requirementOf } from '../read/requirements/requirement';
import { addUp, totalWith } from './add-up';
import { type Judged, judgeRequirements } from './judge-requirements';
import { metFrom, partialFrom, scorerVersion } from './weights';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Tenths by largest remainder, so that the points of the parts add up to the score. */
function inTenths(values: readonly number[], total: number): number[] {
  const floors = values.map((value) => Math.floor(value * 10 + 1e-9));
  let left = Math.round(total * 10) - sum(floors);
  const order = values.map((value, index) => [value * 10 - (floors[index] ?? 0), index] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (const [, index] of order) if (left-- > 0) floors[index] = (floors[index] ?? 0) + 1;
  return floors.map((tenths) => tenths / 10);
}

function statusOf({ need, scored }: Requirement, { credit, found, isKnown, isClose, isShown }: Verdict): RequirementStatus {
  if (!scored) return 'unclear';
  if (credit >= partialFrom) return isShown || (credit >= metFrom && !isClose) ? 'met' : 'partial';
  // Duties describe the work to the reader and do not ask for anything, so saying nothing about one is not a gap.
  const isSilent = need === 'duty' && found.length === 0;
  return isKnown && !isSilent ? 'missing' : 'unclear';
}

function waysOf({ ask: requirement, verdict }: Judged, gap: number): GapWay[] {
  if (gap < 0.05) return [];
  if (requirement.kind === 'years' || requirement.kind === 'title') return ['add-evidence', 'leave'];
  const isListed = verdict.found.length > 0 && verdict.found.every(({ item }) => item.source === 'skill-list');
  if (isListed) return ['show-in-work', 'learn', 'leave'];
  return ['add-evidence', 'learn', 'leave'];
}

/** Scores one portfolio against a posting that was read once. `asOf` YYYY-MM or longer. Pure: same input, same bytes, whatever the order of the items. */
export const scoreAgainst = (posting: ReadPosting, items: readonly PortfolioItem[], asOf: string): FitScore =>
  scorePortfolio(posting, readPortfolio(items, asOf), asOf);

/** {@link scoreAgainst} for a portfolio that was read up to `asOf`. */
export function scorePortfolio(posting: ReadPosting, portfolio: ReadPortfolio, asOf: string): FitScore {
  const judged = judgeRequirements(posting, portfolio);
  const { parts: sums, total, atMost, lacking, holds, brings } = addUp(judged);
  const score = Math.min(100, tenth(total));
  const points = inTenths(
    sums.map((part) => part.points),
    score,
  );
  const parts = sums.map(
    ({ name, weight, share }, index): FitPart => ({
      name,
      weight: Math.round(weight * 100) / 100,
      share: Math.round(share * 1000) / 1000,
      points: points[index] ?? 0,
    }),
  );
  const requirements = judged.map((one): FitRequirement => {
    const { ask: requirement, verdict } = one;
    const held = holds.get(one);
    const gap = held === undefined ? 0 : Math.max(0, tenth(totalWith(judged, one) - total));
    return {
      ...requirementOf(requirement),
      status: statusOf(requirement, verdict),
      evidence: requirement.scored ? cite(verdict.found) : [],
      yearsFound: verdict.yearsFound === null ? null : tenth(verdict.yearsFound),
      points: tenth(held ?? 0),
      gained: tenth(brings.get(one) ?? 0),
      gap,
      ways: waysOf(one, gap),
    };
  });
  const named = requirements.filter(
    ({ kind, need, scored }) => scored && (kind === 'skill' || kind === 'credential' || kind === 'degree' || kind === 'language') && need !== 'duty',
  );
  const labels = (isHad: boolean) => [
    ...new Set(named.filter(({ status }) => status !== 'unclear' && (status !== 'missing') === isHad).map(({ label }) => label)),
  ];
  return {
    scorerVersion,
    asOf: asOf.slice(0, 7),
    score,
    atMost,
    atMostBecause: lacking.map(({ ask }) => ask.id),
    parts,
    job: posting.facts,
    passages: [...posting.passages],
    requirements,
    ruledOut: [...posting.ruledOut],
    matched: labels(true),
    missing: labels(false),
  };
}

/** Reads a posting and scores one portfolio against it. Throws AppError NOT_A_JOB, PAYLOAD_TOO_LARGE. Pure. */
export function scoreFit(postingText: string, items: readonly PortfolioItem[], asOf: string): FitScore {
  return scoreAgainst(readPosting(postingText), items, asOf);
}
