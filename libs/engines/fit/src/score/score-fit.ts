import type { FitPart, FitPartName, FitRequirement, FitScore, GapWay, RequirementStatus } from '@folia/contracts/fit-score/shapes';
import { cite, tenth } from '../judge/find-evidence';
import { judgeCredential } from '../judge/judge-credential';
import { judgeDegree, judgeDuty, judgeLanguage, judgeLevel, judgeRole } from '../judge/judge-rest';
import { fieldOf, judgeSkill, judgeYears, type Verdict } from '../judge/judge-skill';
import { type PortfolioItem, type ReadPortfolio, readPortfolio } from '../read/portfolio/read-portfolio';
import { readPosting } from '../read/read-posting';
import { isLicence, type ReadPosting, type Requirement, requirementOf } from '../read/requirements/requirement';
import { atMostWithout, metFrom, partialFrom, partOf, partWeights, requirementWeights, scorerVersion } from './weights';

type Judged = { ask: Requirement; verdict: Verdict; part: FitPartName; weight: number };

const roleRequirement = (posting: ReadPosting): Requirement => ({
  id: 'role',
  kind: 'title',
  need: 'must',
  scored: true,
  label: posting.facts.role,
  anyOf: [posting.facts.role],
  start: 0,
  end: 0,
  years: null,
  options: [],
  isOpen: false,
  isFirm: false,
  degree: null,
});

function judge(posting: ReadPosting, portfolio: ReadPortfolio): Judged[] {
  const field = fieldOf(portfolio);
  const verdictOf = (requirement: Requirement): Verdict => {
    switch (requirement.kind) {
      case 'credential':
        return judgeCredential(requirement, portfolio, posting);
      case 'years':
        return judgeYears(requirement, portfolio, posting);
      case 'degree':
        return judgeDegree(requirement, portfolio, posting);
      case 'language':
        return judgeLanguage(requirement, portfolio);
      case 'location':
        return { credit: posting.facts.workplace === 'remote' ? 1 : 0, found: [], yearsFound: null, isKnown: false };
      case 'responsibility':
        return judgeDuty(requirement, portfolio, posting);
      default:
        return judgeSkill(requirement, portfolio, field, posting);
    }
  };
  const judged = posting.requirements.map(
    (requirement): Judged => ({ ask: requirement, verdict: verdictOf(requirement), part: partOf(requirement), weight: requirementWeights(requirement) }),
  );
  if (!posting.facts.role) return judged;
  const requirement = roleRequirement(posting);
  const role = judgeRole(portfolio, posting);
  const level = judgeLevel(portfolio, posting, role.credit);
  return [
    ...judged,
    { ask: requirement, verdict: role, part: 'role', weight: 1 },
    { ask: { ...requirement, id: 'level' }, verdict: level, part: 'level', weight: 1 },
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Tenths by largest remainder, so that the points of the parts add up to the score. */
function inTenths(values: readonly number[], total: number): number[] {
  const floors = values.map((value) => Math.floor(value * 10 + 1e-9));
  let left = Math.round(total * 10) - sum(floors);
  const order = values.map((value, index) => [value * 10 - (floors[index] ?? 0), index] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (const [, index] of order) if (left-- > 0) floors[index] = (floors[index] ?? 0) + 1;
  return floors.map((tenths) => tenths / 10);
}

const capOf = (lacking: readonly Judged[]) =>
  Math.min(100, ...lacking.map(({ ask: requirement }) => (isLicence(requirement) ? atMostWithout.licence : atMostWithout.certificate)));

function statusOf({ need, scored }: Requirement, { credit, found, isKnown }: Verdict): RequirementStatus {
  if (!scored) return 'unclear';
  if (credit >= partialFrom) return credit >= metFrom ? 'met' : 'partial';
  // What the work consists of is told to whoever reads, not asked of them: silence about it is no lack.
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

/** Holds one portfolio against a posting that was read once. `asOf` YYYY-MM or longer. Pure: same input, same bytes, whatever the order of the items. */
export const scoreAgainst = (posting: ReadPosting, items: readonly PortfolioItem[], asOf: string): FitScore =>
  scorePortfolio(posting, readPortfolio(items, asOf), asOf);

/** {@link scoreAgainst} for a portfolio that was read up to `asOf`. */
export function scorePortfolio(posting: ReadPosting, portfolio: ReadPortfolio, asOf: string): FitScore {
  const judged = judge(posting, portfolio);
  const counted = judged.filter(({ verdict, weight }) => verdict.isKnown && weight > 0);
  const lacking = counted.filter(
    ({ ask: requirement, verdict }) => requirement.kind === 'credential' && requirement.need === 'must' && requirement.isFirm && verdict.credit < partialFrom,
  );
  const atMost = capOf(lacking);
  const present = partWeights.filter(([name]) => counted.some(({ part }) => part === name));
  const whole = sum(present.map(([, weight]) => weight));
  const shares = new Map(
    present.map(([name]) => {
      const own = counted.filter(({ part }) => part === name);
      const weights = sum(own.map(({ weight }) => weight));
      return [name, { own: weights, share: sum(own.map(({ weight, verdict }) => weight * verdict.credit)) / weights }] as const;
    }),
  );
  const exact = present.map(([name, weight]) => (weight / whole) * (shares.get(name)?.share ?? 0) * atMost);
  const score = Math.min(100, tenth(sum(exact)));
  const points = inTenths(exact, score);
  const parts: FitPart[] = present.map(([name, weight], index) => ({
    name,
    weight: Math.round((weight / whole) * atMost * 100) / 100,
    share: Math.round((shares.get(name)?.share ?? 0) * 1000) / 1000,
    points: points[index] ?? 0,
  }));
  const requirements = judged.map((one): FitRequirement => {
    const { ask: requirement, verdict, part, weight } = one;
    const partWeight = partWeights.find(([name]) => name === part)?.[1] ?? 0;
    const inPart = counted.includes(one) ? ((partWeight / whole) * weight) / (shares.get(part)?.own ?? 1) : 0;
    const freed = lacking.includes(one) ? capOf(lacking.filter((other) => other !== one)) : atMost;
    const closed = (sum(exact) / atMost + inPart * (1 - verdict.credit)) * freed - sum(exact);
    const gap = tenth(closed);
    return {
      ...requirementOf(requirement),
      status: statusOf(requirement, verdict),
      evidence: requirement.scored ? cite(verdict.found) : [],
      yearsFound: verdict.yearsFound === null ? null : tenth(verdict.yearsFound),
      points: tenth(inPart * atMost),
      gained: tenth(inPart * verdict.credit * atMost),
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
    atMostBecause: lacking.map(({ ask: requirement }) => requirement.id),
    parts,
    job: posting.facts,
    passages: [...posting.passages],
    requirements,
    ruledOut: [...posting.ruledOut],
    matched: labels(true),
    missing: labels(false),
  };
}

/** Reads a posting and holds one portfolio against it. Throws AppError NOT_A_JOB, PAYLOAD_TOO_LARGE. Pure. */
export function scoreFit(postingText: string, items: readonly PortfolioItem[], asOf: string): FitScore {
  return scoreAgainst(readPosting(postingText), items, asOf);
}
