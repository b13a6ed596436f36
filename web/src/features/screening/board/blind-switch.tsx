import type { ScreeningJob } from '@folia/contracts/screening/shapes';
import { reasonOf } from '../../../lib/reason-of';
import { Switch } from '../../../ui/switch';
import { texts } from './texts';
import { useChangeJob } from './use-change-job';

/** Whether candidates are numbers until their interview. */
export function BlindSwitch({ job }: { job: ScreeningJob }) {
  const change = useChangeJob(job);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <Switch
        label={texts.blind}
        checked={change.isPending ? Boolean(change.variables.isBlind) : job.isBlind}
        onChange={(isBlind) => change.mutate({ isBlind })}
        describedBy="blind-what"
      />
      <span id="blind-what" className={`text-xs ${change.error ? 'text-bad' : 'text-ink-3'}`}>
        {change.error ? reasonOf(change.error) : texts.blindWhat}
      </span>
    </div>
  );
}
