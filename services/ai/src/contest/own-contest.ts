import type { OwnContest } from '@folia/contracts/contest/shapes';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import { quotesOf } from '../screening/quote-of';
import type { ContestRow } from './contest.repository';

/** A contest as its candidate sees it; `names` are those of people who answer, by their ids. */
export function ownContestOf(
  { id, from, reason, quotes, madeAt, dueAt, isLate, ...row }: ContestRow,
  resume: ScreenedResume | null,
  names: Record<string, string>,
): OwnContest {
  const by = row.answeredBy ? (names[row.answeredBy] ?? null) : null;
  return {
    id,
    from,
    reason,
    quotes: quotesOf(quotes, resume),
    madeAt: madeAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate,
    answer: row.to && row.answer !== null && row.answeredAt ? { to: row.to, reason: row.answer, at: row.answeredAt.toISOString(), by } : null,
  };
}
