import type { ScreeningJob } from '@folia/contracts/screening/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Switch } from '../../../ui/switch';
import { jobKey } from '../api';
import { texts } from './texts';

/** Whether candidates are numbers until their interview. */
export function BlindSwitch({ job }: { job: ScreeningJob }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (isBlind: boolean) => api.patch('/screening/jobs/{jobId}', { path: { jobId: job.id }, body: { version: job.version, isBlind } }),
    onSettled: () => client.invalidateQueries({ queryKey: jobKey(job.id) }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <Switch
        label={texts.blind}
        checked={change.isPending ? change.variables : job.isBlind}
        onChange={(isBlind) => change.mutate(isBlind)}
        describedBy="blind-what"
      />
      <span id="blind-what" className={`text-xs ${change.error ? 'text-bad' : 'text-ink-3'}`}>
        {change.error ? reasonOf(change.error) : texts.blindWhat}
      </span>
    </div>
  );
}
