import type { Finding, ScreeningCandidate } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';

/** `numbers`: that of each candidate's first quote, counted across the whole page. */
export type ComparedRow = { criterion: Criterion; findings: readonly (Finding | null)[]; numbers: readonly number[] };

const isMust = ({ importance }: Criterion) => Number(importance === 'must');

/** Criteria in which candidates differ, those with more points first, and those in which all are alike. */
export function compareFindings(
  criteria: readonly Criterion[],
  candidates: readonly Pick<ScreeningCandidate, 'findings'>[],
): { differing: ComparedRow[]; alike: ComparedRow[] } {
  const rows = criteria
    .map((criterion) => ({ criterion, findings: candidates.map(({ findings }) => findings.find(({ criterionId }) => criterionId === criterion.id) ?? null) }))
    .map((row) => ({ ...row, isAlike: new Set(row.findings.map((one) => one?.state ?? null)).size === 1 }))
    .sort(
      (one, other) =>
        Number(one.isAlike) - Number(other.isAlike) || isMust(other.criterion) - isMust(one.criterion) || other.criterion.points - one.criterion.points,
    );
  let next = 1;
  const numbered = rows.map(({ isAlike, ...row }) => ({
    isAlike,
    row: {
      ...row,
      numbers: row.findings.map((finding) => {
        const first = next;
        next += finding?.quotes.length ?? 0;
        return first;
      }),
    },
  }));
  const of = (alike: boolean) => numbered.filter(({ isAlike }) => isAlike === alike).map(({ row }) => row);
  return { differing: of(false), alike: of(true) };
}
