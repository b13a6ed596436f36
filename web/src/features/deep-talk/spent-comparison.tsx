import { Link, useLocation } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useWaiting } from '../../lib/plan-job';
import { storageKeys, writeStored } from '../../lib/storage';
import { SpentPanel } from '../../ui/spent-panel';
import { texts } from './texts';

type SpentComparisonProps = { refusal: unknown; postingId: string; isOwn: boolean };

/** Below a comparison with a job for which no FitScore was left. Of one's own portfolio it can wait as a score; of somebody else's, a bigger plan leads back here. */
export function SpentComparison({ refusal, postingId, isOwn }: SpentComparisonProps) {
  const { pathname, search } = useLocation();
  const { waiting } = useWaiting(refusal, (until) => api.post('/me/planned-jobs', { body: { kind: 'fit-score', start: { postingId }, until } }));
  if (isOwn && waiting) {
    return (
      <div className="mt-4">
        <SpentPanel {...waiting} units={texts.scoreUnits} act={texts.scoreIt} />
      </div>
    );
  }
  return (
    <Link to={paths.pricing.href()} className="link mt-2 inline-block" onClick={() => writeStored('sessionStorage', storageKeys.cameFrom, pathname + search)}>
      {texts.biggerPlan}
    </Link>
  );
}
