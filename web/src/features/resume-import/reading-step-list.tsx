import { Check } from 'lucide-react';
import { BreathingDot } from '../../ui/breathing-dot';
import { texts } from './texts';
import { type Reading, stepsOf } from './use-reading';

/** An event names a step that is done; the one after it is under way. */
function stateOf(steps: readonly string[], place: number, reading: Reading | null) {
  const reached = reading?.reached ? steps.indexOf(reading.reached) : reading ? 0 : -1;
  if (place <= reached) return 'done';
  return place === reached + 1 ? 'now' : 'next';
}

export function ReadingStepList({ reading }: { reading: Reading | null }) {
  const steps = stepsOf(reading);
  const spoken = reading?.reached ? `${texts.stepNames[reading.reached]}: ${texts.stepStates.done}` : '';
  return (
    <>
      <ol aria-label={texts.progress} className="mt-5">
        {steps.map((step, place) => {
          const state = stateOf(steps, place, reading);
          const facts = state === 'done' ? texts.stepFacts[step]?.(reading?.facts[step] ?? {}) : '';
          return (
            <li key={step} className="relative grid min-h-[38px] grid-cols-[24px_1fr_auto] items-center gap-2">
              {place > 0 ? (
                <span aria-hidden="true" className={`absolute start-2 -top-2.5 h-5 border-s ${state === 'next' ? 'border-line-strong' : 'border-leaf'}`} />
              ) : null}
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
                {texts.stepNames[step]}
                <span className="sr-only">, {texts.stepStates[state]}</span>
              </span>
              <span className="text-ink-3">{facts}</span>
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
