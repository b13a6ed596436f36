import type { SavedJob } from '@folia/contracts/saved-job';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { nameOf } from './job-row';
import { texts } from './texts';
import { useDeleteJob } from './use-saved-jobs';

const words = texts.removal;

export function RemoveDialog({ job, onClose }: { job: SavedJob; onClose: () => void }) {
  const toast = useToast();
  const remove = useDeleteJob(() => {
    toast(words.done);
    onClose();
  });
  return (
    <Modal visible popup width="sm" title={words.title(nameOf(job))} onClose={onClose}>
      <p className="text-ink-2">{words.text}</p>
      {remove.isError ? (
        <p role="alert" className="mt-3 text-bad">
          {reasonOf(remove.error)}
        </p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="caution" busy={remove.isPending} onClick={() => remove.mutate(job.id)}>
          {words.confirm}
        </Button>
      </div>
    </Modal>
  );
}
