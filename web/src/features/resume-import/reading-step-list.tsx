import { StepList, type StepState } from '../../ui/step-list';
import { type Reading, stepsOf } from './reading-steps';
import { readingTexts as texts } from './reading-texts';

/** An event names a step that is done; the one after it is under way. */
function stateOf(steps: readonly string[], place: number, reading: Reading | null): StepState {
  const reached = reading?.reached ? steps.indexOf(reading.reached) : reading ? 0 : -1;
  if (place <= reached) return 'done';
  return place === reached + 1 ? 'now' : 'next';
}

export function ReadingStepList({ reading }: { reading: Reading | null }) {
  const names = stepsOf(reading);
  const steps = names.map((step, place) => {
    const state = stateOf(names, place, reading);
    return { name: texts.stepNames[step] ?? step, state, facts: (state === 'done' && texts.stepFacts[step]?.(reading?.facts[step] ?? {})) || '' };
  });
  const spoken = reading?.reached ? `${texts.stepNames[reading.reached]}: ${texts.stepStates.done}` : '';
  return <StepList label={texts.progress} steps={steps} stateNames={texts.stepStates} spoken={spoken} className="mt-5" />;
}
