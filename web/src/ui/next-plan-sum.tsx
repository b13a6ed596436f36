import { useNextPlan } from '../lib/next-plan';
import { nextPlanTexts } from './next-plan-texts';

/** What the next larger plan costs today and from then on; nothing where none is sold, and until that is known. */
export function NextPlanSum() {
  const nextPlan = useNextPlan();
  return nextPlan ? <p className="text-s text-ink-2">{nextPlanTexts.sum(nextPlan)}</p> : null;
}
