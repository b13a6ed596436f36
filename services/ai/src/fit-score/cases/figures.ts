import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FitScore } from '@folia/contracts/fit-score';
import { portfolioFromJson } from '../portfolio-from-json';
import { readJob } from '../read-job';
import { scoreAgainst } from '../score-fit';

type Truth = { name: string; aliases: string[] };
type Rule = { op: 'le' | 'eq' | 'gt' | 'lt'; tol?: number; margin?: number };
type Pair = { job: string; candidate: string };
type CaseSet = {
  asOf: string;
  jobs: string[];
  candidates: string[];
  grades: Record<string, Record<string, number | null>>;
  near: Record<string, string[]>;
  skills: (Pair & { matched: Truth[]; missing: Truth[]; forbidden: string[] })[];
  invariances: { id: string; type: string; a: Pair; b: Pair; rule: Rule }[];
};
export type Figures = { hardPairs: number; skillsRight: number; forbidden: string[]; broken: string[] };

const plain = (label: string) =>
  ` ${label
    .toLowerCase()
    .replace(/[^a-z0-9+#.&' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
const names = (label: string, { aliases }: Truth) => aliases.some((alias) => plain(label).includes(plain(alias)));

/**
 * Figures of one set of cases (form: cases/README.md): the share of pairs with different grades that are ranked right where the lower one is near, the
 * share of skills shown with the right status, labels shown that the job rules out, and rules between two portfolios that do not hold.
 */
export function figuresOf(directory: string): Figures {
  const data = (...path: string[]) => readFileSync(join(directory, 'data', ...path), 'utf8');
  const set = JSON.parse(data('set.json')) as CaseSet;
  const jobs = new Map(set.jobs.map((job) => [job, readJob(data('jobs', `${job}.txt`))]));
  const scores = new Map<string, FitScore>();
  const scoreOf = ({ job, candidate }: Pair): FitScore => {
    const key = `${job} ${candidate}`;
    const folder = set.candidates.includes(candidate) ? 'candidates' : 'variants';
    const score = scores.get(key) ?? scoreAgainst(jobs.get(job) ?? readJob(''), portfolioFromJson(data(folder, `${candidate}.json`), set.asOf), set.asOf);
    scores.set(key, score);
    return score;
  };

  let pairs = 0;
  let right = 0;
  for (const job of set.jobs) {
    const people = set.candidates.flatMap((candidate) => {
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
  return { hardPairs: right / pairs, skillsRight: shown / truths, forbidden, broken };
}
