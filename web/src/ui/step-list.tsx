import { Check } from 'lucide-react';
import { BreathingDot } from './breathing-dot';

export type StepState = 'done' | 'now' | 'next';
/** `facts`: what was counted, once it is done. */
type Step = { name: string; state: StepState; facts: string };
type StepListProps = {
  label: string;
  steps: readonly Step[];
  /** What screen readers say for each state. */
  stateNames: Record<StepState, string>;
  /** Screen readers say it whenever it changes. */
  spoken: string;
  className?: string;
};

/** The named steps of a job. */
export function StepList({ label, steps, stateNames, spoken, className = '' }: StepListProps) {
  return (
    <>
      <ol aria-label={label} className={className}>
        {steps.map(({ name, state, facts }, place) => (
          <li key={name} className="relative grid min-h-[38px] grid-cols-[24px_1fr_auto] items-center gap-2">
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
              {name}
              <span className="sr-only">, {stateNames[state]}</span>
            </span>
            <span className="text-ink-3">{facts}</span>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
