import type { Posting } from '@folia/contracts/posting/shapes';
import { api } from '../../lib/api';
import { RemovalDialog } from '../../ui/removal-dialog';
import { nameOf } from './posting-row';
import { texts } from './texts';
import { useRefreshJobs } from './use-postings';

export function RemoveDialog({ job, onClose }: { job: Posting; onClose: () => void }) {
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
      remove={() => api.delete('/postings/{id}', { path: { id: job.id } })}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
