import { longestReason } from '@folia/contracts/screening/words';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { TextArea } from '../../../ui/text-field';
import { texts } from './texts';

type ReasonDialogProps = {
  title: string;
  lead: string;
  label: string;
  needed: string;
  act: string;
  isCaution?: boolean;
  busy: boolean;
  error: unknown;
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** Asks why before something that the log keeps with its reason. */
export function ReasonDialog({ title, lead, label, needed, act, isCaution = false, busy, error, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(!why);
    if (why) onReason(why);
  };
  return (
    <Modal
      visible
      width="md"
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button look={isCaution ? 'caution' : 'primary'} type="submit" form={form} busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">{lead}</p>
        <TextArea
          label={label}
          maxLength={longestReason}
          error={isMissing && !reason.trim() ? needed : error ? reasonOf(error) : null}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Modal>
  );
}
