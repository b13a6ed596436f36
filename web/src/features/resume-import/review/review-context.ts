import type { EntryLine } from '@folia/contracts/resume-import/made-entries';
import type { ImportReview, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { createContext, useContext } from 'react';

/** What the parts of the review share: the draft, and which value is active or being edited. Both are keys of found fields. */
export type Review = {
  draft: ReviewDecisions;
  /** What the profile says now. */
  mine: ImportReview['mine'];
  change: (next: (draft: ReviewDecisions) => ReviewDecisions) => void;
  active: string | null;
  point: (key: string | null) => void;
  editing: string | null;
  edit: (key: string | null) => void;
  /** Doubtful values that a person has checked and found right. Only this screen remembers them; the decision about the entry is what counts. */
  checked: ReadonlySet<string>;
  check: (key: string, right: boolean) => void;
  /** The entry whose lines are offered as places to split it. */
  parting: string | null;
  part: (id: string | null) => void;
  splitAt: (line: EntryLine) => void;
};

export const ReviewContext = createContext<Review | null>(null);
export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('A part of the review stands outside it');
  return review;
}
