import type { ResumeImportSummary } from '@folia/contracts/resume-import/shapes';
import { isBeingRead, isToReview } from '../../lib/resume-imports';
import type { Check, CheckName, Completeness } from './completeness';

/** The one thing worth doing now. */
export type NextAction =
  | { name: 'review' | 'follow'; entry: ResumeImportSummary }
  | { name: 'import' }
  | { name: 'publish' }
  | { name: 'share' }
  | { name: 'mend'; check: Check };

/** What opens a page is worth more than its points, because readers see it first. */
const first: readonly Check['name'][] = ['name', 'headline', 'position', 'summary', 'position-text'];
const order = ({ name }: Check) => (first.includes(name) ? first.indexOf(name) : first.length);

/** A page below this is not yet worth showing; above it, being seen is the next step. */
const worthShowing = 60;

type State = { itemCount: number; isPublic: boolean; completeness: Completeness; imports: readonly ResumeImportSummary[] };

/** What was begun, then real gaps, best first. Never empty: "Not now" moves on to the next one and wraps around. */
export function nextActions({ itemCount, isPublic, completeness, imports }: State): NextAction[] {
  const gaps = mend(completeness);
  const begun: NextAction[] = [
    ...imports.filter(isToReview).map((entry) => ({ name: 'review' as const, entry })),
    ...imports.filter(isBeingRead).map((entry) => ({ name: 'follow' as const, entry })),
  ];
  // The import has already been paid for, so it is no good to suggest another.
  if (itemCount === 0) return begun.length ? [...begun, ...gaps] : [{ name: 'import' }, ...gaps];
  if (isPublic) return begun.length || gaps.length ? [...begun, ...gaps] : [{ name: 'share' }];
  return completeness.total >= worthShowing ? [...begun, { name: 'publish' }, ...gaps] : [...begun, ...gaps, { name: 'publish' }];
}

/** A detail of something that does not exist yet is not a separate step: the thing itself comes first. */
const needs: Partial<Record<CheckName, CheckName>> = {
  'position-dates': 'position',
  'position-text': 'position',
  'skill-shown': 'skill-count',
  'project-text': 'project',
  'study-dates': 'study',
  'proof-link': 'proof',
};
const isReady = ({ name }: Check, missing: readonly Check[]) => !missing.some((other) => other.name === needs[name] && other.got === 0);

// `missing` is already sorted by points, and the sort is stable.
const mend = ({ missing }: Completeness): NextAction[] =>
  missing
    .filter((check) => isReady(check, missing))
    .sort((a, b) => order(a) - order(b))
    .map((check) => ({ name: 'mend', check }));
