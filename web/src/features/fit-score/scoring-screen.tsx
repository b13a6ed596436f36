import type { KeptFitScore } from '@folia/contracts/fit-score-history';
import { Check } from 'lucide-react';
import { BreathingDot } from '../../ui/breathing-dot';
import { ProgressBar } from '../../ui/progress-bar';
import { Crumbs } from './crumbs';
import { texts } from './texts';
import { scoreSteps, useScoreSteps } from './use-score-steps';

const words = texts.progress;

/** A score on its way: named steps with what was counted. Leaving is allowed and said. */
export function ScoringScreen({ score, onOver }: { score: KeptFitScore; onOver: () => void }) {
  const { reached, percent, facts } = useScoreSteps(score.id, onOver);
  const done = reached ? scoreSteps.indexOf(reached) : -1;
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={texts.title} />
      <h1 className="headline mt-4">{words.title}</h1>
      <p className="mt-1.5 mb-8 text-ink-2">{[score.role || texts.unnamedJob, score.company].filter(Boolean).join(' · ')}</p>
      <div className="max-w-[480px]">
        <ProgressBar label={words.label} value={reached ? percent : undefined} />
        <ol aria-label={words.label} className="mt-4">
          {scoreSteps.map((step, place) => {
            const state = place <= done ? 'done' : place === done + 1 ? 'now' : 'next';
            return (
              <li key={step} className="grid min-h-10 grid-cols-[24px_1fr_auto] items-center gap-2">
                <span aria-hidden="true" className="grid w-[18px] place-items-center text-leaf">
                  {state === 'done' ? (
                    <Check className="size-4" />
                  ) : state === 'now' ? (
                    <BreathingDot className="size-[9px] bg-leaf" />
                  ) : (
                    <span className="size-[5px] rounded-full bg-line-strong" />
                  )}
                </span>
                <span className={state === 'now' ? 'font-semibold' : state === 'next' ? 'text-ink-3' : ''}>
                  {words.steps[step]}
                  <span className="sr-only">, {words.states[state]}</span>
                </span>
                <span className="text-ink-3">{words.facts(step, facts[step])}</span>
              </li>
            );
          })}
        </ol>
        <p className="mt-3 text-xs text-ink-3">{words.mayLeave}</p>
        <p aria-live="polite" className="sr-only">
          {reached ? words.steps[reached] : ''}
        </p>
      </div>
    </div>
  );
}
