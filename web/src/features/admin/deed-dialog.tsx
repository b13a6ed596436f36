import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { FormDialog } from '../../ui/form-dialog';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';
import { useDeed } from './use-deed';

export type Deed = { title: string; text: string; action: string; caution?: boolean; work: (reason: string) => Promise<unknown> };

/** No action here without a reason. */
export function DeedDialog({ deed, onClose, children }: { deed: Deed; onClose: () => void; children?: ReactNode }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const deeds = useDeed(deed.work, onClose);
  return (
    <FormDialog
      title={deed.title}
      action={deed.action}
      cancel={texts.cancel}
      caution={deed.caution}
      isTyped={reason !== ''}
      isBusy={deeds.isPending}
      failure={deeds.error && reasonOf(deeds.error)}
      onClose={onClose}
      onSubmit={() => {
        const said = reason.trim();
        setMissing(!said);
        if (said) deeds.mutate(said);
      }}
    >
      <p className="max-w-[56ch] text-ink-2">{deed.text}</p>
      {children}
      <TextArea
        label={texts.reasonLabel}
        hint={texts.reasonHint}
        error={isMissing && !reason.trim() ? texts.reasonNeeded : null}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
