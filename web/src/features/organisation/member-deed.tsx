import { type ReactNode, useId, useState } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
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
  const form = useId();
  return (
    <Modal
      visible
      onClose={onClose}
      title={title}
      width="md"
      isModal={reason !== ''}
      foot={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} look={caution ? 'caution' : 'primary'} busy={work.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const said = reason.trim();
          setMissing(needsReason && !said);
          if ((said || !needsReason) && !work.isPending) work.mutate(said);
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
        <p role="alert" className="text-bad empty:hidden">
          {work.error ? reasonOf(work.error) : ''}
        </p>
      </form>
    </Modal>
  );
}
