import { ReasonDialog } from './reason-dialog';
import { texts } from './texts';
import { useShowName } from './use-candidate-changes';

const words = texts.nameDialog;

/** Ends blind mode for one candidate; the log keeps who did so and why. */
export function ShowNameDialog({ jobId, candidateId, name, onClose }: { jobId: string; candidateId: string; name: string; onClose: () => void }) {
  const show = useShowName(jobId, candidateId);
  return (
    <ReasonDialog
      title={words.title(name)}
      lead={words.lead}
      label={words.reason}
      needed={words.needed}
      act={words.act}
      busy={show.isPending}
      error={show.error}
      onReason={(reason) => show.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
