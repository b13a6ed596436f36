import type { ScoreStep } from './use-score-steps';

const number = new Intl.NumberFormat('en');
const plural = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

export const progressTexts = {
  title: 'Scoring',
  label: 'Progress of the score',
  mayLeave: 'You may leave: the score will be in your history.',
  steps: { job: 'The job is read', portfolio: 'Your portfolio is looked through', score: 'The points are counted' } satisfies Record<ScoreStep, string>,
  facts: (step: ScoreStep, facts: Record<string, number> | undefined) => {
    if (step === 'job' && facts?.requirements !== undefined) return plural(facts.requirements, 'requirement', 'requirements');
    return step === 'portfolio' && facts?.items !== undefined ? plural(facts.items, 'entry', 'entries') : '';
  },
  states: { done: 'done', now: 'under way', next: 'to come' },
};
