import type { SavedJob } from '@folia/contracts/saved-job/shapes';
import { api } from '../../lib/api';
import { RemovalDialog } from '../../ui/removal-dialog';
import { nameOf } from './job-row';
import { texts } from './texts';
import { useRefreshJobs } from './use-saved-jobs';

export function RemoveDialog({ job, onClose }: { job: SavedJob; onClose: () => void }) {
  const refresh = useRefreshJobs();
  const onRemoved = () => {
    onClose();
    void refresh();
  };
  const { title, text, done } = texts.removal;
  return (
    <RemovalDialog
      title={title(nameOf(job))}
      text={text}
      done={done}
      remove={() => api.delete(`/saved-jobs/${job.id}`)}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
