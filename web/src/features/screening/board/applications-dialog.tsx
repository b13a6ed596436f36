import type { ScreeningJob } from '@folia/contracts/screening/shapes';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { CopyLink } from '../../../ui/copy-link';
import { Modal } from '../../../ui/modal';
import { Switch } from '../../../ui/switch';
import { texts } from './texts';
import { useChangeJob } from './use-change-job';

const words = texts.applications;

/** How candidates come to a job: by its own page, where they see what is read before they agree. */
export function ApplicationsDialog({ job, onClose }: { job: ScreeningJob; onClose: () => void }) {
  const change = useChangeJob(job);
  const isOpen = change.isPending ? Boolean(change.variables.takesApplications) : job.takesApplications;
  return (
    <Modal visible width="md" title={words.title} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-ink-2">{words.lead}</p>
        <div>
          <Switch
            label={words.open}
            checked={isOpen}
            disabled={job.state === 'closed'}
            onChange={(takesApplications) => change.mutate({ takesApplications })}
            describedBy="applications-note"
          />
          <p id="applications-note" className={`mt-1 text-[0.8125rem] ${change.error ? 'text-bad' : 'text-ink-3'}`}>
            {change.error ? reasonOf(change.error) : job.state === 'closed' ? words.closed : isOpen ? words.isOpen : words.isShut}
          </p>
        </div>
        {job.takesApplications ? <CopyLink path={paths.job.href(job.id)} /> : null}
      </div>
    </Modal>
  );
}
