import type { CriterionImportance } from '@folia/contracts/screening/words';
import { allPoints } from '@folia/contracts/screening/words';
import type { ReadPosting, Requirement } from '@folia/fit/read/requirements/requirement';
import { type CriterionReading, keptReading } from './criterion-reading';
import { readCriterion } from './read-criterion';
import { sharePoints } from './share-points';

/** A criterion as a posting gives it, before a person changes it. */
export type DraftCriterion = { words: string; importance: CriterionImportance; points: number; reading: CriterionReading };

/** The points that musts have together, where there are wishes too. */
const pointsOfMusts = 80;
/** More is no board any more; people add what they miss. */
const most = { must: 9, nice: 3, excluded: 3 };

/** What counts more in a posting: the paper without which nobody may start, then what is known by name. */
function weightOf({ kind, options }: Pick<Requirement, 'kind' | 'options'>): number {
  if (kind === 'credential') return 1.5;
  return kind !== 'skill' || options.some(({ skill }) => skill) ? 1 : 0.5;
}

type Weighed = Omit<DraftCriterion, 'points'> & { weight: number };

/** The heaviest of a need, in the order of the posting. */
function chosen(requirements: readonly Requirement[], importance: 'must' | 'nice', count: number): Weighed[] {
  const isWithin = (inner: Requirement, outer: Requirement) => outer.start <= inner.start && inner.end <= outer.end;
  // "Five years of Kafka" is one thing: both have to hold, and both are quoted.
  const inYears = (years: Requirement) =>
    years.kind === 'years' && years.options.length > 0 ? requirements.filter((one) => one.kind === 'skill' && isWithin(one, years)) : [];
  const covered = new Set(requirements.flatMap(inYears));
  const wanted = requirements.filter((one) => one.need === importance && one.scored && one.kind !== 'location' && !covered.has(one));
  const heaviest = new Set(wanted.toSorted((a, b) => weightOf(b) - weightOf(a) || a.start - b.start).slice(0, count));
  const seen = new Set<string>();
  return wanted.flatMap((one) => {
    const words = one.label;
    if (!heaviest.has(one) || seen.has(words.toLowerCase())) return [];
    seen.add(words.toLowerCase());
    return [{ words, importance, weight: weightOf(one), reading: keptReading([...inYears(one), one]) }];
  });
}

/** The posting's own kind of work, where a title says it. */
const roleIn = ({ facts, role }: ReadPosting): Weighed[] =>
  facts.role && role.family !== null ? [{ words: facts.role, importance: 'must', weight: 1.5, reading: { role: true, requirements: [] } }] : [];

/**
 * The criteria that a posting gives: its kind of work, the musts and wishes that count in a FitScore, the heaviest ones of long lists, and what it rules out,
 * which is left out of everything. `mayAsk` says which words may be a criterion at all. Musts share 80 points and wishes 20, or one of them all 100. Pure.
 */
export function readCriteria(posting: ReadPosting, mayAsk: (words: string) => boolean): DraftCriterion[] {
  const allowed = posting.requirements.filter(({ label }) => mayAsk(label));
  const role = roleIn(posting).filter(({ words }) => mayAsk(words));
  const musts = [...role, ...chosen(allowed, 'must', most.must - role.length)];
  const nices = chosen(allowed, 'nice', most.nice);
  const ofMusts = nices.length === 0 ? allPoints : musts.length === 0 ? 0 : pointsOfMusts;
  const out = [...new Set(posting.ruledOut.map(({ label }) => label).filter(mayAsk))].slice(0, most.excluded);
  return [
    ...withShares(musts, ofMusts),
    ...withShares(nices, allPoints - ofMusts),
    ...out.map((words): DraftCriterion => ({ words, importance: 'excluded', points: 0, reading: readCriterion(words) })),
  ];
}

function withShares(drafts: readonly Weighed[], points: number): DraftCriterion[] {
  if (drafts.length === 0) return [];
  const shares = sharePoints(
    drafts.map(({ weight }) => weight),
    points,
  );
  return drafts.map(({ weight: _weight, ...draft }, index) => ({ ...draft, points: shares[index] ?? 0 }));
}
