import { steps } from './steps';
import { texts } from './texts';
import { useStepsDone } from './use-steps-done';

/** How many of the first steps are done; nothing until each of them is known. */
export function StepsCount() {
  const { done, isWhole } = useStepsDone();
  if (!isWhole) return null;
  return (
    <span className="ms-auto text-xs text-ink-3 tabular-nums">
      {texts.count(done.size, steps.length)}
      <span className="sr-only"> {texts.countedSteps}</span>
    </span>
  );
}
