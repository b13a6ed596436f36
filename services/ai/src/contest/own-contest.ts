import type { OwnContest } from '@folia/contracts/contest/shapes';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import type { FindingState } from '@folia/contracts/screening/words';
import type { FoundQuote } from '@folia/screening/read-candidate';
import { quotesOf } from '../screening/quotes-of';

type KeptContest = {
  id: string;
  from: FindingState;
  reason: string;
  quotes: FoundQuote[];
  madeAt: Date;
  dueAt: Date;
  isLate: boolean;
  to: FindingState | null;
  answer: string | null;
  answeredBy: string | null;
  answeredAt: Date | null;
};

/** A contest as its candidate sees it; `names` are those of people who answer, by their ids. */
export function ownContestOf(contest: KeptContest, resume: ScreenedResume | null, names: Record<string, string>): OwnContest {
  const { id, from, reason, quotes, madeAt, dueAt, isLate, to, answer, answeredBy, answeredAt } = contest;
  const by = answeredBy ? (names[answeredBy] ?? null) : null;
  return {
    id,
    from,
    reason,
    quotes: quotesOf(quotes, resume),
    madeAt: madeAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate,
    answer: to && answer !== null && answeredAt ? { to, reason: answer, at: answeredAt.toISOString(), by } : null,
  };
}
