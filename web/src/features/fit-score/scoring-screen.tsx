import type { KeptFitScore } from '@folia/contracts/fit-score/history';
import { ProgressBar } from '../../ui/progress-bar';
import { StepList, type StepState } from '../../ui/step-list';
import { WaitingNote } from '../../ui/waiting-note';
import { Crumbs } from './crumbs';
import { progressTexts } from './progress-texts';
import { texts } from './texts';
import { scoreSteps, useScoreSteps } from './use-score-steps';

const words = progressTexts;

/** A score in progress: named steps with what was counted. People may leave, and the screen says so. */
export function ScoringScreen({ score, onOver }: { score: KeptFitScore; onOver: () => void }) {
  const { reached, percent, facts, isWaiting } = useScoreSteps(score.id, onOver);
  const done = reached ? scoreSteps.indexOf(reached) : -1;
  const steps = scoreSteps.map((step, place) => {
    const state: StepState = place <= done ? 'done' : place === done + 1 ? 'now' : 'next';
    return { name: words.steps[step], state, facts: words.facts(step, facts[step]) };
  });
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={texts.title} />
      <h1 className="headline mt-4">{words.title}</h1>
      <p className="mt-1.5 mb-8 text-ink-2">{[score.role || texts.unnamedJob, score.company].filter(Boolean).join(' · ')}</p>
      <div className="max-w-[480px]">
        <ProgressBar label={words.label} value={reached ? percent : undefined} />
        <StepList label={words.label} steps={steps} stateNames={words.states} spoken={reached ? words.steps[reached] : ''} className="mt-4" />
        <WaitingNote isWaiting={isWaiting} className="mt-4" />
        <p className="mt-3 text-xs text-ink-3">{words.mayLeave}</p>
      </div>
    </div>
  );
}
