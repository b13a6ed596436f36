import type { Finding } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { type FindingState, findingStates, longestReason } from '@folia/contracts/screening/words';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Segmented } from '../../../ui/segmented';
import { TextArea } from '../../../ui/text-field';
import { texts } from './texts';
import { useChangeFinding } from './use-candidate-changes';

const words = texts.changeDialog;

type ChangeFindingDialogProps = { jobId: string; candidateId: string; name: string; criterion: Criterion; finding: Finding; onClose: () => void };

/** A person's word instead of what was read, with the reason that is kept beside it. */
export function ChangeFindingDialog({ jobId, candidateId, name, criterion, finding, onClose }: ChangeFindingDialogProps) {
  const [state, setState] = useState<FindingState>(finding.state ?? 'unclear');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const change = useChangeFinding(jobId, candidateId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(!why);
    if (why) change.mutate({ criterionId: criterion.id, state, reason: why }, { onSuccess: onClose });
  };
  return (
    <Modal
      visible
      width="md"
      title={words.title(name)}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button look="primary" type="submit" form={form} busy={change.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">
          <b className="font-semibold text-ink">{criterion.words}</b>, {texts.importance(criterion.importance)}. {words.lead}
        </p>
        <Segmented label={words.finding} value={state} options={findingStates.map((value) => ({ value, label: texts.state(value) }))} onChange={setState} />
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          maxLength={longestReason}
          error={isMissing && !reason.trim() ? words.reasonNeeded : change.error ? reasonOf(change.error) : null}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            change.reset();
          }}
        />
      </form>
    </Modal>
  );
}
