import type { Check, CheckName, Completeness } from './completeness';

/** The one thing worth doing now. */
export type NextAction = { name: 'import' } | { name: 'publish' } | { name: 'share' } | { name: 'mend'; check: Check };

/** What opens a page is worth more than its points: a reader sees these first. */
const first: readonly Check['name'][] = ['name', 'headline', 'job', 'summary', 'job-text'];
const order = ({ name }: Check) => (first.includes(name) ? first.indexOf(name) : first.length);

/** A page below this is not yet worth showing; above it, being seen is the next step. */
const worthShowing = 60;

/** Real gaps, best first and never empty: "Not now" goes on to the next and around. */
export function nextActions(state: { itemCount: number; isPublic: boolean; completeness: Completeness }): NextAction[] {
  if (state.itemCount === 0) return [{ name: 'import' }, ...mend(state.completeness)];
  const gaps = mend(state.completeness);
  if (state.isPublic) return gaps.length ? gaps : [{ name: 'share' }];
  return state.completeness.total >= worthShowing ? [{ name: 'publish' }, ...gaps] : [...gaps, { name: 'publish' }];
}

/** A detail of something that is not there yet is no step of its own: the thing comes first. */
const needs: Partial<Record<CheckName, CheckName>> = {
  'job-dates': 'job',
  'job-text': 'job',
  'skill-shown': 'skill-count',
  'project-text': 'project',
  'study-dates': 'study',
  'proof-link': 'proof',
};
const isReady = ({ name }: Check, missing: readonly Check[]) => !missing.some((other) => other.name === needs[name] && other.got === 0);

// `missing` is sorted by points already, and the sort is stable.
const mend = ({ missing }: Completeness): NextAction[] =>
  missing
    .filter((check) => isReady(check, missing))
    .sort((a, b) => order(a) - order(b))
    .map((check) => ({ name: 'mend', check }));
