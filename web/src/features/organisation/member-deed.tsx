import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { FormDialog } from '../../ui/form-dialog';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';

type Work = { mutate: (reason: string) => void; isPending: boolean; error: Error | null };
type MemberDeedProps = {
  title: string;
  action: string;
  cancel?: string;
  caution?: boolean;
  /** Leaving needs none. */
  needsReason?: boolean;
  work: Work;
  onClose: () => void;
  children: ReactNode;
};

/** Says what follows, and asks why: the answer stands in the log. */
export function MemberDeed({ title, action, cancel = texts.cancel, caution = false, needsReason = true, work, onClose, children }: MemberDeedProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={title}
      action={action}
      cancel={cancel}
      caution={caution}
      isTyped={reason !== ''}
      isBusy={work.isPending}
      failure={work.error && reasonOf(work.error)}
      onClose={onClose}
      onSubmit={() => {
        const said = reason.trim();
        setMissing(needsReason && !said);
        if (said || !needsReason) work.mutate(said);
      }}
    >
      {children}
      {needsReason ? (
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          error={isMissing && !reason.trim() ? texts.reasonNeeded : null}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
    </FormDialog>
  );
}
