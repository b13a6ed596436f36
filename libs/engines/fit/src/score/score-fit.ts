import type { FitPart, FitPartName, FitRequirement, FitScore, GapWay, RequirementStatus } from '@folia/contracts/fit-score';
import { cite, tenth } from '../judge/find-evidence';
import { judgeCredential } from '../judge/judge-credential';
import { judgeDegree, judgeDuty, judgeLanguage, judgeLevel, judgeRole } from '../judge/judge-rest';
import { fieldOf, judgeSkill, judgeYears, type Verdict } from '../judge/judge-skill';
import { type PortfolioItem, type ReadPortfolio, readPortfolio } from '../read/portfolio/read-portfolio';
import { readJob } from '../read/read-job';
import { type Ask, isLicence, type ReadJob, requirementOf } from '../read/requirements/ask';
import { askWeights, atMostWithout, metFrom, partialFrom, partOf, partWeights, scorerVersion } from './weights';

type Judged = { ask: Ask; verdict: Verdict; part: FitPartName; weight: number };

const roleAsk = (job: ReadJob): Ask => ({
  id: 'role',
  kind: 'title',
  need: 'must',
  label: job.facts.role,
  anyOf: [job.facts.role],
  start: 0,
  end: 0,
  years: null,
  options: [],
  isOpen: false,
  isFirm: false,
  degree: null,
});

function judge(job: ReadJob, portfolio: ReadPortfolio): Judged[] {
  const field = fieldOf(portfolio);
  const verdictOf = (ask: Ask): Verdict => {
    switch (ask.kind) {
      case 'credential':
        return judgeCredential(ask, portfolio, job);
      case 'years':
        return judgeYears(ask, portfolio, job);
      case 'degree':
        return judgeDegree(ask, portfolio, job);
      case 'language':
        return judgeLanguage(ask, portfolio);
      case 'location':
        return { credit: job.facts.workplace === 'remote' ? 1 : 0, found: [], yearsFound: null, isKnown: false };
      case 'responsibility':
        return judgeDuty(ask, portfolio, job);
      default:
        return judgeSkill(ask, portfolio, field, job);
    }
  };
  const judged = job.asks.map((ask): Judged => ({ ask, verdict: verdictOf(ask), part: partOf(ask), weight: askWeights(ask) }));
  if (!job.facts.role) return judged;
  const ask = roleAsk(job);
  const role = judgeRole(portfolio, job);
  const level = judgeLevel(portfolio, job, role.credit);
  return [...judged, { ask, verdict: role, part: 'role', weight: 1 }, { ask: { ...ask, id: 'level' }, verdict: level, part: 'level', weight: 1 }];
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

const capOf = (lacking: readonly Judged[]) => Math.min(100, ...lacking.map(({ ask }) => (isLicence(ask) ? atMostWithout.licence : atMostWithout.certificate)));

function statusOf({ need }: Ask, { credit, found, isKnown }: Verdict): RequirementStatus {
  if (credit >= partialFrom) return credit >= metFrom ? 'met' : 'partial';
  // What the work consists of is told to whoever reads, not asked of them: silence about it is no lack.
  const isSilent = need === 'duty' && found.length === 0;
  return isKnown && !isSilent ? 'missing' : 'unclear';
}

function waysOf({ ask, verdict }: Judged, gap: number): GapWay[] {
  if (gap < 0.05) return [];
  if (ask.kind === 'years' || ask.kind === 'title') return ['add-evidence', 'leave'];
  const isListed = verdict.found.length > 0 && verdict.found.every(({ item }) => item.source === 'skill-list');
  if (isListed) return ['show-in-work', 'learn', 'leave'];
  return ['add-evidence', 'learn', 'leave'];
}

/** Holds one portfolio against a job that was read once. `asOf` YYYY-MM or longer. Pure: same input, same bytes, whatever the order of the items. */
export const scoreAgainst = (job: ReadJob, items: readonly PortfolioItem[], asOf: string): FitScore => scorePortfolio(job, readPortfolio(items, asOf), asOf);

/** {@link scoreAgainst} for a portfolio that was read up to `asOf`. */
export function scorePortfolio(job: ReadJob, portfolio: ReadPortfolio, asOf: string): FitScore {
  const judged = judge(job, portfolio);
  const counted = judged.filter(({ verdict, weight }) => verdict.isKnown && weight > 0);
  const lacking = counted.filter(({ ask, verdict }) => ask.kind === 'credential' && ask.need === 'must' && ask.isFirm && verdict.credit < partialFrom);
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
    const { ask, verdict, part, weight } = one;
    const partWeight = partWeights.find(([name]) => name === part)?.[1] ?? 0;
    const inPart = counted.includes(one) ? ((partWeight / whole) * weight) / (shares.get(part)?.own ?? 1) : 0;
    const freed = lacking.includes(one) ? capOf(lacking.filter((other) => other !== one)) : atMost;
    const closed = (sum(exact) / atMost + inPart * (1 - verdict.credit)) * freed - sum(exact);
    const gap = tenth(closed);
    return {
      ...requirementOf(ask),
      status: statusOf(ask, verdict),
      evidence: cite(verdict.found),
      yearsFound: verdict.yearsFound === null ? null : tenth(verdict.yearsFound),
      points: tenth(inPart * atMost),
      gained: tenth(inPart * verdict.credit * atMost),
      gap,
      ways: waysOf(one, gap),
    };
  });
  const named = requirements.filter(
    ({ kind, need }) => (kind === 'skill' || kind === 'credential' || kind === 'degree' || kind === 'language') && need !== 'duty',
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
    job: job.facts,
    passages: [...job.passages],
    requirements,
    ruledOut: [...job.ruledOut],
    matched: labels(true),
    missing: labels(false),
  };
}

/** Reads a job and holds one portfolio against it. Throws AppError NOT_A_JOB, PAYLOAD_TOO_LARGE. Pure. */
export function scoreFit(jobText: string, items: readonly PortfolioItem[], asOf: string): FitScore {
  return scoreAgainst(readJob(jobText), items, asOf);
}
