import type { FitScore } from '@folia/contracts/fit-score/shapes';
import { readPosting } from '@folia/fit/read/read-posting';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import type { CaseSet, Pair, Rule, Truth } from './case-sets';
import { portfolioFromJson } from './portfolio-from-json';

/** What is counted over one set. `hardPairs`, `rightPairs`: pairs of different grades of which the lower one is near, and those ranked right. `skills`, `rightSkills`: skills to be shown, and those shown with the right status. */
export type Figures = { hardPairs: number; rightPairs: number; skills: number; rightSkills: number; forbidden: string[]; broken: string[] };

const plain = (label: string) =>
  ` ${label
    .toLowerCase()
    .replace(/[^a-z0-9+#.&' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
const names = (label: string, { aliases }: Truth) => aliases.some((alias) => plain(label).includes(plain(alias)));

/** Counts for one set what is ranked and shown right, which shown labels a posting rules out, and which rules between two portfolios fail. */
export function figuresOf(set: CaseSet): Figures {
  const jobs = new Map(Object.entries(set.jobs).map(([id, text]) => [id, readPosting(text)]));
  const portfolios = new Map(
    Object.entries({ ...set.variants, ...set.candidates }).map(([id, resume]) => [id, portfolioFromJson(JSON.stringify(resume), set.asOf)]),
  );
  const scores = new Map<string, FitScore>();
  const scoreOf = ({ job, candidate }: Pair): FitScore => {
    const key = `${job} ${candidate}`;
    const score = scores.get(key) ?? scoreAgainst(jobs.get(job) ?? readPosting(''), portfolios.get(candidate) ?? [], set.asOf);
    scores.set(key, score);
    return score;
  };

  let pairs = 0;
  let right = 0;
  for (const job of jobs.keys()) {
    const people = Object.keys(set.candidates).flatMap((candidate) => {
      const grade = set.grades[job]?.[candidate] === undefined ? 0 : set.grades[job]?.[candidate];
      return typeof grade === 'number' ? [{ candidate, grade, score: scoreOf({ job, candidate }).score }] : [];
    });
    for (const better of people)
      for (const worse of people) {
        if (better.grade <= worse.grade || (worse.grade === 0 && !set.near[job]?.includes(worse.candidate))) continue;
        pairs += 1;
        right += better.score > worse.score ? 1 : 0;
      }
  }

  let truths = 0;
  let shown = 0;
  const forbidden: string[] = [];
  for (const { job, candidate, matched, missing, forbidden: ruledOut } of set.skills) {
    const score = scoreOf({ job, candidate });
    truths += matched.length + missing.length;
    const isShown = (own: readonly string[], other: readonly string[]) => (truth: Truth) =>
      own.some((label) => names(label, truth)) && !other.some((label) => names(label, truth));
    shown += matched.filter(isShown(score.matched, score.missing)).length + missing.filter(isShown(score.missing, score.matched)).length;
    const labels = [...score.matched, ...score.missing].map(plain);
    forbidden.push(...ruledOut.filter((label) => labels.includes(plain(label))).map((label) => `${job} ${candidate}: ${label}`));
  }

  const holds = (rule: Rule, a: number, b: number) => {
    const { op, tol = 0, margin = 0 } = rule;
    if (op === 'le') return b <= a + tol + 1e-9;
    if (op === 'eq') return Math.abs(a - b) <= tol + 1e-9;
    return op === 'gt' ? b >= a + margin - 1e-9 : b <= a - margin + 1e-9;
  };
  const broken = set.invariances
    .filter(({ a, b, rule }) => !holds(rule, scoreOf(a).score, scoreOf(b).score))
    .map(({ id, type, a, b }) => `${id} ${type} ${a.job}: ${a.candidate} ${scoreOf(a).score}, ${b.candidate} ${scoreOf(b).score}`);
  return { hardPairs: pairs, rightPairs: right, skills: truths, rightSkills: shown, forbidden, broken };
}

/** The figures of many sets added up as one. */
export const together = (all: readonly Figures[]): Figures =>
  all.reduce((sum, one) => ({
    hardPairs: sum.hardPairs + one.hardPairs,
    rightPairs: sum.rightPairs + one.rightPairs,
    skills: sum.skills + one.skills,
    rightSkills: sum.rightSkills + one.rightSkills,
    forbidden: [...sum.forbidden, ...one.forbidden],
    broken: [...sum.broken, ...one.broken],
  }));
