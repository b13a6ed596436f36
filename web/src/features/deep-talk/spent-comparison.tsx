import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useWaiting } from '../../lib/plan-job';
import { SpentPanel } from '../../ui/spent-panel';
import { texts } from './texts';

type SpentComparisonProps = {
  refusal: unknown;
  postingId: string;
  isOwn: boolean;
  /** Somebody goes for a bigger plan. */
  onPlans?: () => void;
};

/** Below a comparison with a job for which no FitScore was left. Of one's own portfolio it can wait as a score; of somebody else's, a bigger plan leads back here, where it is asked by itself. */
export function SpentComparison({ refusal, postingId, isOwn, onPlans }: SpentComparisonProps) {
  const { waiting } = useWaiting(refusal, (until) => api.post('/me/planned-jobs', { body: { kind: 'fit-score', start: { postingId }, until } }));
  if (isOwn && waiting) {
    return (
      <div className="mt-4">
        <SpentPanel {...waiting} units={texts.scoreUnits} act={texts.scoreIt} />
      </div>
    );
  }
  return (
    <Link to={paths.pricing.href()} className="link mt-2 inline-block" onClick={onPlans}>
      {texts.biggerPlan}
    </Link>
  );
}
